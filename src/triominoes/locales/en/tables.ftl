# What a table of the server answers and tells.

table-undone = { $name } has taken a decision back.
reject-stale = Something else has happened in the meantime. Please look again and choose anew.
reject-not-saved = This could not be saved, so it has not happened. Please try again in a moment.
reject-waiting = The match begins when every seat is taken.
bye-slow = The connection is too slow to follow the table.
bye-many = This seat is open in too many places; this one was closed.
bye-closing = The server is closing. The table is saved and goes on when it is back.
bye-broken = The table can’t be shown at the moment. Please try again.
fault-undo-late =
    { $seconds ->
        [one] A decision can be taken back for { $seconds } second only.
       *[other] A decision can be taken back for { $seconds } seconds only.
    }
fault-undo-often =
    { $most ->
        [one] In this match { $most } decision was taken back already; no more can be.
       *[other] In this match { $most } decisions were taken back already; no more can be.
    }
fault-rematch-early = A rematch is possible when the match is over.
fault-nobody-plays = At least one seat has to be for a person.
fault-store = The tables in { $folder } can’t be opened: { $problem }.
