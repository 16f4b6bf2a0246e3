# The command line: help pages, errors, and what the commands print.

# Help pages: headings and what stands for a value
help-usage = Usage:
help-options-piece = [OPTIONS]
help-command-pieces = [COMMAND] [OPTIONS]
help-commands = Commands:
help-arguments = What it works on:
help-options = Options:
help-help = Show this page.
help-lang = The language: en, fr, pt-PT or pt-BR. Otherwise that of your system.
help-ascii = Draw the board in ASCII characters only.
help-more = “triominoes COMMAND --help” tells more. Without a command it serves the table and opens the browser.
help-name = NAME
help-names = NAMES
help-pair = KEY=VALUE
help-file = FILE
help-files = FILES…
help-text = TEXT
help-address = ADDRESS
help-number = NUMBER
help-folder = FOLDER

# Help pages: the commands
help-app = Play Triominos by any of its printed rules, and keep, check and study records of games.
help-serve = Serve the table in the browser: on this computer, or with --lan for everybody at home. Without a command “triominoes” is “triominoes serve --open”. Ctrl-C ends it; matches are kept and go on at the next start.
help-serve-short = Play in the browser.
help-serve-host = The address to listen at. Without it: 127.0.0.1, so that only this computer can come in.
help-serve-port = The port to listen at; 0 takes a free one. Without it: 15150, or a free one if that is taken.
help-serve-data = The folder for the matches. Without it: the one that your system keeps for such things.
help-serve-open = Open the browser, where there is a screen.
help-serve-lan = Let in everybody in the local network, and print the address and a QR code for their phones.
help-serve-certificate = The certificate, a file in PEM: then the server speaks https, which phones need to play on without a network.
help-serve-key = The key of the certificate, a file in PEM without a password. Without it: in the same file.
help-play = Play a match in the terminal. A game that a person plays is always recorded, move by move, and can be gone on with. Without a person the match is played at full speed.
help-play-short = Play a match, or let bots play one.
help-play-rules = The rule set; “triominoes rules” lists them. Without it: french-400.
help-play-house = A house rule, such as target=300 or wedge=0. Give it once for each rule.
help-play-seats = Who plays, in order of play, with commas: “you” or “you:Ana” for a person, else a bot: a level (beginner, easy, medium, hard, expert, master) or the name of another one, such as greedy. Without it: you,easy.
help-play-seed = Any text: the same seed deals the same tiles again.
help-play-record = The file for the record; one that exists is never overwritten. Without it a person’s game goes to a folder of its own, and a match between bots to standard output, as with “-”.
help-play-resume = Go on with the match in this record; it grows at its end.
help-play-quiet = Print nothing but the record while bots play.
help-check = Replay records of games and name everything in them that the rules contradict. Exit code 0: all is right; 1: there are faults; 2: a file can’t be read.
help-check-short = Find what is wrong in records.
help-check-files = Records; “-” is standard input.
help-check-json = Print a JSON object for each fault, on a line of its own.
help-replay = Step through a record, with the board, the tiles and the points. Printed in one go where nobody can type.
help-replay-short = Step through a record.
help-replay-file = A record; “-” is standard input.
help-rules = Print a rule set, clause by clause, with the source of each. Without a name: all rule sets, and the house rules.
help-rules-short = Print a rule set clause by clause.
help-rules-name = A rule set.
help-show = Print a position and what may be played in it, with the points.
help-show-short = Print a position and its moves.
help-show-position = A position in one line; “-” reads it from standard input.

# Errors
error-no-option = There is no option { $option }; “--help” lists those that there are.
error-option-value = The option { $option } isn’t used like this: see “--help”.
error-missing = Something is missing: { $what }. See “--help”.
error-arguments = This command takes no such words: see “--help”.
error-command = There is no command “{ $name }”; there are { $known }.
error-file = The file { $file } can’t be used: { $why }.
file-missing = it doesn’t exist
file-is-folder = it is a folder
file-forbidden = it may not be opened
file-no-folder = there is no folder { $folder }
file-read-only = the disk can only be read
file-disk-full = the disk is full
file-name-long = its name is too long
file-unknown = for an unknown reason ({ $name })
error-file-unnamed = A file needs a name; this one is empty.
error-seed = The seed is too long: { $most } characters at most.
error-record-exists = There is a file { $file } already. It isn’t overwritten; to go on with it, use --resume.
error-record-person = A person’s game needs a file for its record, not “-”.
error-port = There is no port { $port }: it is a number from 0 to { $most }.
error-port-taken = Port { $port } is taken by another program. Choose another one, or leave --port out.
error-port-forbidden = Port { $port } may not be used by you. Choose one above 1023, or leave --port out.
error-host = This computer doesn’t have the address “{ $host }”.
error-certificate = { $certificate } and { $key } are no certificate with its key: both have to be in PEM, the key without a password.
error-key-alone = The option --key needs --certificate beside it.
error-no-folder = { $name } is a file, not a folder.
error-seat = Nobody is called “{ $name }”: a seat is “you”, “you:Ana” or a bot ({ $bots }).
error-seat-bot = “{ $name }” is the name of a bot: a person needs another one.
error-resume-options = A match goes on by its own rules: --resume can’t stand beside { $option }.

# A match between bots
round-line = Round { $number }: { $scores }.
round-score = { $name } { $score }

# check
check-right = { $file }: all is right ({ $events ->
        [one] { $events } event
       *[other] { $events } events
    }).
check-fault = { $file }:{ $line }: says “{ $says }”, should be “{ $should }”: { $why }
check-refused = { $file }:{ $line }: says “{ $says }”, should be otherwise: { $why }
check-unreadable = { $file }:{ $line }:{ $column }: { $why }
check-corrected = { $file }: { $count ->
        [one] { $count } correction was
       *[other] { $count } corrections were
    } made; the corrected game is checked.

# rules
rules-heading = Rule sets
rules-line = 2 to { $most } players. { $source }
rules-house-heading = House rules
house-tiles = tiles in the set
house-target = points at which the match ends
house-rounds = how many rounds are played
house-hand = tiles dealt to each
house-draws = tiles that may be drawn in a turn
house-voluntary = who could lay a tile may draw instead
house-empty = what a pass costs because the well is empty
house-opening = points for opening with a triple
house-zero = points for opening with 0-0-0
house-bridge = points for a bridge
house-wedge = points for a tile pushed in beside a bridge
house-hexagon = points for a hexagon
house-double = points for two hexagons at once
house-triple = points for three hexagons at once
house-blocked = who gets the points of a blocked round
house-count = whether points are counted at all

# show
show-seat =
    { $seat }: { $points ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tiles }
show-well = Well: { $tiles }
show-turn = It is the turn of { $seat }, who has drawn { $drawn ->
        [0] nothing
        [one] { $drawn } tile
       *[other] { $drawn } tiles
    }:
show-nobody = Nobody can move yet.
show-over = The round is over.
