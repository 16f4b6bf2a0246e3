# The arena, where bots play bots: its help page, its errors, and the tables that it prints.

# The help page
help-bots = BOTS…
help-elos = ELO0 ELO1
help-numbers = NUMBERS
help-arena = Let bots play each other and measure who is better. Every deal is played once from every seating, so that the luck of the deal cancels out; the same seed gives the same results, however many workers play. Ctrl-C stops it; with --out it can be gone on with.
help-arena-short = Measure bots against each other.
help-arena-players = The bots, one for each seat, such as “strong greedy” or “greedy random random”; with numbers as in “strong:rollouts=100”. Who is named several times counts as one.
help-arena-rules = The rule set; “triominoes rules” lists them. Without it: french-400.
help-arena-house = A house rule, such as target=300 or wedge=0. Give it once for each rule.
help-arena-deals = How many deals are played. Without it: 100.
help-arena-seed = Any text: the same seed deals the same tiles again. Without it: arena.
help-arena-matches = Play whole matches; otherwise a deal is one round.
help-arena-pool = Let every two of the bots play each other, and rate them.
help-arena-sprt = Stop as soon as it is clear whether the first bot is better by ELO1 rather than ELO0, such as 0 10.
help-arena-workers = How many processes play. Without it: one for each processor core.
help-arena-cluster = The address of a Dask cluster that plays instead.
help-arena-out = A file for the results, written after every task. The same command goes on where it stopped; more deals continue it.
help-arena-records = A folder for the records of the deals named by --record-deals.
help-arena-record-deals = Deals to be recorded, such as 3,7-9; they count from 0.
help-arena-plot = A file for a picture of the running difference, such as running.svg or running.png.
help-arena-show = Print the tables of an earlier file of results; nothing is played.

# Errors
error-arena-show = --show prints what was measured before: it takes no bots.
error-arena-sprt = --sprt takes two Elo differences of { $most } at most, the lower one first.
error-arena-sprt-pool = --sprt tests the first bot against the others; in a pool there is no such test.
error-arena-number = { $option } takes a number from 1 on.
error-arena-records = --records and --record-deals belong together: a folder, and which deals go there.
error-arena-deals = “{ $text }” is no list of deals, such as 3,7-9.
fault-arena-alone = The arena needs two different bots at least.
fault-arena-package = This needs a package that isn’t installed: install triominoes with its extra “{ $extra }”.
fault-arena-cluster = No cluster answers at { $address }: { $problem }.
fault-arena-file = { $file } holds no results of the arena: { $problem }.
fault-arena-other = { $file } holds the results of another measurement ({ $what }). Name another file, or give the same arguments.
fault-arena-worker = A worker process has died, perhaps for want of memory. What is in the file of results stays; fewer --workers need less.
fault-arena-picture = { $file } is no file for a picture: its name ends with one of { $known }.

# The tables
arena-seed = seed “{ $seed }”
arena-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games } games each
arena-points = Points a round
arena-rounds-won = Rounds won
arena-matches-won = Matches won
arena-adjusted = less luck
arena-ratings = Ratings
arena-axis = deals
arena-thinking = Thinking
arena-decisions = decisions
arena-starting = The bots are getting ready …
arena-running = { $points } a round, { $won } won
arena-sprt-better = It is { $elo1 } Elo rather than { $elo0 }.
arena-sprt-not = It is { $elo0 } Elo rather than { $elo1 }.
arena-sprt-open = It is open.
arena-stopped = Stopped. With --out the same command goes on from here.
