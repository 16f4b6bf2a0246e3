# Les points : à quoi ils sont dus, leur somme, et d’où vient une règle.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-lost =
    { $points ->
        [one] moins { $points } point
       *[other] moins { $points } points
    }
minus = moins { $number }

award-opening = ouverture { $points }
award-zero = ouverture avec 0-0-0 { $points }
award-bridge = pont { $points }
award-wedge = coin { $points }
award-hexagon = hexagone { $points }
award-double-hexagon = double hexagone { $points }
award-triple-hexagon = triple hexagone { $points }
award-out = dernier triomino { $points }
award-hands = triominos des autres { $points }
award-own = triominos restants { $points }
award-other = { $name } { $points }

# Les parts d’une somme, comme « 6 pour le triomino + 40 pour le pont = 46 »
part-tile = { $points } pour le triomino
part-draw = { $points } pour le triomino pioché
part-pass = { $points } pour avoir passé
part-adjust = { $points } d’un commun accord
part-opening = { $points } pour l’ouverture avec un triple
part-zero = { $points } pour l’ouverture avec 0-0-0
part-bridge = { $points } pour le pont
part-wedge = { $points } pour le coin
part-hexagon = { $points } pour l’hexagone
part-double-hexagon = { $points } pour le double hexagone
part-triple-hexagon = { $points } pour le triple hexagone
part-out = { $points } pour le dernier triomino posé
part-hands = { $points } pour les triominos des autres
part-own = { $points } pour les triominos restants
part-other = { $points } pour { $name }

source = Source : { $title }.
source-reading = Une lecture : { $title } ne le dit pas, ou peut se comprendre autrement.
source-house = Une règle maison de cette table.
