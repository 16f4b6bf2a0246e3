# O que acontece à mesa, cada vez uma frase inteira, para ler ou para ouvir.

# O que um jogador faz; a frase continua com os pontos
act-open = { $name } abre com { $tile }
act-play = { $name } joga { $tile } { $place }
act-play-somewhere = { $name } joga { $tile }
act-play-unknown = { $name } joga uma peça
act-draw = { $name } tira uma peça
act-draw-tile = { $name } tira { $tile }
act-pass = { $name } passa a vez
act-score = Fim da ronda, { $name }
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

event-round = Começa a ronda { $number }.
event-deal =
    { $count ->
        [one] { $name } recebe { $count } peça.
       *[other] { $name } recebe { $count } peças.
    }
event-deal-tiles = { $name } recebe { $tiles }.
event-lead = Para ver quem começa, { $name } tira { $tile }: { $points }.
event-lot = A sorte decide: { $name } começa.
event-lot-lead = { $name } tirou a peça mais alta, e começa.
event-well = A ordem do poço está anotada.
event-position = A ronda continua a partir de outra posição.
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
event-end-out = { $name } ficou sem peças: a ronda acabou.
event-end =
    { $how ->
        [out] A última peça foi jogada: a ronda acabou.
        [blocked] Ninguém mais pode jogar: a ronda está bloqueada, e acabou.
       *[stopped] A ronda foi interrompida.
    }
event-match =
    { $count ->
        [0] O jogo acaba sem vencedor.
        [1] { $names } ganha o jogo!
       *[other] { $names } partilham a vitória!
    }

tiles-unknown =
    { $count ->
        [one] { $count } peça desconhecida
       *[other] { $count } peças desconhecidas
    }

# O que a pessoa fez
you-play = Colocada a peça { $tile }: { $points }. O total é { $total }.
you-play-plain = Colocada a peça { $tile }.
you-draw = Tirada do poço a peça { $tile }: { $points }. O total é { $total }.
you-draw-plain = Tirada do poço a peça { $tile }.
you-pass = Vez passada: { $points }. O total é { $total }.
you-pass-plain = Vez passada.
you-score = Os seus pontos: { $points }. O total é { $total }.
you-score-plain = Não há pontos para si.
you-lead = A sua peça para decidir quem começa: { $tile }.
you-lot = O sorteio decidiu: é o primeiro lugar a jogar, o seu.
you-show = Mostrada a peça { $tile }.
you-hold = Peças que lhe sobram: { $tiles }.
you-count =
    { $count ->
        [one] Feita a contagem, tem { $count } peça na mão.
       *[other] Feita a contagem, tem { $count } peças na mão.
    }
you-out = Não lhe sobra nenhuma peça: a ronda acabou.
you-deal = As suas peças: { $tiles }.
you-adjust = De comum acordo, os seus pontos: { $points }. O total é { $total }.
you-adjust-plain = De comum acordo, os seus pontos ficam como estão.
you-resign = Fica registada a sua desistência.
you-win = Vitória! O jogo é seu.

# Quando a mesa passa a vez por alguém, e porquê
forced-empty = Nenhuma das suas peças serve e o poço está vazio, por isso a vez passa: { $points }. O total é { $total }.
forced-empty-plain = Nenhuma das suas peças serve e o poço está vazio, por isso a vez passa.
forced-limit = Nenhuma das suas peças serve e já não se pode tirar mais nesta vez, por isso a vez passa: { $points }. O total é { $total }.
forced-limit-plain = Nenhuma das suas peças serve e já não se pode tirar mais nesta vez, por isso a vez passa.
