# What the server says of matches that are kept for people at a real table.

# Is this allowed?
judged-allowed = Allowed: { $tile } brings { $points }.
judged-summed = Allowed: { $tile } brings { $points }, { $sum } in all.

# Entering lines
reject-long = This match has as many lines as can be kept.
kept-stale = In the meantime something else was entered. { $what }
kept-corrected = The sheet was corrected.
kept-position = The board as it lies.
kept-left = { $name } has { $tiles } left.
kept-left-sum =
    { $points ->
        [one] { $name } has { $tiles } left, worth { $points } point.
       *[other] { $name } has { $tiles } left, worth { $points } points.
    }
server-no-match = There is no such match any more.
server-not-yours = This link doesn’t open the match.
server-match-taken = There is another match with this address already.
bye-no-match = There is no such match any more.
bye-not-yours = This link doesn’t open the match.

# What a correction would change
difference-none = No total changes.
difference-total =
    { $after ->
        [one] { $name } has { $number } point instead of { $before }.
       *[other] { $name } has { $number } points instead of { $before }.
    }
difference-open = The match isn’t over then.
difference-winners =
    { $count ->
        [0] The match ends without a winner then.
        [one] { $names } wins the match then.
       *[other] { $names } share the win then.
    }
