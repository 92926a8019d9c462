"""Giving up: not an answer to a question of the rules, so no game knows it; the record does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.kernel.wire import Outcome

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

RESIGN = "resign"
"""The whole text of the entry; any seat may write it while the match runs."""
RESIGNED = "resigned"
"""The reason of the outcome."""


def resigned_outcome(game: Game, seats: int, seat: int) -> Outcome:
    """The end by the resignation of `seat`: its team is last, all others share the first place.

    Nothing is counted. The utilities add up to 0 over the teams; alone, giving up is worth -1.
    """
    teams = game.teams(seats)
    others = len(teams) - 1
    lost = next(team for team in teams if seat in team)
    return Outcome(
        places=tuple(1 + seats - len(lost) if one in lost else 1 for one in range(seats)),
        scores=(0,) * seats,
        reason=RESIGNED,
        utilities=tuple(-1.0 if one in lost else 1.0 / others for one in range(seats)),
        teams=teams,
    )
