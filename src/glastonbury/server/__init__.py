"""Tables where people play. The way of a command, from the ground up:

`tables`    what a table is: everything that can change one, and what a log of changes makes of it
`log`       the log of all tables in a database, durable; what is found in it, and news between processes
`shown`     what people see of a table, and every message between a client and the server
`house`     what runs: where commands are decided, bots, who is there and who watches, and what is due
`web`       the page, REST and sockets, with guards around them
`settings`  how a server was started
`codes`     everything that the server says no with
`limits`    how much one address or connection may ask for
`turns`     a little at a time, where very many want something at once
`logs`      what the server tells whoever runs it
`metrics`   what it counts and measures
"""
