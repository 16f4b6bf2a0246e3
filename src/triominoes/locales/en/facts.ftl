# The facts of the game: the help page of “stats”, its errors, and its table.

# The help page
help-stats = Play many rounds in the compiled core, all seats by the same simple policy, and print the facts of the game: points, length, choices, figures, the opener’s edge, blocked rounds, and how many rounds a match has, with standard errors. The same seed gives the same numbers, however many workers play.
help-stats-short = Print the facts of the game from many rounds.
help-stats-rules = The rule set; “triominoes rules” lists them. Without it: french-400.
help-stats-house = A house rule, such as target=300 or wedge=0. Give it once for each rule.
help-stats-players = How many seats play. Without it: 2.
help-stats-rounds = How many rounds are played. Without it: 100000; 500 where Numba is missing.
help-stats-seed = Any text: the same seed deals the same tiles again. Without it: facts.
help-stats-policy = By what all seats play: greedy, random or static. Without it: greedy.
help-stats-workers = How many processes play. Without it: as many as pay, up to one for each processor core.
help-stats-json = Print a JSON object instead of a table; it also tells how often what occurred.
help-stats-plot = A file for a picture of points, turns and rounds to a match, such as facts.svg or facts.png.

# Errors
error-stats-rounds = --rounds takes a number from 1 to { $most }.
error-stats-policy = There is no policy “{ $name }”; there are { $known }.
fault-facts-worker = A worker process has died, perhaps for want of memory; fewer --workers need less.
facts-plain = The core runs uncompiled here, because Numba is missing or turned off: rounds take hundreds of times as long, so fewer are played.

# The table
facts-played = { $players } players, { $policy }
facts-rounds =
    { $rounds ->
        [one] { $number } round
       *[other] { $number } rounds
    }
facts-mean = mean
facts-error = error
facts-each = spread
facts-points = Points a player in a round
facts-opener = The opener’s points above the others’
facts-turns = Turns in a round
facts-tiles = Tiles laid in a round
facts-draws = Draws in a round
facts-passes = Passes in a round
facts-empty = Turns begun with an empty well
facts-out = Rounds ended by going out
facts-blocked = Rounds blocked
facts-places = Legal placements, where there are any
facts-forced = Only one is legal
facts-most = Most that were legal
facts-bridge = Bridges in a round
facts-wedge = Wedges in a round
facts-hexagon = Hexagons in a round
facts-double = Double hexagons in a round
facts-triple = Triple hexagons in a round
facts-match-rounds = Rounds in a match
facts-match-turns = Turns in a match
facts-shared = Matches won by several
