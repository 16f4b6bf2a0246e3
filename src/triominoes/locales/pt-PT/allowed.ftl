# Isto é permitido, e quanto vale? E como se dispõe um tabuleiro à mão.

allowed-title = Isto é permitido?
allowed-hint = Ponha as peças como estão na sua mesa. A última é a peça em causa. Ou comece por um exemplo.
allowed-unread = Esta ligação não tem nenhuma pergunta que se possa ler. Ponha as peças aqui.
allowed-answers = As respostas
allowed-agree =
    { $points ->
        [one] Permitido por todas as regras: { $points } ponto.
       *[other] Permitido por todas as regras: { $points } pontos.
    }
allowed-differ = Permitido por todas as regras, mas não contam o mesmo: de { $low } a { $high } pontos.
allowed-some = { $count } de { $all } regras permitem-no.
allowed-none = Nenhuma das regras o permite.
allowed-yes = Permitido
allowed-no = Não permitido
allowed-clash = Na ponta marcada está { $lies }, e a peça traz { $brings }.
allowed-no-side = Só toca com a ponta. É preciso encostar um lado inteiro a outra peça.
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
allowed-share = Perguntar a outros
allowed-link = Uma ligação com esta pergunta
allowed-examples = Exemplos
allowed-example-bridge = Uma ponte
allowed-example-hexagon = Um hexágono
allowed-example-double = Um hexágono duplo
allowed-example-wedge = Entre duas peças
allowed-example-clash = Um algarismo não combina
allowed-example-point = Só uma ponta toca
allowed-example-opening = A primeira peça: 5-5-5
allowed-example-zero = A primeira peça: 0-0-0

# Dispor um tabuleiro
build-panel = Que peça pôr
build-begin = Toque no lugar do tabuleiro e escolha a peça.
build-more = Toque num lugar livre para pôr a peça seguinte, ou numa peça para a mudar.
build-more-asking = Toque num lugar para a peça seguinte, ou numa peça para perguntar por ela.
build-which = Que peça?
build-place = Lugar livre junto a { $digits }
build-place-free = Lugar livre
build-asked-place = { $tile }, a peça em causa
build-laid = { $tile } está na mesa.
build-dropped = { $tile } saiu: não pode ficar onde estava.
build-turn = Rodar
build-turned = Rodada: { $tile }
build-ask = Perguntar por esta peça
build-asked = A pergunta é agora sobre { $tile }.
build-other = Outra peça aqui
build-away = Tirar
build-gone = { $tile } foi tirada.
build-holds = { $tile } fica enquanto segurar as outras.

# Escolher uma peça
pick-keys = Algarismos da peça
pick-fits = { $tile }, serve
pick-not = { $tile }, não serve
pick-count =
    { $fits ->
        [0] Nenhuma de { $count } serve aqui.
        [one] { $fits } de { $count } serve aqui.
       *[other] { $fits } de { $count } servem aqui.
    }
