# A página da mesa: o que rodeia o tabuleiro.

table-title = Mesa
name-you-here = Eu
missing-title = Esta mesa não está aqui
missing-seat = Este navegador não tem lugar nesta mesa. Pode pedir-se a ligação a quem convidou, ou começar um jogo novo.

# A barra e o objetivo
goal-target = até { $points } pontos
goal-rounds =
    { $count ->
        [one] uma ronda
       *[other] { $count } rondas
    }

# Os jogadores
seats-label = Jogadores
seat-tiles =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
seat-score =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
seat-away = ausente
seat-turn = Joga agora

# A frase por cima das peças
line-opening = A pôr a mesa…
line-lost = Sem ligação. Nada se perde, o jogo vai continuar.
line-back = A ligação voltou.
status-your-turn = É a sua vez.
status-turn-of = É a vez de { $name }.
status-away = À espera de { $name }, que está ausente.
status-reel = Entretanto:
status-places =
    { $count ->
        [0] Nenhum lugar.
        [one] { $count } lugar.
       *[other] { $count } lugares.
    }
status-choose =
    { $count ->
        [one] Serve uma peça: é tocar nela.
       *[other] Servem { $count } peças: é tocar numa.
    }
status-fits =
    { $count ->
        [one] { $tile } cabe num lugar: é tocar nele.
       *[other] { $tile } cabe em { $count } lugares: é tocar num.
    }
status-turn-tile = Rode { $tile } à vontade e depois toque no lugar.
status-draw = Nenhuma peça serve: é preciso tirar uma.
status-sum = { $how } = { $points }
status-points =
    { $points ->
        [one] { $points } ponto, { $how }
       *[other] { $points } pontos, { $how }
    }
confirm-ask = Colocar { $what }? { $how }

# As peças
rack-title = As minhas peças
rack-empty = Não resta nenhuma peça.
tile-label = { $tile }, { $places }
tile-places =
    { $count ->
        [0] nenhum lugar
        [one] { $count } lugar
       *[other] { $count } lugares
    }
tile-none = nenhum
tile-chosen = Escolhida a peça { $tile }.
tile-no-place = { $tile } não cabe em lado nenhum agora: nenhum lado livre mostra dois dos seus algarismos por esta ordem.
tile-not-first = { $tile } não pode abrir esta ronda: outra peça vem primeiro.
tile-moved = { $tile } é agora a número { $place } de { $count }.
order-value = Peças ordenadas por valor.
order-hand = Peças pela sua própria ordem.
sound-on = Sons ligados.
sound-off = Sons desligados.
drop-no-place = { $tile } não cabe ali. Os lugares marcados estão livres.
drop-not-now = Ainda não é a sua vez: { $tile } fica na mão.

# O que se pode fazer
press-draw = Tirar
press-left =
    { $count ->
        [0] nenhuma no poço
       *[other] { $count } no poço
    }
press-pass = Passar
press-undo = Desfazer
press-skip = Avançar
press-turn = Rodar a peça
press-lay = Colocar { $tile }
press-sheet = Folha de pontos
press-last = Última jogada
press-next-round = Ronda { $number }
press-rematch = Desforra
press-rematch-join = Entrar na desforra
seconds = { $count } s

# O tabuleiro
board-title = Tabuleiro
board-label =
    { $tiles ->
        [0] Tabuleiro, ainda vazio
        [one] Tabuleiro, { $tiles } peça
       *[other] Tabuleiro, { $tiles } peças
    }{ $places ->
        [0] { "" }
        [one] , { $places } lugar
       *[other] , { $places } lugares
    }
board-tile = { $tile }
board-tile-last = { $tile }, a última a ser colocada
board-dead = Já nada pode caber aqui
board-more =
    { $side ->
        [north] mais { $count } em cima
        [south] mais { $count } em baixo
        [east] mais { $count } à direita
       *[west] mais { $count } à esquerda
    }
place-label =
    { $points ->
        [one] { $what }: { $points } ponto, { $how }
       *[other] { $what }: { $points } pontos, { $how }
    }
place-label-plain = { $what }, { $how }
zoom-label = Vista
zoom-in = Aumentar
zoom-out = Diminuir
zoom-fit = O tabuleiro inteiro
zoom-follow = Seguir o jogo

# Todas as jogadas, e o que já se jogou
side-label = Jogadores e jogadas
moves-title = Todas as minhas jogadas
moves-draw = Tirar uma peça do poço
moves-none = Agora não há nenhuma jogada.
moves-later = As suas jogadas aparecem aqui quando for a sua vez.
log-title = Já jogado
log-draw = tira uma peça
log-draw-tile = tira { $tile }
log-pass = passa a vez
log-pass-forced = tem de passar a vez
log-hold = fica com { $tiles }
log-why = { $points }. Porquê? { $say }

# De onde vêm os pontos: num balão, e numa linha da folha
award-name-opening = abertura
award-name-zero = 0-0-0
award-name-bridge = ponte
award-name-wedge = cunha
award-name-hexagon = hexágono
award-name-double-hexagon = hexágono duplo
award-name-triple-hexagon = hexágono triplo
award-name-out = última peça
award-name-hands = peças dos outros
award-name-own = peças que restaram
award-name-adjust = de comum acordo
tally-tile = Peças colocadas
tally-opening = Abertura
tally-zero = Abertura com 0‑0‑0
tally-bridge = Ponte
tally-wedge = Cunha
tally-hexagon = Hexágono
tally-double-hexagon = Hexágono duplo
tally-triple-hexagon = Hexágono triplo
tally-out = Última peça
tally-hands = Peças dos outros
tally-own = Peças que restaram
tally-draw = Peças tiradas
tally-pass = Vezes passadas
tally-adjust = De comum acordo
tally-round = Ronda { $number }
tally-round-running = Ronda { $number }, a decorrer
tally-sum = Soma
tally-total = Total
tally-empty = Ainda não há pontos.

# O fim de uma ronda e do jogo
round-over = A ronda { $number } acabou
hands-title = O que ficou nas mãos
chart-title = De ronda para ronda
chart-label = Totais depois de cada ronda. { $totals }
end-board = Ver o tabuleiro
end-back = Voltar ao resultado
end-step = Rever passo a passo
match-you = Vitória! O jogo é seu.
match-won =
    { $count ->
        [one] { $names } ganha o jogo
       *[other] { $names } partilham a vitória
    }
match-nobody = O jogo acabou sem vencedor

# Porquê estes pontos
why-loading = Porquê?
why-title =
    { $points ->
        [one] Porquê { $shown } ponto?
       *[other] Porquê { $shown } pontos?
    }
why-board = As peças que contam, no tabuleiro
why-digits = Os algarismos de { $tile }
why-clause = Ler a regra

# O que ainda não saiu
out-title =
    { $count ->
        [one] { $count } peça por aparecer
       *[other] { $count } peças por aparecer
    }
out-hint = No poço ou na mão de outra pessoa: não se sabe.

# O menu
menu-title = Menu
menu-undo = Voltar atrás na última jogada
menu-out = Peças por aparecer
menu-dead = Marcar lugares mortos
menu-dead-hint = Tracejados: nenhuma peça por aparecer cabe ali.
menu-sort = Ordenar as peças por valor
menu-sort-hint = Senão, ficam como estão na mão.
menu-rules = Regras desta mesa
menu-record = Descarregar o registo
menu-resign = Desistir
menu-home = Início
menu-home-hint = Pode voltar-se a qualquer momento.
resign-title = Desistir deste jogo?
resign-text =
    { $others ->
        [one] O jogo acaba aqui, e o adversário ganha. Não se pode voltar atrás.
       *[other] As suas peças ficam à vista e os outros continuam. Não se pode voltar atrás.
    }
resign-yes = Desistir
resign-no = Continuar a jogar

# Várias pessoas num aparelho
cover-title = Passe o aparelho: agora joga { $name }
cover-why = Até lá não se veem as peças de ninguém.
cover-go = { $name }: estou aqui

# À espera de pessoas
lobby-title = À espera de jogadores
lobby-hint = Quem tem a ligação ou o código pode sentar-se.
lobby-only-here = Esta ligação só funciona neste computador. Para os outros aparelhos da casa, é preciso iniciar o servidor com --lan.
lobby-code = Código
lobby-link = Ligação
lobby-copy = Copiar a ligação
lobby-copied = Copiada
lobby-share = Partilhar
lobby-share-title = Um jogo de Triominoes comigo?
lobby-qr = A ligação em imagem, para a câmara de um telemóvel
lobby-free = Lugar livre
lobby-here = à mesa

# A ajuda
keys-title = Teclas
keys-play = Toca-se numa peça e depois num dos seus lugares, ou arrasta-se até lá. A lista de todas as jogadas faz o mesmo. Com o teclado:
keys-group-rack = Peças
keys-group-board = Tabuleiro
keys-group-game = Jogo
keys-board = Ir para o tabuleiro
keys-digits = Escolher uma peça
keys-rack-walk = De peça em peça
keys-rack-sort = Mudar a peça de sítio
keys-order = Por valor, ou pela sua ordem
keys-turn = Rodar a primeira peça
keys-board-walk = De peça em peça por um lado
keys-places = Lugar seguinte, anterior
keys-last = Última jogada
keys-lay = Colocar a peça
keys-zoom = Maior, menor, tabuleiro inteiro
keys-follow = Seguir o jogo
keys-draw = Tirar uma peça
keys-undo = Voltar atrás
keys-moves = Lista de todas as jogadas
keys-sheet = Folha de pontos
keys-status = Ouvir de novo o que há a fazer
keys-sound = Ligar ou desligar os sons
keys-escape = Avançar, ou largar a peça
keys-help = Esta ajuda
