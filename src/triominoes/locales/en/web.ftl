# The pages in the browser beside the table: home, a new match, joining, records, rules, settings.

# Every page
page-home = Home
page-skip = To the content
dialog-close = Close
dialog-cancel = Cancel
net-offline = The server can’t be reached. Check the connection, then try again.
net-failed = That didn’t work. Please try again.
fault-match-unknown = Of this match nothing is known here yet: it comes as soon as the server can be reached.
fault-line = This line can’t be read, so it can’t be noted.
field-less = { $field }: less
field-more = { $field }: more
field-range = A whole number from { $low } to { $high }.

# Settings
settings = Settings
settings-lang = Language
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-theme = Look
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-tints = Colours on the digits
settings-tints-hint = Each digit has its own colour. Without it, tiles are black and white.
settings-pause = Pace of the others
settings-pause-none = At once
settings-pause-short = Quick
settings-pause-long = Calm
settings-confirm = Confirm each move
settings-confirm-hint = A tile is laid by a second tap.
settings-sound = Sounds
settings-sound-hint = Quiet notes at the table: a tile is laid or drawn, a figure is made, your turn comes.
size-normal = Normal text
size-large = Large text
size-huge = Very large text

# The levels of bots, from the weakest to the strongest
level-beginner = Beginner
level-beginner-line = Lays whatever fits.
level-easy = Easy
level-easy-line = Overlooks every third place, and takes the best that it sees.
level-medium = Medium
level-medium-line = Looks at what it leaves to the others too, but overlooks places.
level-hard = Hard
level-hard-line = Thinks ahead in some twenty possible games, but forgets who drew and who passed.
level-expert = Expert
level-expert-line = Thinks ahead in dozens of possible games, and remembers every draw and every pass.
level-master = Master
level-master-line = Thinks ahead in thousands of possible games, and learns from all that the others do.

# Rule sets, each in a line
rules-french-400 = French rules, to 400
rules-french-400-short = French rules
rules-french-400-line = The highest triple opens, up to three draws a turn, first to 400 points.
rules-pressman = Pressman, to 400
rules-pressman-short = Pressman
rules-pressman-line = The highest triple opens, one draws until a tile fits, first to 400 points.
rules-goliath = Goliath
rules-goliath-line = A drawn tile decides who begins, with any tile. Drawing is always allowed. One round.
rules-goliath-classic = Goliath Classic
rules-goliath-classic-line = As Goliath, always with the classic set. One round.
rules-tournament = Goliath tournament
rules-tournament-line = As Goliath Classic, over several rounds to 400 points.
rules-children = Children
rules-children-line = One point a tile, a little more for figures, and never a point lost.

# Home
home-title = Shall we play?
home-line = Nothing to install, no account.
home-computer = Play the computer
home-more = { $rules } · change
home-more-plain = Other rules, other players…
home-ways = Other ways to play
home-device = On one device
home-device-line = 2 to 6, passing it round
home-invite = Invite somebody
home-invite-line = A link, or a code to say aloud
home-join = I have a code
home-join-line = Join a table that waits
home-replay = Open a record
home-replay-line = A match again, step by step
home-rules = The rules
home-rules-line = Six printed rules, clause by clause
home-waiting = Waiting at home
home-waiting-by = { $name }’s table
home-sit-down = Sit down
home-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-games = Your matches
home-resume = Resume
home-tidy = Tidy up
home-tidy-done = Done
home-remove = Take from the list: { $game }
home-remove-ask = Take from the list: { $game }?
home-remove-why = The match isn’t over. Without its place in this list, this browser can’t get back to the seat.
home-remove-yes = Take from the list
home-removed = Taken from the list.
home-put-back = Put back
home-all = Show all { $count }

# A match in a line
game-with = With { $names }
game-bot = the computer ({ $level })
game-open = a free seat
game-waits = Waiting for somebody, code { $code }
game-your-turn = Your turn
game-turn = { $name } to play
game-between = Between two rounds
game-won = Won
game-shared = Shared
game-lost = Lost
game-won-by = Won by { $names }
game-scores = { $own } to { $others }
game-over = Over

# A new match
new-title = New match
new-who = Who plays?
new-rules = By which rules?
new-usual = usual
new-players = 2 to { $most } players.
new-read = Read these rules
new-more = More: house rules, without counting
new-bots = All bots that are installed
new-bots-hint = Besides the six levels: bots for study and comparison, and those that were added here.
new-changes =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
new-printed = As printed: { $value }.
new-reset = As printed, without changes
new-need-76 = With 56 tiles, { $rules } is for at most { $most } players. The 76 tiles of the set for six are enough for all.
new-use-76 = Play with 76 tiles
new-too-many = { $rules } is for at most { $most } players. Remove a seat, or choose other rules.
new-send = Begin
new-send-line = The match begins at once.
new-send-open = Invite
new-send-open-line =
    { $count ->
        [one] Next, there is a link and a code for one person.
       *[other] Next, there are a link and a code for { $count } people.
    }
seat-me = You
seat-me-name = Player
seat-bot = The computer
seat-here = Somebody on this device
seat-open = Somebody by link
seat-open-line = Says the name when joining.
seat-number = Player { $number }
seat-bot-name = Robot
seat-bot-number = Robot { $number }
seat-kind = Seat { $number }: who plays
seat-name = Seat { $number }: name
seat-level = Seat { $number }: how well the computer plays
seat-remove = Remove seat { $number }
seat-add = Add a seat

# House rules: what each is called, and what it means
rule-said = { $rule }: { $value }
rule-group-match = The match
rule-group-drawing = Drawing and passing
rule-group-points = Points for figures
rule-group-end = A blocked round
rule-count = Without counting
rule-count-hint = No points at all: whoever lays the last tile first has won.
rule-target = Points to win
rule-target-hint = Whoever has so many ends the match; the round in play is finished.
rule-target-none = No target
rule-rounds = Rounds
rule-rounds-hint = After so many, the match is over.
rule-rounds-none = No limit
rule-tiles = Tiles
rule-tiles-hint = 76 are the classic 56 and their 20 mirrored tiles.
rule-tiles-56 = 56, the classic set
rule-tiles-76 = 76, the set for six
rule-hand = Tiles dealt
rule-hand-hint = To each, however many play.
rule-draws = Draws a turn
rule-draws-hint = How many tiles may be drawn in one turn.
rule-draws-any = Any number
rule-voluntary = Draw at will
rule-voluntary-hint = One may draw although a tile fits.
rule-voluntary-off = No drawing where a tile fits
rule-empty = Passing with an empty well
rule-empty-hint = How many points it costs.
rule-bridge = Bridge
rule-bridge-hint = A side, and the point opposite to it, touch.
rule-wedge = Wedge
rule-wedge-hint = Two or three sides touch, beside a bridge.
rule-hexagon = Hexagon
rule-hexagon-hint = Six tiles make a circle round a point.
rule-double = Double hexagon
rule-double-hint = One tile closes two circles.
rule-triple = Triple hexagon
rule-triple-hint = One tile closes three circles.
rule-opening = Opening with a triple
rule-opening-hint = Beside the value of the tile.
rule-zero = Opening with 0-0-0
rule-zero-hint = Beside what every triple gets.
rule-blocked = When nobody can play any more
rule-blocked-hint = How the round is settled.
rule-blocked-fewest = The fewest tiles win
rule-blocked-lowest = The lowest total wins
rule-blocked-smallest = The smallest tile wins
rule-blocked-all = Everybody loses the value of their tiles
rule-blocked-none = It just ends

# Joining
join-title = Join a table
join-code = The code
join-code-hint = Six letters and digits; upper or lower case is the same.
join-code-missing = Type the code that you were told.
join-look = Go on
join-by = { $name } invites you
join-free = free
join-house = with house rules
join-back = Back to your seat
join-name = Your name
join-name-more = Somebody else on this device: name
join-name-missing = Say what you are called, so that the others know who plays.
join-sit = Sit down
join-other = Another code

# Records
record-title = A match, step by step
record-lead = Open the record of a match: a file, a text, or simply drag it here.
record-file = Choose a file
record-paste = Or paste the text of the record
record-show = Show
record-drop = Let go to open the record
record-other = Open another record
record-too-long = The record is too long: at most 512 kilobytes.
record-faults =
    { $count ->
        [one] Something is wrong in the record:
       *[other] { $count } things are wrong in the record:
    }
record-more-faults =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
record-at = Line { $line }, column { $column }
record-cut = The record is longer; these are its first steps.
record-game = Match
record-game-of = { $game } of { $games }
record-seats = Players, scores and tiles
record-turn = to play
record-hand =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
record-unknown = unknown tile
record-board =
    { $tiles ->
        [0] The board is empty.
        [one] The board, { $tiles } tile.
       *[other] The board, { $tiles } tiles.
    }
record-last = { $tile }, laid last
record-not-known = It isn’t known where the tiles lie.
record-steps = All steps
record-round = Round { $number }
record-before = Before the first round
record-step = Step
record-step-of = Step { $step } of { $steps }
record-back = Step back
record-next = Step forward
record-round-back = Round back
record-round-next = Round forward
record-play = Play
record-pause = Pause
record-pace = Pace
record-pace-slow = Slow
record-pace-normal = Normal
record-pace-fast = Fast
record-keys = ← → step, Page up and Page down round, Home and End

# The rules
book-title = The rules
book-lead = Printed rules disagree. Here are six, each with its source and with what it leaves open.
book-all = All rules
book-unknown = There are no rules of this name. These are all there are:
book-set = Rules
book-compare = Compare with
book-compare-none = nothing
book-two = { $first } and { $second }
book-with-house = { $rules } with house rules
book-source = Source: { $title }. What it leaves open is marked as a reading.
book-house-line = With house rules: { $text }
book-house = House rule
book-reading = Reading
book-absent = Nothing about this.
book-same =
    { $count ->
        [one] Show the clause that is the same too
       *[other] Show the { $count } clauses that are the same too
    }
book-all-same = All clauses are the same.
book-chapter-start = Before the game
book-chapter-opening = Who begins
book-chapter-turn = A turn
book-chapter-points = Points
book-chapter-end = The end of a round
book-chapter-match = The match
