# O que acontece à mesa, cada vez uma frase inteira, para ler ou para ouvir.

# O que um jogador faz; a frase continua com os pontos
act-open = { $name } abre com { $tile }
act-play = { $name } joga { $tile } { $place }
act-play-somewhere = { $name } joga { $tile }
act-play-unknown = { $name } joga uma peça
act-draw = { $name } compra uma peça
act-draw-tile = { $name } compra { $tile }
act-pass = { $name } passa a vez
act-score = Fim da rodada, { $name }
act-adjust = De comum acordo, { $name }

event-plain = { $act }.
event-scored = { $act }: { $points }. { $name }: { $total }.
event-summed = { $act }: { $points }, { $sum } ao todo. { $name }: { $total }.

# Onde uma peça é jogada, vista de uma peça vizinha
beside-above = acima de { $tile }
beside-below = abaixo de { $tile }
beside-above-left = acima e à esquerda de { $tile }
beside-above-right = acima e à direita de { $tile }
beside-below-left = abaixo e à esquerda de { $tile }
beside-below-right = abaixo e à direita de { $tile }

event-round = Começa a rodada { $number }.
event-deal =
    { $count ->
        [one] { $name } recebe { $count } peça.
       *[other] { $name } recebe { $count } peças.
    }
event-deal-tiles = { $name } recebe { $tiles }.
event-lead = Para ver quem começa, { $name } compra { $tile }: { $points }.
event-lot = A sorte decide: { $name } começa.
event-lot-lead = { $name } comprou a peça mais alta, e começa.
event-well = A ordem do poço está anotada.
event-position = A rodada continua a partir de outra posição.
event-commit = A distribuição está selada.
event-salt = { $name } acrescenta uma palavra à distribuição selada.
event-seed = O selo da distribuição foi aberto: todos podem verificá-la.
event-show = { $name } mostra { $tile }.
event-hold = { $name } ainda tem { $tiles }.
event-count =
    { $count ->
        [one] Feita a contagem, { $name } tem { $count } peça na mão.
       *[other] Feita a contagem, { $name } tem { $count } peças na mão.
    }
event-resign = { $name } desiste.
event-sit = { $new } joga agora no lugar de { $name }.
event-end-out = { $name } ficou sem peças: a rodada acabou.
event-end =
    { $how ->
        [out] A última peça foi jogada: a rodada acabou.
        [blocked] Ninguém mais pode jogar: a rodada está bloqueada, e acabou.
       *[stopped] A rodada foi interrompida.
    }
event-match =
    { $count ->
        [0] O jogo acaba sem vencedor.
        [1] { $names } ganha o jogo!
       *[other] { $names } dividem a vitória!
    }

tiles-unknown =
    { $count ->
        [one] { $count } peça desconhecida
       *[other] { $count } peças desconhecidas
    }

# O que a pessoa fez
you-play = Você coloca { $tile }: { $points }. O total é { $total }.
you-play-plain = Você coloca { $tile }.
you-draw = Você compra { $tile }: { $points }. O total é { $total }.
you-draw-plain = Você compra { $tile }.
you-pass = Você passa a vez: { $points }. O total é { $total }.
you-pass-plain = Você passa a vez.
you-score = Você: { $points }. O total é { $total }.
you-score-plain = Você não recebe pontos.
you-lead = Você tira { $tile } para decidir quem começa.
you-lot = O sorteio decidiu: você começa.
you-show = Você mostra { $tile }.
you-hold = Sobram para você { $tiles }.
you-count =
    { $count ->
        [one] Feita a contagem, você tem { $count } peça na mão.
       *[other] Feita a contagem, você tem { $count } peças na mão.
    }
you-out = Você ficou sem peças: a rodada acabou.
you-deal = Você recebe { $tiles }.
you-adjust = De comum acordo, você: { $points }. O total é { $total }.
you-adjust-plain = De comum acordo, seus pontos ficam como estão.
you-resign = Você desiste do jogo.
you-win = Você ganha o jogo!

# Quando a mesa passa a vez por alguém, e por quê
forced-empty = Nenhuma das suas peças encaixa e o poço está vazio, por isso você passa a vez: { $points }. O total é { $total }.
forced-empty-plain = Nenhuma das suas peças encaixa e o poço está vazio, por isso você passa a vez.
forced-limit = Nenhuma das suas peças encaixa e não se pode comprar mais nesta vez, por isso você passa a vez: { $points }. O total é { $total }.
forced-limit-plain = Nenhuma das suas peças encaixa e não se pode comprar mais nesta vez, por isso você passa a vez.
