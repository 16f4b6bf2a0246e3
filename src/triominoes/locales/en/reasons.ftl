# Why a move is refused, and what to do instead.

reason-round-over = The round is over; the next one will come.
reason-not-begun = The round has not begun yet: first the tiles are dealt, or drawn for the lead.
reason-not-your-turn = It is somebody else’s turn: please wait.
reason-first-tile = Before the first tile is laid nobody draws or passes: lay a tile.
reason-flipped = There is no tile { $tile } in this set, only its mirror image { $mirror }. Tiles are turned, never flipped: read the digits clockwise.
reason-tile-laid = The tile { $tile } lies on the table already: choose one from the rack.
reason-not-in-hand = The tile { $tile } is not in this rack: choose one that is.
reason-first-cell = The first tile of a round is laid at e0n0, not at { $cell }.
reason-opening-triple = The highest triple opens the round: { $opens } is to be laid first.
reason-opening-value = Nobody holds a triple, so a tile of the highest value opens: lay one worth { $value }.
reason-not-shown = Before opening with 0-0-0 the higher triple has to be shown.
reason-cell-taken = A tile lies at { $cell } already: choose a free place.
reason-no-side = At { $cell } the tile shares no side with another; touching with a point is not enough. Choose a place beside a tile.
reason-clash = At { $cell } the digits do not agree: a corner shows { $lies } there, and the tile would bring { $brings }. Turn the tile, or choose another place.
reason-board-unknown = Where the tiles lie was not written down, so no place can be named: give the tile alone.
reason-can-place = A tile of this rack fits, so it is to be laid.
reason-well-empty = The well is empty, there is nothing to draw: lay a tile, or pass if none fits.
reason-draw-limit =
    { $limit ->
        [one] One tile is drawn, and no more may be in this turn: lay a tile, or pass.
       *[other] { $limit } tiles are drawn, and no more may be in this turn: lay a tile, or pass.
    }
reason-must-draw = There is no passing yet: draw a tile from the well first.

# Why a line can’t be, said to people with real tiles, perhaps long after it was noted
kept-why-not-your-turn =
    { $turn ->
        [0] By the sheet another player begins this round.
       *[other] By the sheet it is { $name }’s turn here.
    }
kept-why-first-tile = Before the first tile of a round nobody draws or passes.
kept-why-tile-laid = By the sheet { $tile } lies on the table already.
kept-why-not-in-hand = By the sheet this player can’t have { $tile }.
kept-why-first-cell = The first tile of a round lies in the middle of the board.
kept-why-cell-taken = In that place there is a tile already.
kept-why-no-side = In that place the tile shares no side with another; touching with a point is not enough.
kept-why-clash = In that place the digits do not agree: a corner shows { $lies }, and the tile would bring { $brings }.
kept-why-board-unknown = It isn’t noted here where all tiles lie: note this one without its place, or lay out the board first.
kept-why-can-place = By the sheet this player has a tile that fits, and has to lay it.
kept-why-well-empty = By the sheet the well is empty here: there is nothing to draw.
kept-why-draw-limit =
    { $limit ->
        [one] By the sheet { $limit } tile is drawn in this turn already, and no more may be.
       *[other] By the sheet { $limit } tiles are drawn in this turn already, and no more may be.
    }
kept-why-must-draw = By the sheet there are tiles to draw here, so there is no passing yet.
kept-why-over = By the sheet the match is over here.
kept-why-due = By the sheet the round is over here: first comes how it ended, then the tiles left.
kept-why-lot-seat = This player has given up, so somebody else begins.
kept-why-show-tile = { $tile } can’t be this player’s highest triple.
kept-why-tile-seen = { $tile } is among another player’s tiles already.
kept-why-hold = By the sheet there are no tiles left to note for this player here.
kept-why-hold-tiles = By the sheet this player can’t have these tiles.
kept-why-count = By the sheet this player has no tiles to count here.
kept-why-count-open = By the sheet this player’s tiles lie open already.
kept-why-count-none = By the sheet this player has at least one tile here.
kept-why-count-well =
    { $most ->
        [one] This player can have { $most } tile at most, even with all that are left in the well.
       *[other] This player can have { $most } tiles at most, even with all that are left in the well.
    }
kept-why-count-known =
    { $least ->
        [one] This player has at least { $least } tile: the one that was shown.
       *[other] This player has at least { $least } tiles: those that are known.
    }
kept-why-resigned = This player has given up already.
kept-why-end = By the sheet the round did not end like this.
kept-why-not-out = By the sheet nobody has laid their last tile here.
kept-why-not-blocked = By the sheet not everybody has passed here, so the round is not blocked.
kept-why-no-entry = This line is not on the sheet any more.
