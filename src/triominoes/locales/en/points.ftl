# Points: what they are for, their sum, and where a rule comes from.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-lost =
    { $points ->
        [one] minus { $points } point
       *[other] minus { $points } points
    }
minus = minus { $number }

award-opening = opening { $points }
award-zero = opening with 0-0-0 { $points }
award-bridge = bridge { $points }
award-wedge = wedge { $points }
award-hexagon = hexagon { $points }
award-double-hexagon = double hexagon { $points }
award-triple-hexagon = triple hexagon { $points }
award-out = going out { $points }
award-hands = the others’ tiles { $points }
award-own = tiles left { $points }
award-other = { $name } { $points }

# Parts of a sum, as “6 for the tile + 40 for the bridge = 46”
part-tile = { $points } for the tile
part-draw = { $points } for the tile drawn
part-pass = { $points } for the pass
part-adjust = { $points } by agreement
part-opening = { $points } for opening with a triple
part-zero = { $points } for opening with 0-0-0
part-bridge = { $points } for the bridge
part-wedge = { $points } for the wedge
part-hexagon = { $points } for the hexagon
part-double-hexagon = { $points } for the double hexagon
part-triple-hexagon = { $points } for the triple hexagon
part-out = { $points } for going out
part-hands = { $points } for the others’ tiles
part-own = { $points } for the tiles left
part-other = { $points } for { $name }

source = Source: { $title }.
source-reading = A reading: { $title } leaves this open or can be understood otherwise.
source-house = A house rule of this table.
