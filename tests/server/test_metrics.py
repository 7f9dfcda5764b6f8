"""What Prometheus is told."""

import httpx
from prometheus_client.parser import text_string_to_metric_families
from running import Running

from glastonbury.server.app import create_app
from glastonbury.server.metrics import Metrics
from glastonbury.server.settings import Settings


def samples(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_is_counted_is_told():
    metrics, other = Metrics(), Metrics()
    metrics.commands.labels("done").inc()
    metrics.commands.labels("refused").inc(2)
    metrics.command_seconds.observe(0.003)
    metrics.commit_rows.observe(5)
    metrics.sockets_open.inc()
    metrics.messages_sent.inc(7)
    metrics.bot_moves.labels("witch").inc()
    metrics.bot_seconds.labels("witch").observe(0.3)
    metrics.tables_in_memory.set(4)
    told = samples(metrics.text().decode())
    assert told["glastonbury_commands_total", "done"] == 1
    assert told["glastonbury_commands_total", "refused"] == 2
    assert told["glastonbury_command_seconds_bucket", "0.0025"] == 0
    assert told["glastonbury_command_seconds_bucket", "0.005"] == 1
    assert told["glastonbury_commit_rows_sum",] == 5
    assert told["glastonbury_sockets_open",] == 1
    assert told["glastonbury_messages_sent_total",] == 7
    assert told["glastonbury_bot_moves_total", "witch"] == 1
    assert told["glastonbury_bot_seconds_count", "witch"] == 1
    assert told["glastonbury_tables_in_memory",] == 4
    assert samples(other.text().decode())["glastonbury_sockets_open",] == 0  # two applications share nothing


def test_the_server_tells(tmp_path):
    with Running(create_app(Settings(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"))) as running:
        answer = httpx.get(f"{running.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert ("glastonbury_sockets_open",) in samples(answer.text)
