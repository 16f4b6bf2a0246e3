# The server: pages before their script runs, errors of its API, and what the command line tells.

# Pages
server-noscript = Triominoes needs JavaScript. Please turn it on for this page.
server-missing-page = There is nothing here
server-missing-why = The address may be mistyped, or the table is gone.
server-missing-home = To the start page

# Errors
server-bad-request = This request can’t be understood.
server-no-right = This browser has no seat at this table.
server-foreign = This request comes from a page of another site.
server-host = The server doesn’t go by this name. Use the address that it printed when it started.
server-not-found = There is nothing here.
server-method = This can’t be done here.
server-too-large = That is too large.
server-too-many = That was a lot at once. Please wait a minute.
server-internal = Something went wrong here, and it isn’t your fault. Please try again.
server-busy = The server is very busy. Please try again in a moment.
server-fast = That was too fast. Please try again.
server-no-table = There is no such table any more.
server-no-code = No table has this code. Perhaps it is mistyped, or all seats are taken.
server-not-over = This match isn’t over yet.
server-not-begun = This match hasn’t begun yet.
server-nothing-to-explain = There is nothing to explain here.

# Sockets
bye-silent = Nothing was heard from this page for a while.
bye-fast = This page said too much too quickly.
bye-garbage = The server doesn’t understand this page. Please load it anew.
bye-big = This message is too large.
bye-no-right = This browser has no seat at this table.
bye-no-table = There is no such table any more.

# The command line
serve-running = Triominoes is at { $address }
serve-nearby = At home, others find it at { $address }
serve-no-network = This computer is in no network just now, so nobody else finds it.
serve-end = Ctrl-C ends it.
serve-elsewhere = Triominoes is running already, at { $address }
serve-elsewhere-unknown = Another Triominoes is using the folder { $folder } just now.
serve-no-browser = No browser could be opened: please open the address yourself.
serve-goodbye = Goodbye! All matches are kept.
