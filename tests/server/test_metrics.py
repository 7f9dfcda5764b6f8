"""What Prometheus is told."""

import asyncio

from company import Person, Server, playing
from prometheus_client.parser import text_string_to_metric_families

from glastonbury.server.metrics import Metrics


def samples(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def told_by(server: Server) -> dict[tuple[str, ...], float]:
    answer = await Person(server).get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return samples(answer.text)


def test_what_people_do_is_counted(server):
    async def play():
        async with playing(server) as (ann, ben, name):
            for ply in range(6):
                for person in (ann, ben):
                    await person.until(lambda table, ply=ply: table["game"]["ply"] == ply)
                await next(person for person in (ann, ben) if person.table["game"]["legal"]).move()
            await ann.refused("ChooseColor", seat=0, color="red")
            await ann.socket.send("{")
            assert (await ann.answer())["code"] == "unreadable"
            # Over REST too.
            await ann.post(f"/api/tables/{name}/commands", {"id": "by-rest-1", "wish": {"type": "Abandon"}})
            await ann.post(f"/api/tables/{name}/commands", {"id": "by-rest-2", "wish": {"type": "Rematch"}})
            version = len(await server.do(server.house.store.read(name)))
            for person in (ann, ben):
                await person.until(lambda table: table["version"] == version)
            await server.do(server.caretaker.look_around())
            return version, await told_by(server)

    rows, told = asyncio.run(play())
    done = rows - 1  # the table was made without a command
    assert told["glastonbury_commands_total", "done"] == done
    assert told["glastonbury_commands_total", "refused"] == 2
    assert told["glastonbury_commands_total", "unreadable"] == 1
    assert told["glastonbury_command_seconds_count",] == done + 2
    assert told["glastonbury_commit_rows_sum",] == rows
    assert told["glastonbury_messages_sent_total",] > 2 * done  # each of the two is told of it, or answered
    assert told["glastonbury_sockets_open",] == 2
    assert told["glastonbury_tables_in_memory",] == 1


def test_two_applications_share_nothing():
    counted = Metrics()
    counted.sockets_open.inc()
    assert samples(Metrics().text().decode())["glastonbury_sockets_open",] == 0


async def come_to(server: Server, **step: object) -> int:
    """Without a cookie, as the page sends it."""
    return (await Person(server).post("/api/tutorial", step)).status_code


def test_how_far_people_come_in_the_tutorials_is_counted_in_sums(server):
    async def learn():
        for step in (1, 2, 2):
            assert await come_to(server, tutorial="first", step=step) == 204
        # Nobody can make up further labels.
        assert await come_to(server, tutorial="first", step=21) == 400
        assert await come_to(server, tutorial="chess", step=1) == 400
        assert await come_to(server, tutorial="two", step=1, name="Ann") == 400
        return await told_by(server)

    told = asyncio.run(learn())
    steps = {
        tuple(labels): count for (name, *labels), count in told.items() if name == "glastonbury_tutorial_steps_total"
    }
    assert steps == {("1", "first"): 1, ("2", "first"): 2}


def test_a_setting_turns_that_off(database):
    server = Server(database, count_tutorial=False)

    async def learn():
        assert await come_to(server, tutorial="first", step=1) == 204
        return await told_by(server)

    try:
        assert not any(name == "glastonbury_tutorial_steps_total" for name, *_ in asyncio.run(learn()))
    finally:
        server.stop()
