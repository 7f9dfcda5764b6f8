"""The tables of the database. `rows` is the truth; the others are found from it, or are no part of any table."""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

# The log of all tables

ROWS = sa.Table(
    "rows",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("command", sa.String(36), nullable=True),  # the id that its sender gave it
    sa.Column("game", sa.Integer, nullable=True),  # of a move
    sa.Column("ply", sa.Integer, nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("author", sa.JSON, nullable=False),
    sa.Column("change", sa.JSON, nullable=False),
    sa.Column("person", sa.String(32), nullable=True, index=True),  # who came to the table with it
    sa.Column("digest", sa.String(32), nullable=True),  # of it without what is personal, and of all rows before it
    sa.Column("personal", sa.String(16), nullable=True),  # the digest of what is
    sa.UniqueConstraint("table", "command"),
    sa.UniqueConstraint("table", "game", "ply"),
)

# Where each log ends: what is missing at the end is noticed too

HEADS = sa.Table(
    "heads",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(32), nullable=True),  # none: it was damaged before there were any
)

# Tables as they were after some row: never the truth, made again from the log where they are missing

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("digest", sa.String(32), nullable=False),  # of that row
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("sum", sa.String(32), nullable=False),  # the digest of all this, and of the code that made it
)

# Where tables stand, written with their rows: to find them without reading their logs

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("slow", sa.Boolean, nullable=False),  # its clock runs while nobody is there
    sa.Column("about", sa.JSON, nullable=False),  # what the lobby tells
    sa.Column("at", sa.Float, nullable=False),  # of the last change but moves
    sa.Column("due", sa.Float, nullable=True, index=True),  # the deadline that runs
    sa.Column("old_since", sa.Float, nullable=True),  # when it was first found that nothing had happened for long
)

SEATED = sa.Table(
    "seated",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
)

# Finished games: they stay when their table is forgotten

# Games that are over; abandoned ones too, whose results have no `won`

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # the machine's date, and not the time of the house
    sa.Column("spectators", sa.Boolean, nullable=False),  # whether strangers may see it
    sa.Column("record", sa.Text, nullable=False),
)

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=True, index=True),  # none: a bot, or somebody who is forgotten
    sa.Column("won", sa.Float, nullable=True),  # a part of the win; none: abandoned
    sa.Column("ingredients", sa.Integer, nullable=True),
    sa.Column("recipes", sa.Integer, nullable=True),
)

# What the coach has found about games, as far as it has come

REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("format", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),  # of the net that judges
    sa.Column("process", sa.String(16), nullable=False),  # which works on it
    sa.Column("at", sa.Float, nullable=False),  # when it last did
    sa.Column("portions", sa.Integer, nullable=False),  # that are done
    sa.Column("status", sa.String(8), nullable=False),  # begun, done or failed
    sa.Column("seats", sa.Text, nullable=False),  # of the players, in turn order; this and what follows is JSON
    sa.Column("players", sa.Text, nullable=True),  # the account
    sa.Column("turns", sa.Text, nullable=True),
    sa.Column("draft", sa.Text, nullable=True),  # errors and memory
)

# Who lets those see reviews who had no seat

ALLOWED = sa.Table(
    "allowed",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
)

# What people thought to lie in their cauldrons

GUESSES = sa.Table(
    "guesses",
    METADATA,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("said", sa.JSON, nullable=False),
    sa.Column("truth", sa.JSON, nullable=False),
)

# Own mistakes that somebody has looked at again

EXERCISES = sa.Table(
    "exercises",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("found", sa.Integer, nullable=False),  # how often in a row
    sa.Column("next", sa.Float, nullable=False),  # when it comes back, by the machine's date
)

# People

LINKS = sa.Table(
    "links",
    METADATA,
    sa.Column("sha256", sa.String(64), primary_key=True),  # of the token, which nobody keeps
    sa.Column("person", sa.String(32), nullable=False, index=True),  # who gave it out
    sa.Column("table", sa.String(16), nullable=True),  # for one seat; none: for all that the person is
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
    sa.Column("used_by", sa.String(32), nullable=True),  # who may go on, until all that the link gives has been given
)

MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True, index=True),
)

# The server itself

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
)

BEATS = sa.Table(
    "beats",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # when a server was last alive, by the time of the house
    sa.Column("written", sa.Float, nullable=True),  # and by the clock of PostgreSQL; of SQLite the same
)
