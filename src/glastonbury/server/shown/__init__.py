"""What people see of a table, and nothing else of it ever reaches a client. Read in this order:

`happenings`  what a person sees happen
`seen`        what a person sees of a table
`replays`     games that are over, looked at again
`protocol`    every message between a client and the server
"""
