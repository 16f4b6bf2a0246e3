# Uma jogada a escolher, tirar e passar, e os nomes das regras.

# Uma jogada: que peça, e onde
what-play = { $tile } { $place }
what-open = { $tile } para abrir

# O que distingue uma jogada que só vale a sua peça: as outras peças em que toca,
# o lado a que se encosta, ou como fica a primeira peça
how-beside = ao lado de { $tiles }
how-side = encostada ao lado { $digits }
how-lies = { $top } em cima, { $right } à direita, { $left } à esquerda

none-fits = Nenhuma das suas peças serve.
draw-price =
    { $points ->
        [0] Tirar uma peça não custa nada.
        [one] Tirar uma peça custa { $points } ponto.
       *[other] Tirar uma peça custa { $points } pontos.
    }
draw-left =
    { $left ->
        [one] Nesta vez ainda pode tirar uma.
       *[other] Nesta vez ainda pode tirar { $left }.
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
