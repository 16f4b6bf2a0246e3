# Advice: its help page, its errors, and what it prints.

# The help page
help-advise = Ask the strong player about a position, or a moment in a record: every move with what it may bring, and which tiles the others may hold. It is told no more than the seat whose turn it is knows.
help-advise-short = Ask the strong player for advice.
help-advise-where = A position in one line, or a file with a record; “-” reads either from standard input.
help-advise-at = The step of the record after which to ask, as “triominoes replay” counts them. Without it: the last one.
help-advise-ms = For how many milliseconds it thinks. Without it: 1000.
help-advise-rollouts = In how many worlds it plays on, instead of --ms: with the same number and the same seed the advice is the same on every computer.
help-advise-seed = Any text: another seed, other chance. Without it: advice.
help-advise-json = Print a JSON object.

# Errors
error-advise-position = --at names a step of a record; a position has none.
error-advise-at = There is no step { $at }: they go from 1 to { $steps }.
error-advise-step = After step { $step } nobody is to move; after step { $later } somebody is.
error-advise-end = After step { $step } nobody is to move, so there is nothing to advise.
error-advise-fault = Step { $step } of the record contradicts the rules; “triominoes check” says why.
error-advise-budget = --ms and --rollouts both say how long to think: give one of them.
error-advise-number = { $option } takes a number from 1 to { $most }.
fault-advise-turn = Nobody is to move here, so there is nothing to advise.
fault-advise-board = Where the tiles lie is not known, so no move can be judged.
fault-advise-hand = The tiles of the seat whose turn it is are not known, so no move can be judged.

# The position
advise-rack = { $name } holds { $tiles }
advise-goal-points = What counts: the lead in points over the mean of the others, from now to the end of the round.
advise-goal-match = What counts: the chance to win the match, which may soon be over.
advise-goal-rounds = What counts: the chance to win the round, as no points are counted.

# The moves
advise-moves = { $count ->
        [one] The only move
       *[other] The moves, the best first
    }, played on in { $worlds } likely worlds:
advise-moves-exact = { $count ->
        [one] The only move
       *[other] The moves, the best first
    }, exact, as every tile can be known:
advise-lead = lead { $points } ± { $error }
advise-lead-exact = lead { $points }
advise-out = goes out { $share }
advise-wins-match = wins the match { $share }
advise-wins-rounds = wins the round { $share }

# What the others hold
advise-beliefs = What the others may hold, the likeliest first:
advise-holds = { $name }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }:
advise-bare = There is no history, so nothing can be inferred: any tile that is not seen may be anywhere.
advise-contradiction = What the others did can’t all be by the rules, so nothing is inferred from it.

# On a terminal, meanwhile
advise-starting = The strong player is getting ready …
advise-thinking = The strong player thinks …
