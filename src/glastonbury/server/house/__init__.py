"""What runs while the server does. Read in this order:

`desk`       where commands are decided, written, and only then answered
`presence`   who is at which table now
`absence`    what waits for those who are not there, and who plays for them
`watching`   who watches which table, and what they are told
`thinking`   what bots do in processes of their own
`thinkers`   these processes, and whose turn it is
`bots`       players without a socket
`reviews`    what the coach says about games that are over
`house`      all of it in one place
`wishes`     what people want
`caretaker`  what is due now and then
"""
