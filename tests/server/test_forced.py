"""How updates are grouped tells nothing: an answer comes by itself only where all see why."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.workers import workers

from perihelion.games import load
from perihelion.server.matches.forced_answers import is_plainly_forced
from perihelion.server.services import Services
from perihelion.server.thinking.bot_turns import BotTurns
from perihelion.server.thinking.processes import Question
from perihelion.server.wire import NewTable, Preferences, SeatAsked, Sit

RIVAL = ["nero", "titus", "caesar", "caligula"]
NO_CHOICE, CHOICE = "ice-june", "felis"
"""With three credits the one is too dear to recruit, and can only lead; nobody else knows."""


def position(card: str) -> dict[str, Any]:
    sides = [{"credits": 3, "zenithium": 0}, {"credits": 12, "zenithium": 1}]
    return {"seats": 2, "hands": [[card], RIVAL], "sides": sides, "on_turn": 0}


def test_a_hand_that_leaves_no_choice_is_a_secret() -> None:
    state = load("zenith").position(position(NO_CHOICE))
    assert len(state.legal(0)) == 1
    assert not is_plainly_forced(state, 0, 1)
    other = load("zenith").position(position(CHOICE))
    assert len(other.legal(0)) == 2
    assert not is_plainly_forced(other, 0, 1)


async def table_at(services: Services, card: str, first: str) -> Any:
    """A match that begins with the question to a person who likes `auto`, or to a level."""
    ann, _ = await services.people.new_guest()
    await services.people.prefer(ann, Preferences(auto=True))
    asked = SeatAsked(kind=first, level="random" if first == "level" else None)  # type: ignore[arg-type]  # one of two
    wanted = NewTable(
        game="zenith", seats=(asked, SeatAsked(kind="friend")), position=position(card)
    )
    bob, _ = await services.people.new_guest()
    table = await services.tables.create(ann, wanted)
    await services.tables.sit(bob, table.id, Sit(code=table.join))
    return ann, table.id


@pytest.mark.parametrize("first", ["me", "level"])
def test_a_spectator_sees_the_same_whether_there_was_a_choice(database: str, first: str) -> None:
    """The entries, revisions and questions of two matches that differ in a hidden card."""

    async def seen(services: Services, card: str) -> Any:
        _, table = await table_at(services, card, first)
        async with services.rooms.open(table) as room:
            told = [(one.ply, one.seat, one.text) for one in room.match.told(2)]
            return told, room.ply, room.rev, room.match.pending()

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            services.journal.heard.remove(services.bot_turns.heard)
            forced, free = await seen(services, NO_CHOICE), await seen(services, CHOICE)
            assert forced == free
            assert forced[-1].seats == (0,)

    asyncio.run(scene())


def test_what_everybody_sees_still_happens_by_itself(database: str) -> None:
    """Most of Kepler-3Ad's forced answers follow from the board."""

    async def scene() -> None:
        async with workers(database, 1) as (services,):
            caller, _ = await services.people.new_guest()
            seats = (SeatAsked(kind="me"), SeatAsked(kind="hotseat", name="Bea"))
            table = await services.tables.create(caller, NewTable(game="kepler3ad-1", seats=seats))
            async with services.rooms.open(table.id) as room:
                for number in range(60):
                    seat = room.match.pending().seats[0]
                    legal = room.match.state.legal(seat)
                    room.match.act(seat, legal[number % len(legal)])
                    room.run_on()
                autos = [one.entry.auto for one in room.match.line.said]
                assert autos.count("forced") >= 3
                services.rooms.drop(table.id)

    asyncio.run(scene())


def test_a_level_takes_its_time_where_it_has_no_choice() -> None:
    """As long as for an answer that it had to choose."""

    async def scene() -> None:
        turns = BotTurns.__new__(BotTurns)
        turns._took = {}
        question = Question("zenith", 2, {}, b"", 0, (1, 2), "random", 0, "x")
        await turns._keep_pace(question, 0.2)
        alone = Question("zenith", 2, {}, b"", 0, (1,), "random", 0, "x")
        began = asyncio.get_running_loop().time()
        await turns._keep_pace(alone, 0.05)
        assert asyncio.get_running_loop().time() - began >= 0.14

    asyncio.run(scene())
