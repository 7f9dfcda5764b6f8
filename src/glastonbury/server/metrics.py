"""What a server counts and measures, for Prometheus."""

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG = (1, 2.5, 5, 10, 15, 30, 60, 120, 300)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Of one application. The registry is its own: several may run in one process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.commands = Counter(
            "glastonbury_commands", "Commands by what became of them.", ["outcome"], registry=own
        )  # done, refused, unreadable, too_many
        self.command_seconds = Histogram(
            "glastonbury_command_seconds", "From a command's arrival to its answer.", buckets=SECONDS, registry=own
        )
        self.commit_rows = Histogram("glastonbury_commit_rows", "Rows in a transaction.", buckets=ROWS, registry=own)
        self.sockets_open = Gauge("glastonbury_sockets_open", "Sockets that are open.", registry=own)
        self.connections_open = Gauge("glastonbury_connections_open", "Connections, with sockets.", registry=own)
        self.connections_refused = Counter(
            "glastonbury_connections_refused", "Connections that were refused or closed.", ["reason"], registry=own
        )  # full, too_many, slow, too_large, unreadable
        self.messages_sent = Counter("glastonbury_messages_sent", "Messages sent over sockets.", registry=own)
        self.bot_moves = Counter("glastonbury_bot_moves", "Moves of bots.", ["level"], registry=own)
        self.bot_seconds = Histogram(
            "glastonbury_bot_seconds", "How long a bot thought.", ["level"], buckets=SECONDS, registry=own
        )
        self.bot_failures = Counter(
            "glastonbury_bot_failures",
            "Bots that failed in a game, where another one played on.",
            ["level"],
            registry=own,
        )
        self.reviews = Counter(
            "glastonbury_reviews", "Reviews of games by what became of them.", ["outcome"], registry=own
        )  # done, failed
        self.review_seconds = Histogram(
            "glastonbury_review_seconds", "How long a review took, with waiting.", buckets=LONG, registry=own
        )
        self.tables_in_memory = Gauge("glastonbury_tables_in_memory", "Tables that are kept in memory.", registry=own)
        self.tables_set_aside = Gauge(
            "glastonbury_tables_set_aside", "Tables whose log was found damaged.", registry=own
        )

        self.tutorial_steps = Counter(
            "glastonbury_tutorial_steps",
            "Steps of the tutorials that somebody came to, whoever that was.",
            ["tutorial", "step"],
            registry=own,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def measured(state: State) -> Response[bytes]:
    """Of this process alone. For whoever runs the server: a proxy must keep it from the world."""
    metrics: Metrics = state.metrics
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)
