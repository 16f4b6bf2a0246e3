# Isto é permitido, e quanto vale? E como se monta um tabuleiro à mão.

allowed-title = Isto é permitido?
allowed-hint = Coloque as peças como estão na sua mesa. A última é a peça em questão. Ou comece com um exemplo.
allowed-unread = Este link não traz nenhuma pergunta que se possa ler. Coloque as peças aqui.
allowed-answers = As respostas
allowed-agree =
    { $points ->
        [one] Permitido por todas as regras: { $points } ponto.
       *[other] Permitido por todas as regras: { $points } pontos.
    }
allowed-differ = Permitido por todas as regras, mas elas contam de formas diferentes: de { $low } a { $high } pontos.
allowed-some = { $count } de { $all } regras permitem.
allowed-none = Nenhuma das regras permite.
allowed-yes = Permitido
allowed-no = Não permitido
allowed-clash = Na ponta marcada está { $lies }, e a peça traz { $brings }.
allowed-no-side = Só toca com a ponta. É preciso encostar um lado inteiro em outra peça.
allowed-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
allowed-clauses =
    { $count ->
        [one] A regra e a sua fonte
       *[other] As { $count } regras e a sua fonte
    }
allowed-by-point = Mostrar também os lugares que só tocam com a ponta
allowed-again = Recomeçar
allowed-share = Perguntar a outras pessoas
allowed-link = Um link com esta pergunta
allowed-examples = Exemplos
allowed-example-bridge = Uma ponte
allowed-example-hexagon = Um hexágono
allowed-example-double = Um hexágono duplo
allowed-example-wedge = Entre duas peças
allowed-example-clash = Um algarismo não combina
allowed-example-point = Só uma ponta toca
allowed-example-opening = A primeira peça: 5-5-5
allowed-example-zero = A primeira peça: 0-0-0

# Montar um tabuleiro
build-panel = Qual peça colocar
build-begin = Toque no lugar do tabuleiro e escolha a peça.
build-more = Toque em um lugar livre para colocar a próxima peça, ou em uma peça para mudá-la.
build-more-asking = Toque em um lugar para a próxima peça, ou em uma peça para perguntar sobre ela.
build-which = Qual peça?
build-place = Lugar livre junto a { $digits }
build-place-free = Lugar livre
build-asked-place = { $tile }, a peça em questão
build-laid = { $tile } está na mesa.
build-dropped = { $tile } saiu: não pode ficar onde estava.
build-turn = Girar
build-turned = Girada: { $tile }
build-ask = Perguntar sobre esta peça
build-asked = A pergunta agora é sobre { $tile }.
build-other = Outra peça aqui
build-away = Tirar
build-gone = { $tile } foi tirada.
build-holds = { $tile } fica enquanto segurar as outras.

# Escolher uma peça
pick-keys = Algarismos da peça
pick-fits = { $tile }, encaixa
pick-not = { $tile }, não encaixa
pick-count =
    { $fits ->
        [0] Nenhuma de { $count } encaixa aqui.
        [one] { $fits } de { $count } encaixa aqui.
       *[other] { $fits } de { $count } encaixam aqui.
    }
