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
event-well = The order of the tiles in the well is written down.
event-position = The round goes on from another position.
event-commit = The deal is sealed.
event-salt = { $name } adds a word to the sealed deal.
event-seed = The seal of the deal is opened: everybody can verify it.
event-show = { $name } shows { $tile }.
event-hold = { $name } has { $tiles } left.
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
