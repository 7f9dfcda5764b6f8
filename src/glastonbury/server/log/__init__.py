"""The log of all tables, durable, in SQLite or PostgreSQL. Read in this order:

`schema`      the tables of the database
`migrate`     what makes them, and brings those of older programs up to date
`databases`   SQLite and PostgreSQL, asked in the same way
`chain`       what tells that a row is the one that was written
`snapshots`   a table as it is every now and then, so that the first look is short
`entries`     rows as they are written and read, and what they bring
`store`       one writer, many readers
`finding`     tables that are found without reading their logs
`games`       games that are over
`links`       to be the same person on another device, or to take over a seat
`mutes`       whom people do not want to hear
`forgetting`  how a person is forgotten
`clock`       the time of the house
`news`        what processes tell each other
`check`       whether all of a database is what was written
"""
