# The past matches of a device, and what can be kept of a match.

history-title = Past matches
history-none = There is no match yet. Those that you keep the score of, and those that you play here, will be in this list.
history-begin = Keep a match
history-stale = No connection: this is what this device knows. Others may have noted more.
history-kept = at a real table
history-table = played here
history-open = Round { $round } is being played
history-unknown = This device doesn’t know how it stands.
history-gone = The server doesn’t open this match any more; perhaps somebody deleted it. You can forget it here.
history-unsent = It is on this device only. It will be sent when you go on with it and there is a connection.
history-waiting =
    { $count ->
        [one] { $count } line is not sent yet.
       *[other] { $count } lines are not sent yet.
    }
history-go-on = Go on
history-step = Step through
history-look = Look at it
history-forget = Forget it
history-forget-ask = Forget { $match }?
history-forget-why = The match goes from this device, with the lines that were never sent.
history-delete = Delete: { $match }
history-delete-ask = Delete { $match }?
history-delete-kept = The match is deleted for everybody who follows it.
history-delete-table = The match is taken from this list. The others at the table keep it.
history-delete-yes = Delete
history-delete-again = It can’t be brought back. Delete it for good?
history-delete-really = Delete for good
history-deleted =
    { $count ->
        [one] { $count } match deleted.
       *[other] { $count } matches deleted.
    }
history-players = Players
history-matches-played = Matches
history-matches-won = Won
history-average = Points a round
history-figures = Figures
history-draws = Tiles drawn
history-everything = Keep or delete everything
history-everything-hint = The matches belong to whoever has their link. What is not needed any more can go.
history-tgn = All records in one file (TGN)
history-json = All results as data (JSON)
history-missing =
    { $count ->
        [one] { $count } record could not be fetched and is not in the file.
       *[other] { $count } records could not be fetched and are not in the file.
    }
history-delete-all = Delete all
history-delete-all-ask =
    { $count ->
        [one] Delete { $count } match?
       *[other] Delete all { $count } matches?
    }
history-delete-all-why = Matches of a real table are deleted for everybody who follows them; those played here are taken from this list.

# The columns of the file for a spreadsheet; the names of the players follow
export-round = Round
export-line = Line
export-entry = Entry
export-words = What happened
