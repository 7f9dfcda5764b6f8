"""Talk by phrases that there are, and by no others; not too many; and nobody has to hear anybody."""

import asyncio

from company import Person, playing

from glastonbury.server.house import house


def test_a_phrase_reaches_everybody_at_the_table(shared):
    async def play():
        async with playing(shared) as (ann, ben, name):
            watcher = await Person(shared).arrive()
            async with watcher.at(name):
                await watcher.until(lambda _: True)
                await ann.do("Say", phrase="good_luck")
                for person in (ann, ben, watcher):
                    while not person.said:
                        await person.receive()
                    assert person.said == [{"type": "Said", "seat": 0, "phrase": "good_luck"}]
                assert await watcher.refused("Say", phrase="hello") == "not_at_table"

    asyncio.run(play())


def test_other_words_are_not_readable(shared):
    async def play():
        async with playing(shared) as (ann, _, __):
            answer = await ann.ask({"type": "Say", "phrase": "you are stupid"})
            assert (answer["code"], answer["data"]) == ("unreadable", {"at": "$.wish.phrase"})

    asyncio.run(play())


def test_a_repeated_phrase_is_said_once(shared):
    async def play():
        async with playing(shared) as (ann, ben, _):
            for _ in range(3):
                assert await ann.ask({"type": "Say", "phrase": "hello"}, "once-only") == {
                    "type": "Done",
                    "id": "once-only",
                    "seq": None,
                }
            await ann.do("Say", phrase="thanks")
            while len(ben.said) < 2:
                await ben.receive()
            assert [said["phrase"] for said in ben.said] == ["hello", "thanks"]

    asyncio.run(play())


def test_phrases_are_heard_in_the_order_in_which_they_were_said(server, monkeypatch):
    """However long it takes to find out who does not want to hear one of them."""
    phrases = ["hello", "thinking", "laugh", "sorry", "thanks"]
    honest, left = house.who_mutes, list(phrases)

    async def who_mutes(store, person):
        left.pop()
        for _ in range(1000 * len(left)):  # the first one longest
            await asyncio.sleep(0)
        return await honest(store, person)

    monkeypatch.setattr(house, "who_mutes", who_mutes)

    async def play():
        async with playing(server) as (ann, ben, _):
            for phrase in phrases:
                await ann.do("Say", phrase=phrase)
            while len(ben.said) < len(phrases):
                await ben.receive()
            assert [said["phrase"] for said in ben.said] == phrases

    asyncio.run(play())


def test_nobody_waits_for_what_is_said_at_another_table(server, monkeypatch):
    honest = house.who_mutes

    async def play():
        async with playing(server) as (ann, _, name), playing(server) as (eve, ben, _):
            slow = (await server.do(server.house.desk.table(name))).seats[0].person
            found_out = asyncio.Event()

            async def who_mutes(store, person):
                if person == slow:
                    await found_out.wait()
                return await honest(store, person)

            monkeypatch.setattr(house, "who_mutes", who_mutes)
            await ann.do("Say", phrase="hello")
            await eve.do("Say", phrase="thanks")
            while not ben.said:
                await ben.receive()
            server.loop.call_soon_threadsafe(found_out.set)
            while not ann.said:
                await ann.receive()
            await server.do(asyncio.sleep(0))
            assert not server.house.telling  # nothing is kept of tables at which nobody speaks

    asyncio.run(play())


def test_whoever_says_too_much_has_to_wait(server):
    async def play():
        async with playing(server) as (ann, ben, _):
            for _ in range(5):
                await ann.do("Say", phrase="laugh")
            laugh = {"type": "Say", "phrase": "laugh"}
            assert (await ann.ask(laugh, "the-sixth"))["code"] == "too_many"
            await ben.do("Say", phrase="sad")  # others may still speak
            server.clock.now += 2
            assert (await ann.ask(laugh, "the-sixth"))["type"] == "Done"  # a page asks again, with the same id
            assert await ann.refused("Say", phrase="sorry") == "too_many"

    asyncio.run(play())


def test_who_is_muted_is_not_heard_at_any_table_until_wanted_again(shared):
    async def play():
        async with playing(shared) as (ann, ben, name):
            await ben.do("Mute", seat=0, muted=True)
            while not (ben.around and ben.around["seats"][0]["muted"]):
                await ben.receive()
            await ann.do("Say", phrase="hello")
            other = await ann.new_table()
            tab = Person(shared, ben.cookie)
            async with ann.at(other), tab.at(other):
                await ann.do("Sit", seat=0, name="Ann")
                await tab.do("Sit", seat=1, name="Ben")
                await ann.do("Say", phrase="again")
                await tab.do("Say", phrase="thinking")
                while not tab.said:
                    await tab.receive()
                assert [said["phrase"] for said in tab.said] == ["thinking"]
                await tab.do("Mute", seat=0, muted=False)
                await ann.do("Say", phrase="heart")
                while len(tab.said) < 2:
                    await tab.receive()
                assert tab.said[1] == {"type": "Said", "seat": 0, "phrase": "heart"}
            assert ben.said == []
            async with ben.at(name):
                await ben.until_around(lambda _: True)
                assert not ben.around["seats"][0]["muted"]
                assert await ben.refused("Mute", seat=1, muted=True) == "nobody_to_mute"
                assert await ben.refused("Mute", seat=3, muted=True) == "nobody_to_mute"

    asyncio.run(play())
