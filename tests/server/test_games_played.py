"""What is kept of games that are over, as their players find it."""

import asyncio

import sqlalchemy as sa

from glastonbury.server.log.games import games_of
from glastonbury.server.log.schema import GAMES, RESULTS
from glastonbury.server.log.store import opened


def test_no_points_for_ingredients_are_not_a_game_without_points(url):
    async def look():
        async with opened(url) as store:
            for game, ingredients, recipes in ((1, 0, 7), (2, None, None)):
                key = {"table": "ABCDEF", "game": game}
                result = {**key, "seat": 0, "person": "ann", "won": 1, "ingredients": ingredients, "recipes": recipes}

                def write(connection, key=key, result=result):
                    kept = {**key, "at": key["game"], "spectators": True, "record": ""}
                    connection.execute(sa.insert(GAMES), kept)
                    connection.execute(sa.insert(RESULTS), result)

                await store.run(write)
            assert [(played.game, played.points) for played in await games_of(store, "ann")] == [(2, None), (1, 7)]

    asyncio.run(look())
