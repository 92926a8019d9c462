"""Loading ahead what the first person would wait for, while their browser fetches the page.

In steps between the answers of the server: a thread would hold up every one of them for Python's
lock, and at the start everybody would wait for all of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from perihelion.games import ids, load
from perihelion.kernel.game import Game
from perihelion.match import Match, OpenDealer
from perihelion.server.matches.elements import packed_elements
from perihelion.server.operations.logs import LOG
from perihelion.server.thinking.processes import Thinkers

BREATH: Final = 0.02
"""Seconds between two steps in which whoever asks meanwhile is answered."""
PAUSE: Final = 1.0
"""Seconds before each game after the first: whoever plays already is not held up by the others."""


async def warm_up(thinkers: Thinkers) -> None:
    """Load the games, what a first match of each needs, and somebody to play against."""
    try:
        for game in ids():
            await asyncio.sleep(BREATH)
            load(game)
        for n, game in enumerate(ids()):
            for step in _steps(load(game)):
                await asyncio.sleep(BREATH)
                step()
            await asyncio.sleep(PAUSE)
            if not n:
                thinkers.warm_up()
    except Exception as error:  # noqa: BLE001  (whoever asks for it is told what is wrong)
        LOG.error("something could not be loaded ahead", exc_info=error)


def _steps(game: Game) -> tuple[Callable[[], object], ...]:
    """Data, elements and words of a first match, and what its first question touches."""
    seats = next((count for count in game.seat_counts if count > 1), game.seat_counts[0])
    options = game.checked_options({**game.bot_options, **game.first_options})

    def elements() -> None:
        packed_elements(game.id, seats, options, game.data_digest(options))

    def question() -> None:
        match = Match(game, seats, options, dealer=OpenDealer("warm-up"))
        for seat in match.pending().seats:
            match.view(seat)
            match.decision(seat)

    return partial(game.data_digest, options), question, elements
