# As páginas no navegador fora da mesa: início, novo jogo, entrar, registros, regras, configurações.

# Todas as páginas
page-home = Início
page-skip = Ir para o conteúdo
dialog-close = Fechar
dialog-cancel = Cancelar
net-offline = O servidor não responde. Verifique a conexão e tente de novo.
net-failed = Não deu certo. Tente de novo.
fault-match-unknown = Aqui ainda não se sabe nada desta partida: ela chega assim que o servidor estiver acessível.
fault-line = Não se consegue ler esta linha: ela não pode ser anotada.
field-less = { $field }: menos
field-more = { $field }: mais
field-range = Um número inteiro de { $low } a { $high }.

# Configurações
settings = Configurações
settings-lang = Idioma
settings-text = Tamanho do texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muito grande
settings-theme = Aparência
settings-theme-system = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Alto contraste
settings-tints = Cores dos algarismos
settings-tints-hint = Cada algarismo tem a sua cor. Sem ela, as peças são a preto e branco.
settings-pause = Ritmo dos outros
settings-pause-none = Sem espera
settings-pause-short = Rápido
settings-pause-long = Calmo
settings-confirm = Confirmar cada jogada
settings-confirm-hint = A peça é colocada com um segundo toque.
settings-sound = Sons
settings-sound-hint = Notas discretas à mesa: uma peça colocada ou comprada, uma figura, a sua vez.
size-normal = Texto normal
size-large = Texto grande
size-huge = Texto muito grande

# Os níveis dos robôs, do mais fraco ao mais forte
level-beginner = Iniciante
level-beginner-line = Coloca o que couber.
level-easy = Fácil
level-easy-line = Não percebe um lugar em cada três e fica com o melhor que vê.
level-medium = Médio
level-medium-line = Pensa também no que deixa aos outros, mas não percebe todos os lugares.
level-hard = Difícil
level-hard-line = Imagina umas duas dezenas de jogos possíveis, mas esquece quem comprou peças e quem passou.
level-expert = Especialista
level-expert-line = Imagina dezenas de jogos possíveis e se lembra de cada peça comprada e de cada passe.
level-master = Mestre
level-master-line = Imagina milhares de jogos possíveis e aprende com tudo o que os outros fazem.

# As regras, cada uma em uma linha
rules-french-400 = Regras francesas, 400 pontos
rules-french-400-short = Regras francesas
rules-french-400-line = A maior trinca abre, compram-se até três peças por vez, ganha quem chegar a 400 pontos.
rules-pressman = Pressman, 400 pontos
rules-pressman-short = Pressman
rules-pressman-line = A maior trinca abre, compram-se peças até uma servir, ganha quem chegar a 400 pontos.
rules-goliath = Goliath
rules-goliath-line = Uma peça comprada decide quem começa, com a peça que quiser. Sempre se pode comprar. Uma rodada.
rules-goliath-classic = Goliath Classic
rules-goliath-classic-line = Como a Goliath, sempre com o jogo clássico. Uma rodada.
rules-tournament = Torneio Goliath
rules-tournament-line = Como a Goliath Classic, em várias rodadas, até 400 pontos.
rules-children = Crianças
rules-children-line = Um ponto por peça, um pouco mais por figura, e nunca se perdem pontos.

# Início
home-title = Vamos jogar?
home-line = Nada para instalar, sem conta.
home-computer = Jogar contra o computador
home-more = { $rules } · mudar
home-more-plain = Outras regras, outros jogadores…
home-ways = Outras formas de jogar
home-device = Em um só aparelho
home-device-line = De 2 a 6, passando de mão em mão
home-invite = Convidar alguém
home-invite-line = Um link, ou um código para ditar
home-join = Tenho um código
home-join-line = Entrar em uma mesa que espera
home-replay = Abrir um registro
home-replay-line = Rever um jogo passo a passo
home-rules = As regras
home-rules-line = Seis regras impressas, ponto por ponto
home-waiting = Esperando em casa
home-waiting-by = A mesa de { $name }
home-sit-down = Sentar
home-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-games = Seus jogos
home-resume = Retomar
home-tidy = Organizar
home-tidy-done = Pronto
home-remove = Remover da lista: { $game }
home-remove-ask = Remover da lista: { $game }?
home-remove-why = O jogo não acabou. Sem esta lista, este navegador não encontra mais o seu lugar.
home-remove-yes = Remover da lista
home-removed = Removido da lista.
home-put-back = Devolver
home-all = Ver os { $count }

# Um jogo em uma linha
game-with = Com { $names }
game-bot = o computador ({ $level })
game-open = um lugar livre
game-waits = Esperando alguém, código { $code }
game-your-turn = É a sua vez
game-turn = É a vez de { $name }
game-between = Entre duas rodadas
game-won = Ganho
game-shared = Empatado
game-lost = Perdido
game-won-by = Ganho por { $names }
game-scores = { $own } a { $others }
game-over = Encerrado

# Um novo jogo
new-title = Novo jogo
new-who = Quem joga?
new-rules = Com que regras?
new-usual = habitual
new-players = De 2 a { $most } jogadores.
new-read = Ler estas regras
new-more = Mais: regras da casa, sem contar
new-bots = Todos os robôs instalados
new-bots-hint = Além dos seis níveis: robôs para estudar e comparar, e os que foram acrescentados aqui.
new-changes =
    { $count ->
        [one] { $count } alteração
       *[other] { $count } alterações
    }
new-printed = Impresso: { $value }.
new-reset = Como impresso, sem alterações
new-need-76 = Com 56 peças, “{ $rules }” é para { $most } jogadores no máximo. As 76 peças do jogo para seis chegam para todos.
new-use-76 = Jogar com 76 peças
new-too-many = “{ $rules }” é para { $most } jogadores no máximo. Remova um lugar, ou escolha outras regras.
new-send = Começar
new-send-line = O jogo começa em seguida.
new-send-open = Convidar
new-send-open-line =
    { $count ->
        [one] Em seguida, há um link e um código para uma pessoa.
       *[other] Em seguida, há um link e um código para { $count } pessoas.
    }
seat-me = Você
seat-me-name = Jogador
seat-bot = O computador
seat-here = Alguém neste aparelho
seat-open = Alguém por link
seat-open-line = Diz o nome quando chegar.
seat-number = Jogador { $number }
seat-bot-name = Robô
seat-bot-number = Robô { $number }
seat-kind = Lugar { $number }: quem joga
seat-name = Lugar { $number }: nome
seat-level = Lugar { $number }: como joga o computador
seat-remove = Remover o lugar { $number }
seat-add = Adicionar um lugar

# As regras da casa: como se chama cada uma, e o que quer dizer
rule-said = { $rule }: { $value }
rule-group-match = O jogo
rule-group-drawing = Comprar e passar
rule-group-points = Pontos das figuras
rule-group-end = Uma rodada bloqueada
rule-count = Sem contar pontos
rule-count-hint = Nenhum ponto: ganha quem primeiro colocar a última peça.
rule-target = Pontos para ganhar
rule-target-hint = Quem os tiver acaba o jogo; a rodada em curso vai até o fim.
rule-target-none = Sem meta
rule-rounds = Rodadas
rule-rounds-hint = Depois de tantas rodadas, o jogo acaba.
rule-rounds-none = Sem limite
rule-tiles = Peças
rule-tiles-hint = As 76 são as 56 do jogo clássico e as suas 20 peças espelhadas.
rule-tiles-56 = 56, o jogo clássico
rule-tiles-76 = 76, o jogo para seis
rule-hand = Peças distribuídas
rule-hand-hint = A cada um, seja qual for o número de jogadores.
rule-draws = Compras por vez
rule-draws-hint = Quantas peças se podem comprar em uma vez.
rule-draws-any = Sem limite
rule-voluntary = Comprar à vontade
rule-voluntary-hint = Pode-se comprar mesmo que uma peça sirva.
rule-voluntary-off = Não se compra se uma peça servir
rule-empty = Passar com o poço vazio
rule-empty-hint = Quantos pontos custa.
rule-bridge = Ponte
rule-bridge-hint = Tocam um lado e a ponta oposta.
rule-wedge = Cunha
rule-wedge-hint = Tocam dois ou três lados, junto a uma ponte.
rule-hexagon = Hexágono
rule-hexagon-hint = Seis peças fazem um círculo em volta de uma ponta.
rule-double = Hexágono duplo
rule-double-hint = Uma peça fecha dois círculos.
rule-triple = Hexágono triplo
rule-triple-hint = Uma peça fecha três círculos.
rule-opening = Abrir com uma trinca
rule-opening-hint = Além do valor da peça.
rule-zero = Abrir com 0-0-0
rule-zero-hint = Além do que vale qualquer trinca.
rule-blocked = Quando ninguém pode jogar
rule-blocked-hint = Como se decide a rodada.
rule-blocked-fewest = Ganha quem tem menos peças
rule-blocked-lowest = Ganha o menor total
rule-blocked-smallest = Ganha a menor peça
rule-blocked-all = Cada um perde o valor das suas peças
rule-blocked-none = Acaba simplesmente

# Entrar
join-title = Entrar em uma mesa
join-code = O código
join-code-hint = Seis letras e algarismos; maiúsculas ou minúsculas, tanto faz.
join-code-missing = Digite o código que lhe disseram.
join-look = Continuar
join-by = Convite de { $name }
join-free = livre
join-house = com regras da casa
join-back = Voltar ao seu lugar
join-name = Seu nome
join-name-more = Outra pessoa neste aparelho: nome
join-name-missing = Digite seu nome, para os outros saberem quem joga.
join-sit = Sentar
join-other = Outro código

# Registros
record-title = Um jogo, passo a passo
record-lead = Abra o registro de um jogo: um arquivo, um texto, ou simplesmente arraste para cá.
record-file = Escolher um arquivo
record-paste = Ou cole o texto do registro
record-show = Mostrar
record-drop = Solte para abrir o registro
record-other = Abrir outro registro
record-too-long = O registro é longo demais: 512 kilobytes no máximo.
record-faults =
    { $count ->
        [one] Há um erro no registro:
       *[other] Há { $count } erros no registro:
    }
record-more-faults =
    { $count ->
        [one] E mais { $count }.
       *[other] E mais { $count }.
    }
record-at = Linha { $line }, coluna { $column }
record-cut = O registro é mais longo; estes são os primeiros passos.
record-game = Jogo
record-game-of = { $game } de { $games }
record-seats = Jogadores, pontos e peças
record-turn = na sua vez
record-hand =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
record-unknown = peça desconhecida
record-board =
    { $tiles ->
        [0] O tabuleiro está vazio.
        [one] O tabuleiro, { $tiles } peça.
       *[other] O tabuleiro, { $tiles } peças.
    }
record-last = { $tile }, a última colocada
record-not-known = Não se sabe onde estão as peças.
record-steps = Todos os passos
record-round = Rodada { $number }
record-before = Antes da primeira rodada
record-step = Passo
record-step-of = Passo { $step } de { $steps }
record-back = Um passo para trás
record-next = Um passo para a frente
record-round-back = Rodada anterior
record-round-next = Rodada seguinte
record-play = Reproduzir
record-pause = Pausa
record-pace = Velocidade
record-pace-slow = Lento
record-pace-normal = Normal
record-pace-fast = Rápido
record-keys = ← → passo, Page Up e Page Down rodada, Home e End

# As regras
book-title = As regras
book-lead = As regras impressas não concordam. Aqui estão seis, cada uma com a sua fonte e com o que ela não diz.
book-all = Todas as regras
book-unknown = Não há regras com este nome. Estas são todas as que existem:
book-set = Regras
book-compare = Comparar com
book-compare-none = nada
book-two = { $first } e { $second }
book-with-house = { $rules } com regras da casa
book-source = Fonte: { $title }. O que ela não diz está marcado como leitura.
book-house-line = Com regras da casa: { $text }
book-house = Regra da casa
book-reading = Leitura
book-absent = Nada sobre isto.
book-same =
    { $count ->
        [one] Mostrar também o ponto igual
       *[other] Mostrar também os { $count } pontos iguais
    }
book-all-same = Todos os pontos são iguais.
book-chapter-start = Antes de jogar
book-chapter-opening = Quem começa
book-chapter-turn = Uma vez de jogar
book-chapter-points = Os pontos
book-chapter-end = O fim de uma rodada
book-chapter-match = O jogo
