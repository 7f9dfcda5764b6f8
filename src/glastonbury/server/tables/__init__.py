"""What a table is: pure, and the same in every process and after every restart. Read in this order:

`changes`    everything that can change a table, one closed union
`table`      the table, its seats and its deal
`guards`     who may change what when
`names`      what people may be called, so that they are told apart
`seating`    who sits where
`dealing`    how a game is dealt so that everybody can check it
`playing`    moves, and how a game ends
`voting`     what people decide together, and who plays for whom
`history`    what may be told to whoever comes back
`deadlines`  until when is waited
`following`  the table after a change, and after a whole log
"""
