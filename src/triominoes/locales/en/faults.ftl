# What is wrong with a set-up, with an event of a record, or with a wish at the table.

# Setting up
fault-players = { $rules } is for 2 to { $most } players, not { $players }.
fault-players-need-76 = { $rules } with 56 tiles is for 2 to { $most } players, not { $players }. With tiles=76 up to { $most76 } can play.
fault-too-few-tiles = { $tiles } tiles are too few for { $players } players with { $hand } each and one more for everybody: choose smaller hands, or tiles=76.
fault-rules-field = { $field } has a value that there is not.
fault-rules-name = There is no rule set “{ $name }”. There are { $known }.
fault-house-key = There is no house rule “{ $key }”.
fault-house-value = { $key }={ $value } is not possible. Allowed are { $allowed }.
fault-house-lead = In { $rules } a drawn tile decides who begins and no triple opens, so { $key } has no meaning.
fault-house-count-target = With count=no nothing is scored, so there can be no target.
fault-house-endless = A match needs a target or a number of rounds: give target or rounds.
fault-language = There is no language “{ $language }”. There are { $known }.
fault-player-unknown = There is no bot “{ $name }”. There are { $known }.
fault-player-broken = The bot “{ $name }” can’t be loaded: { $problem }
fault-player-number = “{ $text }” in “{ $name }” is no number for a bot: write name:key=number.

# What an event contradicts
fault-over = The match is over; nothing comes after it.
fault-no-round = No round has begun: a round comes first.
fault-due = Something else has to come first.
fault-winner = The match was won by somebody else.
fault-round-number = The rounds count from 1, one after the other.
fault-round-open = The round is not over yet.
fault-position-rules = This position belongs to other rules or to another number of players.
fault-deal-again = This seat has its tiles already.
fault-deal-size =
    { $count ->
        [one] { $count } tile is dealt; it should be { $hand }.
       *[other] { $count } tiles are dealt; it should be { $hand }.
    }
fault-tile-seen = The tile { $tile } is somewhere else already.
fault-lead = Nobody draws for the lead now.
fault-lead-order = Another seat draws for the lead now.
fault-lot = There is nothing to draw lots for.
fault-lot-seat = This seat is not among those who are equal.
fault-well-size =
    { $count ->
        [one] { $count } tile is named; the well has { $well }.
       *[other] { $count } tiles are named; the well has { $well }.
    }
fault-show = A triple is shown only by someone about to open with 0-0-0.
fault-show-tile = { $tile } is not the highest triple of this seat.
fault-hold = This seat has no tiles to lay open now.
fault-hold-tiles = This seat holds other tiles.
fault-count = The tiles of this seat can’t be counted now.
fault-count-open = The tiles of this seat lie open already.
fault-count-none = This seat has at least one tile.
fault-count-well =
    { $most ->
        [one] This seat has { $most } tile at most, even with all that are left in the well.
       *[other] This seat has { $most } tiles at most, even with all that are left in the well.
    }
fault-count-known =
    { $least ->
        [one] This seat has at least { $least } tile: the one that it has shown.
       *[other] This seat has at least { $least } tiles: those that are known.
    }
fault-resigned = This seat has given up already.
fault-resign = Giving up is possible once the tiles are dealt.
fault-end = The round ends in another way.
fault-ended = The round is over already.
fault-not-out = Nobody has laid their last tile.
fault-not-blocked = The round is not blocked: somebody may still be able to lay a tile.
fault-awards = The points are wrong.
fault-total = The total is { $total }, not { $says }.
fault-score = This seat gets no points now.

# At the table
fault-no-seat = There is no such seat at this table, which has { $count }.
fault-dealer = The dealer gives no tiles, or something else in their place.
fault-unknown-tiles = Not all tiles are known, so the match can’t go on here.
fault-no-bot = It is not a bot’s turn.
fault-nobody-to-ask = It is { $name }’s turn, but nobody is here to ask.
fault-bot-failed = The bot { $name } has failed: { $problem }
fault-bot-illegal = The bot { $name } chose { $move }, which is no legal move.
fault-undo-over = The match is over, so nothing can be taken back.
fault-undo-table = Since then the table has agreed on something, and that stands.
fault-undo-drew = A tile that was drawn and seen can’t be put back.
fault-undo-other = { $name } has laid or drawn a tile since then, and that stands.
fault-undo-shown = { $name } has laid tiles open since then, and that stands.
fault-undo-nothing = There is no decision of yours to take back.
fault-log-changed = Another program has written to { $file }; nothing more is added to it.

# Going on with a record
fault-resume-seats = The record has { $seats } seats; { $given } were given.
fault-resume-empty = There is no game in this record yet.
fault-resume-faults = The record has faults, the first in line { $line }: check it before the match goes on.
fault-resume-hand = The tiles of { $name } are not known, so the match can’t go on here.
fault-resume-board = Where the tiles lie is not known, so the match can’t go on here.
fault-resume-well = The tiles in the well are not known, so the match can’t go on here.

# A match at a real table
fault-figure-unpaid = By these rules this figure brings no points.
fault-figure-first = The first tile of a round makes no figure.
fault-value-missing = Say which tile it was, or what it is worth.
fault-value-fixed =
    { $points ->
        [0] Nothing is scored here, so no points are needed.
        [one] Every tile brings { $points } point here, whatever its digits are.
       *[other] Every tile brings { $points } points here, whatever its digits are.
    }
fault-position-now = A board can be entered once the first tile of a round lies, and until the round ends.
fault-position-tiles = There are { $count } tiles on this board; with those in all hands there can be { $most } at most. Count the hands first.
fault-hold-which = By these rules the single tiles decide who wins a blocked round: name each of them.
fault-hold-value = Name the tiles left, or their sum.
fault-hold-sum =
    { $count ->
        [one] One tile can’t have this sum.
       *[other] { $count } tiles can’t have this sum.
    }
fault-no-entry = No entry has the number { $number }, or it was taken out.
fault-nothing-to-undo = There is nothing to take back.
fault-nothing-to-redo = There is nothing to bring back.
