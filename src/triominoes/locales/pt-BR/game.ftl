# Uma jogada a escolher, comprar e passar, e os nomes das regras.

# Uma jogada: qual peça, e onde
what-play = { $tile } { $place }
what-open = { $tile } para abrir

# O que distingue uma jogada que só vale a sua peça: as outras peças em que encosta,
# o lado em que é colocada, ou como fica a primeira peça
how-beside = ao lado de { $tiles }
how-side = encostada no lado { $digits }
how-lies = { $top } em cima, { $right } à direita, { $left } à esquerda

none-fits = Nenhuma das suas peças encaixa.
draw-price =
    { $points ->
        [0] Comprar uma peça não custa nada.
        [one] Comprar uma peça custa { $points } ponto.
       *[other] Comprar uma peça custa { $points } pontos.
    }
draw-left =
    { $left ->
        [one] Nesta vez você ainda pode comprar uma.
       *[other] Nesta vez você ainda pode comprar { $left }.
    }
pass-price =
    { $points ->
        [0] Passar a vez não custa nada.
        [one] Passar a vez custa { $points } ponto.
       *[other] Passar a vez custa { $points } pontos.
    }

ruleset-french-400 = Regras francesas, 400 pontos
ruleset-pressman = Pressman, 400 pontos
ruleset-goliath = Goliath
ruleset-goliath-classic = Goliath Classic
ruleset-tournament = Torneio Goliath
ruleset-children = Crianças
