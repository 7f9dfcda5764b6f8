"""Tables where people play. Read in this order:

`changes`   everything that can change a table, one closed union
`table`     what a log of changes makes of a table, and who may change what when
`schema`    the tables of the database
`store`     the log in a database, durable
`desk`      where commands are decided, written, and only then answered
`seen`      what one person sees of a table
`protocol`  every message between a client and the server
`identity`  people without accounts
`bots`      players without a socket
`app`       REST and WebSockets around it

And what has nothing to do with the game:

`settings`  how the server was started
`limits`    how much one address may ask for
`guards`    headers, origins and limits around the application
`logs`      one JSON object per line
`metrics`   what is counted
`addresses` how other devices reach this one
`worker`    what each process runs
"""
