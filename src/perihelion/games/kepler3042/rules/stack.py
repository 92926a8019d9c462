"""Going on until somebody has to answer: the top frame waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    F_ADVANCE,
    F_BONUS_EFFECT,
    F_CARD,
    F_COLLABORATE,
    F_LAST_ASKED,
    F_MEDAL,
    F_NEXT,
    F_RAISE,
    F_SETUP,
    KIND_MASK,
    RUNNING,
    SEAT_MASK,
    SEAT_SHIFT,
)
from perihelion.games.kepler3042.rules.bonuses import run_bonus
from perihelion.games.kepler3042.rules.progress import run_card, run_raise
from perihelion.games.kepler3042.rules.rounds import begin_last_steps, end_round
from perihelion.games.kepler3042.rules.setup import run_setup
from perihelion.games.kepler3042.rules.technology import run_collaborate
from perihelion.games.kepler3042.rules.tracks import run_advance
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.state import CHANCE, NOBODY


def settle(s: Fields) -> None:
    """Run frames until one waits, then say for whom: `s.seat`."""
    while s.reason == RUNNING:
        at: i64 = s.depth - 1
        frame = s.frames[at]
        kind: i64 = frame & KIND_MASK
        if kind <= F_LAST_ASKED:
            s.seat = (frame >> SEAT_SHIFT) & SEAT_MASK
            return
        if kind == F_ADVANCE:
            run_advance(s)
        elif kind == F_BONUS_EFFECT:
            run_bonus(s)
        elif kind == F_NEXT:
            begin_last_steps(s)
        elif kind == F_CARD:
            if not run_card(s):
                end_round(s)
        elif kind == F_COLLABORATE:
            run_collaborate(s)
        elif kind == F_RAISE:
            run_raise(s)
        elif kind == F_MEDAL:
            s.seat = (frame >> SEAT_SHIFT) & SEAT_MASK
            return
        elif kind != F_SETUP or run_setup(s):
            s.seat = CHANCE
            return
    s.seat = NOBODY
