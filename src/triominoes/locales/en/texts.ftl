# What is wrong with a text: a record, a position, a move or a name that can’t be read.

# Words
text-missing = Something is missing here.
text-too-much = “{ $says }” is too much here.
text-tile = “{ $says }” is no tile: a tile is three digits, such as 012.
text-no-tile = “{ $says }” is no tile: its digits go from 0 to 5.
text-tile-twice = The tile { $says } is there twice.
text-cell = “{ $says }” is no place: write one like e3n1, columns east (e) or west (w) and rows north (n) or south (s) of the first tile.
text-cell-range = The place { $says } is too far away.
text-placement = “{ $says }” is no placement: write the tile and its place, like 502@e3n1.
text-move = “{ $says }” is no move: write a placement like 502@e3n1, draw, or pass.
text-number = “{ $says }” can’t stand here: it should be a whole number, { $most } at most.
text-seat = “{ $says }” is no seat: seats are p1, p2 and so on.
text-seat-range = There is no seat { $says }: the last one is p{ $players }.
text-seats = “{ $says }”: seats stand in order, each once.
text-award = “{ $says }” are no points: write them like +9 or bridge+40.
text-award-name = “{ $says }”: there are no points of this name.
text-award-twice = “{ $says }”: these points are named twice.
text-award-here = “{ $says }”: such points can’t be given here.
text-house-rule = “{ $says }” is no house rule: write one like target=300.
text-house-twice = “{ $says }”: this house rule is given twice.
text-name = “{ $says }” can’t be a name: a name has 1 to 40 characters, and no semicolon.
text-unsafe = “{ $says }” holds characters that can’t be shown.
text-hex = “{ $says }” is no hexadecimal number of at most { $most } digits.

# Files and their headers
text-too-large = This is too large: { $most } MB at most.
text-too-many-lines = Too many lines: { $most } at most.
text-line-too-long = This line is too long: { $most } characters at most.
text-not-utf8 = This is not UTF-8 text: the byte { $says } doesn’t fit.
text-too-many-games = Too many games: { $most } at most.
text-too-many-events = Too many events: { $most } at most.
text-too-many-headers = Too many headers: { $most } at most.
text-no-record = This is no record: it should begin with “triominoes: 1”.
text-second-game = There is more than one game here, and only one can be read.
text-version = This record is of version { $says }, which can’t be read.
text-header = “{ $says }” is no header: write the key, a colon and the value.
text-header-key = “{ $says }” is no key of a header: it has letters, digits and hyphens.
text-header-missing = The header { $key } is missing.
text-header-seat = “{ $says }” is no seat: seats are p1 to p6.
text-header-twice = The header { $key } is given twice.
text-header-value = The value “{ $says }” holds characters that can’t be shown, or spaces round it.

# Lines of a record
text-first-word = No line begins with “{ $says }”.
text-second-word = “{ $says }” is nothing that a seat can do.
text-entry = A line of a record is not empty, and not too long.
text-not-canonical = “{ $says }” would be read as “{ $should }”.
text-end = “{ $says }” is no end of a round: there are out, blocked and stopped.
text-position-players = The position is for another number of players than the game.
text-well-unknown = “{ $says }”: an order can be given only for tiles that are known.
text-correction-in-correction = “{ $says }”: a correction can only name an event, not another correction.
text-no-event = There is no event { $says } that could be corrected.
text-back-too-far = { $says } acts can’t be taken back: there are only { $most }.
text-result = The result “{ $says }” does not agree with the game.

# Positions
text-position-lines = A position stands in a single line.
text-position-fields = A position has seven fields: board, hands, well, seat, scores, drawn and passes.
text-board = “{ $says }” is no board: write its north-west cell, a colon and its rows, or “-” if it is empty.
text-hands = “{ $says }”: there should be 2 to 6 hands, with “/” between them.
text-option = “{ $says }” is no option: write one like rules=pressman.
text-option-name = There is no option “{ $says }”.
text-option-twice = “{ $says }”: this option is given twice.
text-rules-missing = The rule set is missing: add rules= and its name.
text-scores = “{ $says }”: there should be as many totals as hands.
text-flipped = There is no tile { $says } in this set, only its mirror image { $mirror }.
text-tile-count = There are { $count } tiles in all; the set has { $tiles }.
text-clash = The digits at { $cell } do not agree with the tiles beside it.
text-board-parts = The tile at { $cell } is joined to the others by no side.
text-over = “{ $says }”: the round can’t have ended like that here.
text-over-missing = The round is over, and “over=” should say so.
text-seat-over = The round is over, so it is nobody’s turn: write “-” instead of { $says }.
text-seat-missing = Whose turn it is should stand here.
text-seat-early = As long as tiles are dealt it is nobody’s turn: write “-” instead of { $says }.
text-opener = “{ $says }”: by the tiles, { $openers } should open.
text-drawn-range = { $says } tiles can’t have been drawn in this turn; { $most } is the most.
text-drawn-hand = { $says } tiles can’t have been drawn: the hand has fewer.
text-passes-range = { $says } passes can’t count here; { $most } is the most.
text-passes-drawn = “{ $says }”: after a draw no passes count.
text-shown = { $says } can’t have been shown: nobody is about to open with 0-0-0.
text-shown-tile = { $says } can’t have been shown: it is no triple that this seat may hold beside 0-0-0.
text-board-unknown = Where the tiles lie is not known, so the position can’t be written.
text-lead-begun = In the middle of the draw for the lead the position can’t be written.

# What people enter at a real table
text-figure = “{ $says }” is no figure: write bridge, wedge, hexagon, double-hexagon or triple-hexagon.
text-no-tiles-left = Whoever has no tile left is not named here.
text-board-empty = There should be at least one tile on the board.
