# The table page: what surrounds the board.

table-title = Table
name-you-here = You
missing-title = This table isn’t here
missing-seat = This browser has no seat at this table. Ask whoever invited you for the link, or start a new match.

# The bar and its goal
goal-target = first to { $points }
goal-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }

# The players
seats-label = Players
seat-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
seat-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-away = away
seat-turn = Playing now

# The sentence above the rack
line-opening = The table is being set…
line-lost = No connection. Nothing is lost, it will go on.
line-back = The connection is back.
status-your-turn = Your turn.
status-turn-of = { $name } to play.
status-away = Waiting for { $name }, who is away.
status-reel = Meanwhile:
status-places =
    { $count ->
        [0] No place.
        [one] { $count } place.
       *[other] { $count } places.
    }
status-choose =
    { $count ->
        [one] One tile fits: tap it.
       *[other] { $count } tiles fit: tap one.
    }
status-fits =
    { $count ->
        [one] { $tile } fits in one place: tap it.
       *[other] { $tile } fits in { $count } places: tap one.
    }
status-turn-tile = Turn { $tile } as you like, then tap its place.
status-draw = No tile fits: draw one.
status-sum = { $how } = { $points }
status-points =
    { $points ->
        [one] { $points } point, { $how }
       *[other] { $points } points, { $how }
    }
confirm-ask = Lay { $what }? { $how }

# The rack
rack-title = My tiles
rack-empty = No tile left.
tile-label = { $tile }, { $places }
tile-places =
    { $count ->
        [0] no place
        [one] { $count } place
       *[other] { $count } places
    }
tile-none = no place
tile-chosen = { $tile } chosen.
tile-no-place = { $tile } fits nowhere now: no free side shows two of its digits in this order.
tile-not-first = { $tile } can’t open this round: another tile comes first.
tile-moved = { $tile } is now number { $place } of { $count }.
order-value = Tiles sorted by value.
order-hand = Tiles in your own order.
sound-on = Sounds on.
sound-off = Sounds off.
drop-no-place = { $tile } doesn’t fit there. The marked places are free.
drop-not-now = It isn’t your turn yet: { $tile } stays in the rack.

# What can be done
press-draw = Draw
press-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
press-pass = Pass
press-undo = Undo
press-skip = Skip
press-turn = Turn the tile
press-lay = Lay { $tile }
press-sheet = Score sheet
press-last = Last move
press-next-round = Round { $number }
press-rematch = Rematch
press-rematch-join = Join the rematch
seconds = { $count } s

# The board
board-title = Board
board-label =
    { $tiles ->
        [0] Board, no tile yet
        [one] Board, { $tiles } tile
       *[other] Board, { $tiles } tiles
    }{ $places ->
        [0] { "" }
        [one] , { $places } place
       *[other] , { $places } places
    }
board-tile = { $tile }
board-tile-last = { $tile }, laid last
board-dead = Nothing can fill this place any more
board-more =
    { $side ->
        [north] { $count } more above
        [south] { $count } more below
        [east] { $count } more to the right
       *[west] { $count } more to the left
    }
place-label =
    { $points ->
        [one] { $what }: { $points } point, { $how }
       *[other] { $what }: { $points } points, { $how }
    }
place-label-plain = { $what }, { $how }
zoom-label = View
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = The whole board
zoom-follow = Follow the play

# All moves, and what was played
side-label = Players and moves
moves-title = All my moves
moves-draw = Draw a tile
moves-none = There is no move now.
moves-later = Your moves will be listed here when it is your turn.
log-title = Played
log-draw = a tile drawn
log-draw-tile = { $tile } drawn
log-pass = pass
log-pass-forced = forced pass
log-hold = left: { $tiles }
log-why = { $points }. Why? { $say }

# What points are for: in a pop, and in a row of the sheet
award-name-opening = opening
award-name-zero = 0-0-0
award-name-bridge = bridge
award-name-wedge = wedge
award-name-hexagon = hexagon
award-name-double-hexagon = double hexagon
award-name-triple-hexagon = triple hexagon
award-name-out = out
award-name-hands = others’ tiles
award-name-own = tiles left
award-name-adjust = by agreement
tally-tile = Tiles laid
tally-opening = Opening
tally-zero = Opening with 0‑0‑0
tally-bridge = Bridge
tally-wedge = Wedge
tally-hexagon = Hexagon
tally-double-hexagon = Double hexagon
tally-triple-hexagon = Triple hexagon
tally-out = Going out
tally-hands = Others’ tiles
tally-own = Tiles left
tally-draw = Tiles drawn
tally-pass = Passes
tally-adjust = By agreement
tally-round = Round { $number }
tally-round-running = Round { $number } so far
tally-sum = Sum
tally-total = Total
tally-empty = There are no points yet.

# The end of a round and of the match
round-over = Round { $number } is over
hands-title = Left in the racks
chart-title = From round to round
chart-label = Totals after each round. { $totals }
end-board = Look at the board
end-back = Back to the result
end-step = Step through it
match-you = You win the match!
match-won =
    { $count ->
        [one] { $names } wins the match
       *[other] { $names } share the win
    }
match-nobody = The match is over, without a winner

# Why so many points
why-loading = Why?
why-title =
    { $points ->
        [one] Why { $shown } point?
       *[other] Why { $shown } points?
    }
why-board = The tiles that count, on the board
why-digits = The digits of { $tile }
why-clause = Read the rule

# Tiles still out
out-title =
    { $count ->
        [one] { $count } tile still out
       *[other] { $count } tiles still out
    }
out-hint = In the well or in another rack: you don’t know which.

# The menu
menu-title = Menu
menu-undo = Take back my last move
menu-out = Tiles still out
menu-dead = Mark dead places
menu-dead-hint = Hatched: no tile that is still out fits there.
menu-sort = Sort my tiles by value
menu-sort-hint = Otherwise they stay in the order of your hand.
menu-rules = Rules of this table
menu-record = Download the record
menu-resign = Give up
menu-home = Home
menu-home-hint = You can come back at any time.
resign-title = Give up this match?
resign-text =
    { $others ->
        [one] The match ends, and the other player wins it. This can’t be undone.
       *[other] Your tiles are laid open and the others go on without you. This can’t be undone.
    }
resign-yes = Give up
resign-no = Play on

# Several people on one device
cover-title = Pass the device to { $name }
cover-why = Nobody’s tiles are shown until then.
cover-go = I am { $name }

# Waiting for people
lobby-title = Waiting for players
lobby-hint = Whoever has the link or the code can sit down.
lobby-only-here = This link works on this computer only. For other devices at home, the server has to be started with --lan.
lobby-code = Code
lobby-link = Link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-title = Come and play Triominoes with me
lobby-qr = The link as a picture for a phone’s camera
lobby-free = Free seat
lobby-here = here

# Help
keys-title = Keys
keys-play = Tap a tile, then one of its places; or drag it there. The list of all moves does the same. With the keyboard:
keys-group-rack = Tiles
keys-group-board = Board
keys-group-game = Game
keys-board = To the board
keys-digits = Choose a tile
keys-rack-walk = From tile to tile
keys-rack-sort = Move the tile
keys-order = By value, or in your own order
keys-turn = Turn the first tile
keys-board-walk = From tile to tile over an edge
keys-places = Next and previous place
keys-last = Last move
keys-lay = Lay the tile
keys-zoom = Larger, smaller, whole board
keys-follow = Follow the play
keys-draw = Draw
keys-undo = Take back
keys-moves = List of all moves
keys-sheet = Score sheet
keys-status = Hear again what is to be done
keys-sound = Sounds on or off
keys-escape = Skip, or let go of the tile
keys-help = This help
