# Os pontos: de onde vêm, a sua soma, e a origem de uma regra.

points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
points-lost =
    { $points ->
        [one] menos { $points } ponto
       *[other] menos { $points } pontos
    }
minus = menos { $number }

award-opening = abertura { $points }
award-zero = abertura com 0-0-0 { $points }
award-bridge = ponte { $points }
award-wedge = cunha { $points }
award-hexagon = hexágono { $points }
award-double-hexagon = hexágono duplo { $points }
award-triple-hexagon = hexágono triplo { $points }
award-out = última peça { $points }
award-hands = peças dos outros { $points }
award-own = peças que restaram { $points }
award-other = { $name } { $points }

# As parcelas de uma soma, como «6 pela peça + 40 pela ponte = 46»
part-tile = { $points } pela peça
part-draw = { $points } pela peça tirada
part-pass = { $points } por passar a vez
part-adjust = { $points } de comum acordo
part-opening = { $points } pela abertura com um triplo
part-zero = { $points } pela abertura com 0-0-0
part-bridge = { $points } pela ponte
part-wedge = { $points } pela cunha
part-hexagon = { $points } pelo hexágono
part-double-hexagon = { $points } pelo hexágono duplo
part-triple-hexagon = { $points } pelo hexágono triplo
part-out = { $points } pela última peça jogada
part-hands = { $points } pelas peças dos outros
part-own = { $points } pelas peças que restaram
part-other = { $points } por { $name }

source = Fonte: { $title }.
source-reading = Uma leitura: { $title } não diz isto, ou pode ser entendido de outra forma.
source-house = Uma regra da casa desta mesa.
