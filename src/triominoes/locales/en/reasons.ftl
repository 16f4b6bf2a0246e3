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
