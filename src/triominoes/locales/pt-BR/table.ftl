# A página da mesa: o em volta do tabuleiro.

table-title = Mesa
name-you-here = Você
missing-title = Esta mesa não está aqui
missing-seat = Este navegador não tem lugar nesta mesa. Peça o link a quem convidou você, ou comece um jogo novo.

# A barra e o objetivo
goal-target = até { $points } pontos
goal-rounds =
    { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
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
line-opening = Pondo a mesa…
line-lost = Sem conexão. Nada se perde, o jogo vai continuar.
line-back = A conexão voltou.
status-your-turn = Sua vez.
status-turn-of = Vez de { $name }.
status-away = Esperando { $name }, que está ausente.
status-reel = Enquanto isso:
status-places =
    { $count ->
        [0] Nenhum lugar.
        [one] { $count } lugar.
       *[other] { $count } lugares.
    }
status-choose =
    { $count ->
        [one] Uma peça serve: toque nela.
       *[other] { $count } peças servem: toque em uma.
    }
status-fits =
    { $count ->
        [one] { $tile } cabe em um lugar: toque nele.
       *[other] { $tile } cabe em { $count } lugares: toque em um.
    }
status-turn-tile = Gire { $tile } como quiser e depois toque no lugar.
status-draw = Nenhuma peça serve: compre uma.
status-sum = { $how } = { $points }
status-points =
    { $points ->
        [one] { $points } ponto, { $how }
       *[other] { $points } pontos, { $how }
    }
confirm-ask = Colocar { $what }? { $how }

# As peças
rack-title = Minhas peças
rack-empty = Nenhuma peça restante.
tile-label = { $tile }, { $places }
tile-places =
    { $count ->
        [0] nenhum lugar
        [one] { $count } lugar
       *[other] { $count } lugares
    }
tile-none = nenhum
tile-chosen = Escolhida a peça { $tile }.
tile-no-place = { $tile } não cabe em lugar nenhum agora: nenhum lado livre mostra dois dos seus algarismos nesta ordem.
tile-not-first = { $tile } não pode abrir esta rodada: outra peça vem primeiro.
tile-moved = { $tile } agora é a número { $place } de { $count }.
order-value = Peças ordenadas por valor.
order-hand = Peças na sua própria ordem.
sound-on = Sons ligados.
sound-off = Sons desligados.
drop-no-place = { $tile } não cabe ali. Os lugares marcados estão livres.
drop-not-now = Ainda não é a sua vez: { $tile } fica na mão.

# O que se pode fazer
press-draw = Comprar
press-left =
    { $count ->
        [0] nenhuma no poço
       *[other] { $count } no poço
    }
press-pass = Passar
press-undo = Desfazer
press-skip = Avançar
press-turn = Girar a peça
press-lay = Colocar { $tile }
press-sheet = Folha de pontos
press-last = Última jogada
press-next-round = Rodada { $number }
press-rematch = Revanche
press-rematch-join = Entrar na revanche
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
board-tile-last = { $tile }, a última colocada
board-dead = Nada mais cabe aqui
board-more =
    { $side ->
        [north] mais { $count } acima
        [south] mais { $count } abaixo
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
moves-draw = Comprar uma peça
moves-none = Agora não há nenhuma jogada.
moves-later = Suas jogadas aparecem aqui quando for a sua vez.
log-title = Já jogado
log-draw = compra uma peça
log-draw-tile = compra { $tile }
log-pass = passa a vez
log-pass-forced = tem que passar a vez
log-hold = fica com { $tiles }
log-why = { $points }. Por quê? { $say }

# De onde vêm os pontos: num balão, e numa linha da folha
award-name-opening = abertura
award-name-zero = 0-0-0
award-name-bridge = ponte
award-name-wedge = cunha
award-name-hexagon = hexágono
award-name-double-hexagon = hexágono duplo
award-name-triple-hexagon = hexágono triplo
award-name-out = batida
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
tally-out = Batida
tally-hands = Peças dos outros
tally-own = Peças que restaram
tally-draw = Peças compradas
tally-pass = Vezes passadas
tally-adjust = De comum acordo
tally-round = Rodada { $number }
tally-round-running = Rodada { $number }, em andamento
tally-sum = Soma
tally-total = Total
tally-empty = Ainda não há pontos.

# O fim de uma rodada e do jogo
round-over = A rodada { $number } acabou
hands-title = O que sobrou nas mãos
chart-title = De rodada em rodada
chart-label = Totais depois de cada rodada. { $totals }
end-board = Ver o tabuleiro
end-back = Voltar ao resultado
end-step = Rever passo a passo
match-you = Você ganha o jogo!
match-won =
    { $count ->
        [one] { $names } ganha o jogo
       *[other] { $names } dividem a vitória
    }
match-nobody = O jogo acabou sem vencedor

# Por que estes pontos
why-loading = Por quê?
why-title =
    { $points ->
        [one] Por que { $shown } ponto?
       *[other] Por que { $shown } pontos?
    }
why-board = As peças que contam, no tabuleiro
why-digits = Os algarismos de { $tile }
why-clause = Ler a regra

# O que ainda não saiu
out-title =
    { $count ->
        [one] { $count } peça ainda escondida
       *[other] { $count } peças ainda escondidas
    }
out-hint = No poço ou na mão de outra pessoa: não se sabe.

# O menu
menu-title = Menu
menu-undo = Desfazer minha última jogada
menu-out = Peças ainda escondidas
menu-dead = Marcar lugares mortos
menu-dead-hint = Hachurados: nenhuma peça escondida cabe ali.
menu-sort = Ordenar minhas peças por valor
menu-sort-hint = Senão, ficam como você as arrumou.
menu-rules = Regras desta mesa
menu-record = Baixar o registro
menu-resign = Desistir
menu-home = Início
menu-home-hint = Você pode voltar quando quiser.
resign-title = Desistir deste jogo?
resign-text =
    { $others ->
        [one] O jogo acaba aqui, e o adversário ganha. Não dá para desfazer.
       *[other] Suas peças ficam à vista e os outros continuam sem você. Não dá para desfazer.
    }
resign-yes = Desistir
resign-no = Continuar a jogar

# Várias pessoas em um aparelho
cover-title = Passe o aparelho para { $name }
cover-why = Até lá não aparecem as peças de ninguém.
cover-go = Sou eu, { $name }

# Esperando pessoas
lobby-title = Esperando jogadores
lobby-hint = Quem tem o link ou o código pode sentar-se.
lobby-only-here = Este link só funciona neste computador. Para os outros aparelhos da casa, é preciso iniciar o servidor com --lan.
lobby-code = Código
lobby-link = Link
lobby-copy = Copiar o link
lobby-copied = Copiado
lobby-share = Compartilhar
lobby-share-title = Um jogo de Triominoes comigo?
lobby-qr = O link em imagem, para a câmera de um celular
lobby-free = Lugar livre
lobby-here = à mesa

# A ajuda
keys-title = Teclas
keys-play = Toque em uma peça e depois em um dos seus lugares, ou arraste até lá. A lista de todas as jogadas faz o mesmo. Com o teclado:
keys-group-rack = Peças
keys-group-board = Tabuleiro
keys-group-game = Jogo
keys-board = Ir para o tabuleiro
keys-digits = Escolher uma peça
keys-rack-walk = De peça em peça
keys-rack-sort = Mudar a peça de lugar
keys-order = Por valor, ou na sua ordem
keys-turn = Girar a primeira peça
keys-board-walk = De peça em peça por um lado
keys-places = Lugar seguinte, anterior
keys-last = Última jogada
keys-lay = Colocar a peça
keys-zoom = Maior, menor, tabuleiro inteiro
keys-follow = Seguir o jogo
keys-draw = Comprar uma peça
keys-undo = Desfazer
keys-moves = Lista de todas as jogadas
keys-sheet = Folha de pontos
keys-status = Ouvir de novo o que há a fazer
keys-sound = Ligar ou desligar os sons
keys-escape = Avançar, ou soltar a peça
keys-help = Esta ajuda
