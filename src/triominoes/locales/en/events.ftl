# What happens at the table, each event a whole sentence to be shown or spoken.

# What a seat does; the sentence goes on with its points
act-open = { $name } opens with { $tile }
act-play = { $name } plays { $tile } { $place }
act-play-somewhere = { $name } plays { $tile }
act-play-unknown = { $name } plays a tile
act-draw = { $name } draws a tile
act-draw-tile = { $name } draws { $tile }
act-pass = { $name } passes
act-score = End of the round, { $name }
act-adjust = By agreement, { $name }

event-plain = { $act }.
event-scored = { $act }: { $points }. { $name }: { $total }.
event-summed = { $act }: { $points }, { $sum } in all. { $name }: { $total }.

# Where a tile is laid, seen from one beside it
beside-above = above { $tile }
beside-below = below { $tile }
beside-above-left = above left of { $tile }
beside-above-right = above right of { $tile }
beside-below-left = below left of { $tile }
beside-below-right = below right of { $tile }

event-round = Round { $number } begins.
event-deal =
    { $count ->
        [one] { $name } gets { $count } tile.
       *[other] { $name } gets { $count } tiles.
    }
event-deal-tiles = { $name } gets { $tiles }.
event-lead = { $name } draws { $tile } for the lead: { $points }.
event-lot = The lot falls to { $name }, who begins.
event-lot-lead = { $name } has won the draw for the lead, and begins.
event-well = The order of the tiles in the well is written down.
event-position = The round goes on from another position.
event-commit = The deal is sealed.
event-salt = { $name } adds a word to the sealed deal.
event-seed = The seal of the deal is opened: everybody can verify it.
event-show = { $name } shows { $tile }.
event-hold = { $name } has { $tiles } left.
event-count =
    { $count ->
        [one] { $name } holds { $count } tile, as the table counts.
       *[other] { $name } holds { $count } tiles, as the table counts.
    }
event-resign = { $name } gives up.
event-sit = { $new } now plays in place of { $name }.
event-end-out = { $name } has no tile left: the round is over.
event-end =
    { $how ->
        [out] The last tile is laid: the round is over.
        [blocked] Nobody can lay a tile any more: the round is blocked, and over.
       *[stopped] The round is broken off.
    }
event-match =
    { $count ->
        [0] The match ends without a winner.
        [one] { $names } wins the match!
       *[other] { $names } share the win!
    }

tiles-unknown =
    { $count ->
        [one] { $count } unknown tile
       *[other] { $count } unknown tiles
    }

# What the person did
you-play = You lay { $tile }: { $points }. That makes { $total }.
you-play-plain = You lay { $tile }.
you-draw = You draw { $tile }: { $points }. That makes { $total }.
you-draw-plain = You draw { $tile }.
you-pass = You pass: { $points }. That makes { $total }.
you-pass-plain = You pass.
you-score = You: { $points }. That makes { $total }.
you-score-plain = You get no points.
you-lead = You draw { $tile } for the lead.
you-lot = The lot falls to you: you begin.
you-show = You show { $tile }.
you-hold = You are left with { $tiles }.
you-count =
    { $count ->
        [one] You hold { $count } tile, as the table counts.
       *[other] You hold { $count } tiles, as the table counts.
    }
you-out = You have no tile left: the round is over.
you-deal = You get { $tiles }.
you-adjust = By agreement, you: { $points }. That makes { $total }.
you-adjust-plain = By agreement, your points stay as they are.
you-resign = You give up the match.
you-win = You win the match!

# A pass that the table makes for a person, and why
forced-empty = None of your tiles fits and the well is empty, so you pass: { $points }. That makes { $total }.
forced-empty-plain = None of your tiles fits and the well is empty, so you pass.
forced-limit = None of your tiles fits and you may draw no more in this turn, so you pass: { $points }. That makes { $total }.
forced-limit-plain = None of your tiles fits and you may draw no more in this turn, so you pass.
