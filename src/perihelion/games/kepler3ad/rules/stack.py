"""Going on until somebody has to answer: the top frame waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import (
    F_END_TURN,
    F_LAST_ASKED,
    F_SCORE,
    F_SETUP,
    FRAME,
    RUNNING,
)
from perihelion.games.kepler3ad.rules.setup import run_setup
from perihelion.games.kepler3ad.rules.turn import end_turn, run_scoring
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.state import CHANCE, NOBODY


def settle(s: Fields) -> None:
    """Run frames until one waits, then say for whom: `s.seat`."""
    while s.reason == RUNNING:
        at: i64 = s.depth * FRAME - FRAME
        kind = s.frames[at]
        if kind <= F_LAST_ASKED:
            at += 1
            s.seat = s.frames[at]
            return
        if kind == F_END_TURN:
            end_turn(s)
        elif (kind == F_SETUP and not run_setup(s)) or (kind == F_SCORE and not run_scoring(s)):
            continue
        else:
            s.seat = CHANCE
            return
    s.seat = NOBODY
