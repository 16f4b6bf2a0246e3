# Is this allowed, and what does it score? And laying out a board by hand.

allowed-title = Is this allowed?
allowed-hint = Lay the tiles as they lie on your table. The last one is the one you ask about. Or begin with an example.
allowed-unread = This link holds no question that can be read. Lay the tiles here instead.
allowed-answers = The answers
allowed-agree =
    { $points ->
        [one] Allowed by all rules: { $points } point.
       *[other] Allowed by all rules: { $points } points.
    }
allowed-differ = Allowed by all rules, but they count differently: from { $low } to { $high } points.
allowed-some = { $count } of { $all } rule sets allow it.
allowed-none = No rules allow it.
allowed-yes = Allowed
allowed-no = Not allowed
allowed-clash = At the marked corner lies { $lies }, and the tile brings { $brings }.
allowed-no-side = It touches with a point only. A whole side has to lie against another tile.
allowed-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
allowed-clauses =
    { $count ->
        [one] The rule and its source
       *[other] The { $count } rules and their source
    }
allowed-by-point = Offer places that touch only at a point too
allowed-again = Start again
allowed-share = Ask others
allowed-link = A link with this question
allowed-examples = Examples
allowed-example-bridge = A bridge
allowed-example-hexagon = A hexagon
allowed-example-double = A double hexagon
allowed-example-wedge = Between two tiles
allowed-example-clash = One digit doesn’t match
allowed-example-point = Only a point touches
allowed-example-opening = The first tile: 5-5-5
allowed-example-zero = The first tile: 0-0-0

# Laying out a board
build-panel = What to lay
build-begin = Tap the place on the board, then choose the tile.
build-more = Tap a free place to lay the next tile, or a tile to change it.
build-more-asking = Tap a free place for the next tile, or a tile to ask about it.
build-which = Which tile?
build-place = Free place at { $digits }
build-place-free = Free place
build-asked-place = { $tile }, the tile you ask about
build-laid = { $tile } laid.
build-dropped = { $tile } is gone: it can’t lie where it was.
build-turn = Turn it
build-turned = Turned: { $tile }
build-ask = Ask about this tile
build-asked = Now the question is about { $tile }.
build-other = Another tile here
build-away = Take it away
build-gone = { $tile } taken away.
build-holds = { $tile } stays as long as it holds the others together.

# Choosing a tile
pick-keys = Digits of the tile
pick-fits = { $tile }, fits
pick-not = { $tile }, doesn’t fit
pick-count =
    { $fits ->
        [0] None of { $count } fits here.
        [one] { $fits } of { $count } fits here.
       *[other] { $fits } of { $count } fit here.
    }
