# A move to choose, drawing and passing, and the names of the rule sets.

# A placement: which tile where
what-play = { $tile } { $place }
what-open = { $tile } to open

# What speaks for a placement that brings no more than its tile: the other tiles that it touches,
# the side that it is laid to, or how the first tile lies
how-beside = next to { $tiles }
how-side = at the side { $digits }
how-lies = { $top } on top, { $right } at the right, { $left } at the left

none-fits = None of your tiles fits.
draw-price =
    { $points ->
        [0] Drawing a tile costs nothing.
        [one] Drawing a tile costs { $points } point.
       *[other] Drawing a tile costs { $points } points.
    }
draw-left =
    { $left ->
        [one] You may still draw one in this turn.
       *[other] You may still draw { $left } in this turn.
    }
pass-price =
    { $points ->
        [0] Passing costs nothing.
        [one] Passing costs { $points } point.
       *[other] Passing costs { $points } points.
    }

ruleset-french-400 = French rules, to 400
ruleset-pressman = Pressman, to 400
ruleset-goliath = Goliath
ruleset-goliath-classic = Goliath Classic
ruleset-tournament = Goliath tournament
ruleset-children = Children
