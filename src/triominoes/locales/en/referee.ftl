# At a real table: the score sheet, the mirrored board, corrections.

# The start page
home-referee = At a real table
home-referee-line = The phone keeps the score and settles disputes
home-allowed = Is this allowed?
home-allowed-line = One placement, judged by every printed rule
home-history = Past matches
home-history-line = Results and statistics of this device

# Begin, or go on
referee-title = Referee
referee-begin-title = At a real table
referee-begin-line = You play with your own tiles; this page keeps the score, finds the figures and knows the rules.
referee-allowed = Is this allowed?
referee-history = Past matches
referee-going = Go on with
referee-who-line = In the order in which you sit, clockwise. Who begins is said at the first tile.
referee-add = Add a player
referee-twice = Two players are called “{ $name }”: tell them apart.
referee-how = How do you keep it?
referee-mode-sheet = Score sheet
referee-mode-sheet-line = Note each tile, and a figure if there was one. As on paper, without the sums.
referee-mode-board = Board
referee-mode-board-line = Show where each tile lies: figures and points are found for you, and what doesn’t fit is refused.
referee-new = New match
offline-insecure = Over this address the browser can’t keep the page for when there is no network, nor keep the screen awake: for that it wants https.
offline-unable = This browser can’t keep the page for when there is no network.
awake-unable = This browser can’t keep the screen awake.

# The page of a match
referee-missing = This match isn’t here
referee-missing-line = This browser doesn’t know the match. Ask for the link from somebody who keeps it.
referee-opening = The sheet is being opened…
referee-to-board = To the board
referee-to-sheet = To the score sheet
referee-undo = Undo
referee-redo = Redo
referee-changed = The sheet was changed.
referee-offline = No connection.
referee-offline-lines =
    { $count ->
        [one] No connection. { $count } line will be sent when it is back.
       *[other] No connection. { $count } lines will be sent when it is back.
    }
referee-figures-wait = Some points wait for the server: it finds the figures.
referee-not-stored = This browser can’t remember anything: keep the page open.
referee-misled = The link that was opened is damaged. This device knows the match and goes on with it.
referee-ended = Nothing more can be noted. The sheet can still be looked at and printed.
referee-ended-lines =
    { $count ->
        [one] { $count } line was not sent: it is on this device only.
       *[other] { $count } lines were not sent: they are on this device only.
    }
referee-aside = Lines that were not taken
referee-again = Enter it again
referee-drop = Throw it away
referee-refused = That can’t be entered now.
referee-stale = Something else was entered before it.
referee-crossed = At the same moment another phone entered this, too late: { $what }
referee-crossed-same = At the same moment another phone entered the same. It counts once.

# What is picked
referee-which = Which tile?
referee-ways = What is noted
referee-way-tile = Tile
referee-way-points = Points only
referee-keys = Digits of the tile
referee-erase = Erase a digit
referee-grid = Tiles not yet seen
referee-tile-not = { $tile }, doesn’t fit
referee-figures = Figure
referee-points = Points of the tile
referee-points-of =
    { $points ->
        [one] a tile of { $points } point
       *[other] a tile of { $points } points
    }
referee-a-tile = a tile
referee-still =
    { $digits ->
        [0] { $count ->
            [one] { $count } tile is still out.
           *[other] { $count } tiles are still out.
        }
       *[other] { $count ->
            [one] { $count } tile has these digits.
           *[other] { $count } tiles have these digits.
        }
    }
referee-clockwise = Read the digits clockwise.
referee-taken = { $tile } was played already.
referee-taken-line = Look at that line
referee-shown = Which higher triple was shown?
referee-loses-board = Noted without its place: the board isn’t followed any more in this round.
referee-fit =
    { $fits ->
        [0] None of the { $count } tiles still out fits anywhere.
        [one] { $fits } of the { $count } tiles still out fits somewhere.
       *[other] { $fits } of the { $count } tiles still out fit somewhere.
    }
referee-fit-here =
    { $fits ->
        [0] None of the { $count } tiles still out fits { $place }.
        [one] { $fits } of the { $count } tiles still out fits { $place }.
       *[other] { $fits } of the { $count } tiles still out fit { $place }.
    }
referee-dead =
    { $count ->
        [one] In { $count } hatched place nothing fits any more.
       *[other] In { $count } hatched places nothing fits any more.
    }
referee-beside = beside { $tiles }
referee-first-tile = The first tile: turn it as it lies on the table.
referee-first-place = in the middle
referee-place =
    { $count ->
        [one] Place { $place }: { $count } tile fits
       *[other] Place { $place }: { $count } tiles fit
    }
referee-places = Where does it lie?
referee-nowhere = { $tile } fits nowhere now.
referee-clash = { $tile } doesn’t fit there: at the marked corner lies a { $lies }, and it brings a { $brings }.
referee-waits = The points wait for the server.
referee-flip = Turn the board round

# What is noted
referee-note-label = Note
referee-note = Note { $shown } for { $name }
referee-note-plain = Note it for { $name }
referee-clear = Choose another
referee-who-begins = Who begins? Tap a name, or note the first tile.
referee-who-began = Who begins with it?
referee-tap-place = Tap the place.
referee-tap-tile = Tap the tile.
referee-tap-both = Tap the place and the tile.

# The end of a round
referee-out-ask = { $name } has no tile left by the sheet. Is that right?
referee-out-yes = { $name } is out
referee-out-no = No, there are tiles left
referee-still-held = Tiles that { $name } still holds
referee-blocked-ask = Everybody has passed. Is the round blocked?
referee-blocked-yes = Yes, nobody can play
referee-blocked-no = No, play goes on
referee-hold-ask = What has { $name } left?
referee-hold-tiles = Tiles
referee-hold-sum = Sum
referee-hold-count =
    { $count ->
        [one] { $name } holds { $count } tile by the sheet.
       *[other] { $name } holds { $count } tiles by the sheet.
    }
referee-hold-note =
    { $count ->
        [one] Note { $count } tile, { $points } for { $name }
       *[other] Note { $count } tiles, { $points } for { $name }
    }
referee-hold-note-count =
    { $count ->
        [one] Note { $count } tile for { $name }
       *[other] Note { $count } tiles for { $name }
    }
referee-hold-idle-tiles = Tap the tiles that are left.
referee-hold-idle-sum = Say how many tiles, and their sum.
referee-hold-wrong-count =
    { $most ->
        [one] { $name } can have only { $most } tile left.
       *[other] { $name } can have 1 to { $most } tiles left.
    }
referee-hold-wrong-sum =
    { $count ->
        [one] { $count } tile is worth { $least } to { $most } points.
       *[other] { $count } tiles together are worth { $least } to { $most } points.
    }
referee-left-tiles = Tiles left
referee-left-count = How many tiles
referee-left-sum = Sum of their digits
referee-round-over = The round is over…
referee-who-out = Who has laid the last tile?
referee-nobody-can = Nobody can play any more
referee-pass-hint = If nobody can play any more, note the passes instead.

# The board in the middle of a round
referee-no-board = The board of this round isn’t known here
referee-no-board-line = Some tiles were noted without their places. Lay out the board as it lies on the table, or keep the score sheet until the next round.
referee-lay-out = Lay out the board
referee-till-next = The sheet until the next round
referee-laid-out =
    { $count ->
        [one] The board lies so: { $count } tile
       *[other] The board lies so: { $count } tiles
    }

# Lines and corrections
referee-lines = Sheet and lines
referee-lines-hint = Tap a line to correct it.
referee-no-lines = Nothing is noted yet.
referee-line = A line of the sheet
referee-not-sent = not sent yet
referee-faulty = This doesn’t agree with the rules.
referee-wrong-lines =
    { $count ->
        [one] { $count } line doesn’t agree with the rules
       *[other] { $count } lines don’t agree with the rules
    }
referee-correct = Correct it
referee-insert-after = Insert a line after it
referee-insert-before = Insert a line before it
referee-take-out = Take it out
referee-line-gone = This line isn’t there any more: it was taken out.
referee-title-changes = What changes
referee-title-instead = Correct a line
referee-title-after = Insert a line
referee-title-before = Insert a line
referee-player = Player
referee-what = What
referee-kind-tile = lays a tile
referee-kind-place = lays a tile on the board
referee-kind-points = lays a tile, points only
referee-kind-draw = draws
referee-kind-pass = passes
referee-kind-count = holds so many tiles
referee-kind-adjust = points by agreement
referee-kind-show = shows a triple
referee-kind-resign = gives up
referee-kind-position = the board as it lies
referee-how-ended = How the round ended
referee-end-out = Somebody is out
referee-end-blocked = Blocked
referee-end-stopped = Stopped
referee-see = See what changes
referee-working = Computing…
referee-changes =
    { $count ->
        [one] { $count } line changes.
       *[other] { $count } lines change.
    }
referee-more-lines =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
referee-no-line = none
referee-becomes = becomes
referee-totals = Totals before and after
referee-before = before
referee-after = after
referee-winner-change = Wins before: { $before }. Wins after: { $after }.
referee-nobody-yet = nobody yet
referee-back = Back
referee-accept = Accept

# A player beside the moves
referee-players = A player: tiles, points, giving up
referee-count = How many tiles
referee-held = Tiles that { $name } holds
referee-held-note = Note this number
referee-adjust = Points by agreement
referee-taken-off = Taken
referee-given = Given
referee-adjust-note = Note these points
referee-resign = { $name } gives up
referee-resign-ask = Does { $name } give up?
referee-resign-text = The others go on; where only one is left, the match is over.
referee-resign-yes = Give up
referee-gave-up = gave up

# The menu
referee-share = Others follow on their phones
referee-share-line = Whoever opens this link sees the sheet and can enter moves.
referee-share-title = Our match of Triominoes
referee-share-qr = The link as a picture for a phone’s camera
referee-phones =
    { $count ->
        [one] { $count } phone follows now.
       *[other] { $count } phones follow now.
    }
referee-replay = Step through it
referee-print = Print the sheet
referee-csv = Download as a table (CSV)
referee-stop = End the match
referee-stop-ask = End the match here?
referee-stop-text = It stays in the list as it is, and counts as given up.
referee-stop-yes = End it

# Lines in this page’s own words
referee-said-play = { $name }: { $what }.
referee-said-figure = { $name }: { $what }, { $figure }.
referee-said-draw = { $name } draws.
referee-said-pass = { $name } passes.
referee-said-show = { $name } shows { $tile }.
referee-said-count =
    { $count ->
        [one] { $name } holds { $count } tile.
       *[other] { $name } holds { $count } tiles.
    }
referee-said-adjust = { $name }: { $points } by agreement.
referee-said-hold =
    { $count ->
        [one] { $name } has { $count } tile left.
       *[other] { $name } has { $count } tiles left.
    }
referee-said-resign = { $name } gives up.
referee-said-position = The board as it lies.
referee-said-end-out = The round is over: somebody is out.
referee-said-end-blocked = The round is over: nobody can play.
referee-said-end-stopped = The match is ended.
referee-said-instead = Corrected: { $what }
referee-said-after = Inserted: { $what }
referee-said-void = A line taken out.
