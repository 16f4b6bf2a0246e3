# The table in a terminal.

# What people are called who gave no name; the second only in lists of points
name-person = Player { $number }
name-you = You

# The words of a person’s commands; the English ones are understood in every language
word-draw = draw, d
word-pass = pass, p
word-why = why, w
word-scores = scores, s
word-board = board, b
word-undo = undo, u
word-save = save
word-help = help, h, ?
word-quit = quit, q

# What the commands do
do-draw = draw a tile from the well
do-pass = pass
do-why = how the last points came about, and by which rule
do-scores = the score sheet
do-board = the whole board
do-undo = back to your last decision
do-save = where the record is; with a file name, a copy of it there
do-help = this list
do-quit = leave; the match can be gone on with later
turn-help = Type the number of a move, or one of these words (the first letters will do):
placement-help = A move can also be typed as in a record: 150@e4s1 lays the digits 1, 5, 0, read clockwise from the tip, 4 columns east and 1 row south of the first tile.

# The match begins
match-rules = Rules: { $rules }
level-of = { $name }: { $line }
help-hint = “help” lists what you can type.
dumb-hint = “board” draws the board.

# A turn
turn-title = Round { $number }: { $name }
turn-title-you = Round { $number }: your turn
turn-score = { $name } { $score } ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
turn-well = well { $tiles }
rack = Your tiles: { $tiles }
moves-heading = { $count ->
        [one] You have one move:
       *[other] You have { $count } moves:
    }
move-play = { $tile } { $place } ({ $text })
move-open = { $tile } ({ $text })
move-points = { $move }: { $points }
move-draw = draw a tile
move-pass = pass
question = Your move?

# The board
board-unknown = Where the tiles lie is not known.
board-empty = No tile lies on the table yet.
board-cropped = These are { $shown } of { $tiles } tiles, round the last one. “board” draws them all.
board-clipped = These are { $shown } of { $tiles } tiles: the window is too narrow for more.

# What can’t be understood
unknown-word = “{ $text }” is neither a move nor a command: type a number of the list, or “help”.
unknown-number = There is no move { $number }: the list ends at { $count }.

# Why, undo, save, leave
why-none = There are no points to explain yet.
undone = Back to your last decision.
saved-at = Every move is in { $file } as soon as it is made.
saved-copy = The record is copied to { $file }.
save-exists = There is a file { $file } already; it stays as it is.
save-failed = The record can’t be copied to { $file }: { $why }
leaving = Goodbye! Nothing is lost. This goes on with the match:

# Several people at one screen
hand-over = Pass the device to { $name }. { $name }, press Enter:

# The end of a round and of the match
round-next = Press Enter for the next round:
sheet-round = Round
match-record = The record is in { $file }.

# A record step by step
replay-at = { $step } of { $steps }
replay-question = Enter: on · p: back · number: go there · q: end
replay-unknown = Type a number from 1 to { $steps }, n for the next step, p for the one before, or q.
replay-seat = { $name } { $score }: { $tiles }
replay-empty = There is no event in { $file }.
