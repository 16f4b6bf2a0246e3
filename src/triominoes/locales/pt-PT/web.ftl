# As páginas no navegador fora da mesa: início, novo jogo, entrar, registos, regras, definições.

# Todas as páginas
page-home = Início
page-skip = Ir para o conteúdo
dialog-close = Fechar
dialog-cancel = Cancelar
net-offline = O servidor não responde. Verifique a ligação e tente outra vez.
net-failed = Não resultou. Tente outra vez.
fault-match-unknown = Aqui ainda não se sabe nada deste jogo: ele chega assim que o servidor estiver acessível.
fault-line = Não se consegue ler esta linha: ela não pode ser anotada.
field-less = { $field }: menos
field-more = { $field }: mais
field-range = Um número inteiro de { $low } a { $high }.

# Definições
settings = Definições
settings-lang = Língua
settings-text = Tamanho do texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muito grande
settings-theme = Aspeto
settings-theme-system = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Contraste forte
settings-tints = Cores dos algarismos
settings-tints-hint = Cada algarismo tem a sua cor. Sem ela, as peças são a preto e branco.
settings-pause = Ritmo dos outros
settings-pause-none = Sem espera
settings-pause-short = Rápido
settings-pause-long = Calmo
settings-confirm = Confirmar cada jogada
settings-confirm-hint = A peça é colocada com um segundo toque.
settings-sound = Sons
settings-sound-hint = Notas discretas à mesa: uma peça colocada ou tirada, uma figura, a sua vez.
size-normal = Texto normal
size-large = Texto grande
size-huge = Texto muito grande

# Os níveis dos robôs, do mais fraco ao mais forte
level-beginner = Principiante
level-beginner-line = Coloca o que couber.
level-easy = Fácil
level-easy-line = Não repara num lugar em cada três e fica com o melhor que vê.
level-medium = Médio
level-medium-line = Pensa também no que deixa aos outros, mas não repara em todos os lugares.
level-hard = Difícil
level-hard-line = Imagina umas duas dezenas de jogos possíveis, mas esquece quem tirou peças e quem passou.
level-expert = Perito
level-expert-line = Imagina dezenas de jogos possíveis e lembra-se de cada peça tirada e de cada passe.
level-master = Mestre
level-master-line = Imagina milhares de jogos possíveis e aprende com tudo o que os outros fazem.

# As regras, cada uma numa linha
rules-french-400 = Regras francesas, 400 pontos
rules-french-400-short = Regras francesas
rules-french-400-line = O maior triplo abre, tiram-se até três peças por vez, ganha quem chegar a 400 pontos.
rules-pressman = Pressman, 400 pontos
rules-pressman-short = Pressman
rules-pressman-line = O maior triplo abre, tiram-se peças até uma servir, ganha quem chegar a 400 pontos.
rules-goliath = Goliath
rules-goliath-line = Uma peça tirada decide quem começa, com a peça que quiser. Pode-se sempre tirar. Uma ronda.
rules-goliath-classic = Goliath Classic
rules-goliath-classic-line = Como a Goliath, sempre com o jogo clássico. Uma ronda.
rules-tournament = Torneio Goliath
rules-tournament-line = Como a Goliath Classic, em várias rondas, até 400 pontos.
rules-children = Crianças
rules-children-line = Um ponto por peça, um pouco mais por figura, e nunca se perdem pontos.

# Início
home-title = Vamos jogar?
home-line = Nada para instalar, sem conta.
home-computer = Jogar contra o computador
home-more = { $rules } · mudar
home-more-plain = Outras regras, outros jogadores…
home-ways = Outras formas de jogar
home-device = Num só aparelho
home-device-line = De 2 a 6, passando-o
home-invite = Convidar alguém
home-invite-line = Uma ligação, ou um código para ditar
home-join = Tenho um código
home-join-line = Entrar numa mesa que espera
home-replay = Abrir um registo
home-replay-line = Rever um jogo passo a passo
home-rules = As regras
home-rules-line = Seis regras impressas, ponto por ponto
home-waiting = À espera em casa
home-waiting-by = A mesa de { $name }
home-sit-down = Sentar-se
home-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-games = Os seus jogos
home-resume = Retomar
home-tidy = Arrumar
home-tidy-done = Pronto
home-remove = Tirar da lista: { $game }
home-remove-ask = Tirar da lista: { $game }?
home-remove-why = O jogo não acabou. Sem esta lista, este navegador já não encontra o seu lugar.
home-remove-yes = Tirar da lista
home-removed = Tirado da lista.
home-put-back = Repor
home-all = Ver os { $count }

# Um jogo numa linha
game-with = Com { $names }
game-bot = o computador ({ $level })
game-open = um lugar livre
game-waits = À espera de alguém, código { $code }
game-your-turn = É a sua vez
game-turn = É a vez de { $name }
game-between = Entre duas rondas
game-won = Ganho
game-shared = Partilhado
game-lost = Perdido
game-won-by = Ganho por { $names }
game-scores = { $own } a { $others }
game-over = Acabado

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
new-need-76 = Com 56 peças, «{ $rules }» é para { $most } jogadores no máximo. As 76 peças do jogo para seis chegam para todos.
new-use-76 = Jogar com 76 peças
new-too-many = «{ $rules }» é para { $most } jogadores no máximo. Tire um lugar, ou escolha outras regras.
new-send = Começar
new-send-line = O jogo começa já.
new-send-open = Convidar
new-send-open-line =
    { $count ->
        [one] A seguir, há uma ligação e um código para uma pessoa.
       *[other] A seguir, há uma ligação e um código para { $count } pessoas.
    }
seat-me = Eu
seat-me-name = Jogador
seat-bot = O computador
seat-here = Alguém neste aparelho
seat-open = Alguém por ligação
seat-open-line = Diz o nome ao chegar.
seat-number = Jogador { $number }
seat-bot-name = Robô
seat-bot-number = Robô { $number }
seat-kind = Lugar { $number }: quem joga
seat-name = Lugar { $number }: nome
seat-level = Lugar { $number }: como joga o computador
seat-remove = Tirar o lugar { $number }
seat-add = Juntar um lugar

# As regras da casa: como se chama cada uma, e o que quer dizer
rule-said = { $rule }: { $value }
rule-group-match = O jogo
rule-group-drawing = Tirar e passar
rule-group-points = Pontos das figuras
rule-group-end = Uma ronda bloqueada
rule-count = Sem contar pontos
rule-count-hint = Nenhuns pontos: ganha quem primeiro colocar a última peça.
rule-target = Pontos para ganhar
rule-target-hint = Quem os tiver acaba o jogo; termina-se a ronda em curso.
rule-target-none = Sem meta
rule-rounds = Rondas
rule-rounds-hint = Depois de tantas rondas, o jogo acaba.
rule-rounds-none = Sem limite
rule-tiles = Peças
rule-tiles-hint = As 76 são as 56 do jogo clássico e as suas 20 peças espelhadas.
rule-tiles-56 = 56, o jogo clássico
rule-tiles-76 = 76, o jogo para seis
rule-hand = Peças distribuídas
rule-hand-hint = A cada um, seja qual for o número de jogadores.
rule-draws = Peças tiradas por vez
rule-draws-hint = Quantas peças se podem tirar numa vez.
rule-draws-any = Sem limite
rule-voluntary = Tirar à vontade
rule-voluntary-hint = Pode-se tirar mesmo que uma peça sirva.
rule-voluntary-off = Não se tira se uma peça servir
rule-empty = Passar com o poço vazio
rule-empty-hint = Quantos pontos custa.
rule-bridge = Ponte
rule-bridge-hint = Tocam um lado e a ponta oposta.
rule-wedge = Cunha
rule-wedge-hint = Tocam dois ou três lados, junto a uma ponte.
rule-hexagon = Hexágono
rule-hexagon-hint = Seis peças fazem um círculo à volta de uma ponta.
rule-double = Hexágono duplo
rule-double-hint = Uma peça fecha dois círculos.
rule-triple = Hexágono triplo
rule-triple-hint = Uma peça fecha três círculos.
rule-opening = Abrir com um triplo
rule-opening-hint = Além do valor da peça.
rule-zero = Abrir com 0-0-0
rule-zero-hint = Além do que vale qualquer triplo.
rule-blocked = Quando ninguém pode jogar
rule-blocked-hint = Como se decide a ronda.
rule-blocked-fewest = Ganha quem tem menos peças
rule-blocked-lowest = Ganha o menor total
rule-blocked-smallest = Ganha a menor peça
rule-blocked-all = Cada um perde o valor das suas peças
rule-blocked-none = Acaba simplesmente

# Entrar
join-title = Entrar numa mesa
join-code = O código
join-code-hint = Seis letras e algarismos; maiúsculas ou minúsculas, tanto faz.
join-code-missing = Escreva o código que lhe disseram.
join-look = Continuar
join-by = Convite de { $name }
join-free = livre
join-house = com regras da casa
join-back = Voltar ao seu lugar
join-name = O seu nome
join-name-more = Outra pessoa neste aparelho: nome
join-name-missing = Escreva o seu nome, para os outros saberem quem joga.
join-sit = Sentar-se
join-other = Outro código

# Registos
record-title = Um jogo, passo a passo
record-lead = Abra o registo de um jogo: um ficheiro, um texto, ou arraste-o simplesmente para aqui.
record-file = Escolher um ficheiro
record-paste = Ou cole o texto do registo
record-show = Mostrar
record-drop = Largue para abrir o registo
record-other = Abrir outro registo
record-too-long = O registo é longo demais: 512 kilobytes no máximo.
record-faults =
    { $count ->
        [one] Há um erro no registo:
       *[other] Há { $count } erros no registo:
    }
record-more-faults =
    { $count ->
        [one] E mais { $count }.
       *[other] E mais { $count }.
    }
record-at = Linha { $line }, coluna { $column }
record-cut = O registo é mais longo; estes são os primeiros passos.
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
record-round = Ronda { $number }
record-before = Antes da primeira ronda
record-step = Passo
record-step-of = Passo { $step } de { $steps }
record-back = Um passo atrás
record-next = Um passo à frente
record-round-back = Ronda anterior
record-round-next = Ronda seguinte
record-play = Reproduzir
record-pause = Pausa
record-pace = Velocidade
record-pace-slow = Lento
record-pace-normal = Normal
record-pace-fast = Rápido
record-keys = ← → passo, Page Up e Page Down ronda, Home e End

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
book-chapter-end = O fim de uma ronda
book-chapter-match = O jogo
