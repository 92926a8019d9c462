"""Going on until somebody has to answer: the top frame waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.setup import run_setup
from perihelion.games.kepler3ad.rules.turn import end_turn, run_scoring
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.state import CHANCE, NOBODY


def settle(s: Fields) -> None:
    """Run frames until one waits, then say for whom: `s.seat`."""
    while s.reason == c.RUNNING:
        at: i64 = s.depth * c.FRAME - c.FRAME
        kind = s.frames[at]
        if kind <= c.F_LAST_ASKED:
            at += 1
            s.seat = s.frames[at]
            return
        if kind == c.F_END_TURN:
            end_turn(s)
        elif (kind == c.F_SETUP and not run_setup(s)) or (kind == c.F_SCORE and not run_scoring(s)):
            continue
        else:
            s.seat = CHANCE
            return
    s.seat = NOBODY
