"""Tables where people play. Read in this order:

`changes`     everything that can change a table, one closed union
`table`       what a log of changes makes of a table, and who may change what when
`schema`      the tables of the database
`migrate`     what makes them, and brings those of older programs up to date
`chain`       what tells that a row is the one that was written
`snapshots`   a table as it is every now and then, so that the first look is short
`store`       the log in the database, durable
`check`       whether all of a database is what was written
`clock`       the time of the house
`desk`        where commands are decided, written, and only then answered
`happenings`  what a person sees happen
`seen`        what a person sees of a table
`finished`    games that are over
`protocol`    every message between a client and the server
`identity`    people without accounts
`people`      what else is kept of them, and how they are forgotten
`presence`    who is at which table now
`hub`         news between processes
`bots`        players without a socket
`thinking`    what they do in processes of their own
`house`       all that runs while the server does
`rest`        what needs no socket
`sockets`     play over WebSockets
`openapi`     the description of the REST interface as a page
`page`        the files of the page
`app`         the web application around it
`settings`    how a server was started
`limits`      how much one address or connection may ask for
`connections` how much, how long and how many, below the application
`open_files`  how many files may be open
`guards`      headers, origins and limits around the application
`addresses`   by what address other devices reach the server
`logs`        what the server tells whoever runs it
`metrics`     what it counts and measures
`worker`      what each process of a server runs
"""
