"""Going on until somebody has to answer: the top frame waits or runs."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
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
    while s.reason == c.RUNNING:
        at: i64 = s.depth - 1
        frame = s.frames[at]
        kind: i64 = frame & c.KIND_MASK
        if kind <= c.F_LAST_ASKED:
            s.seat = (frame >> c.SEAT_SHIFT) & c.SEAT_MASK
            return
        if kind == c.F_ADVANCE:
            run_advance(s)
        elif kind == c.F_BONUS_EFFECT:
            run_bonus(s)
        elif kind == c.F_NEXT:
            begin_last_steps(s)
        elif kind == c.F_CARD:
            if not run_card(s):
                end_round(s)
        elif kind == c.F_COLLABORATE:
            run_collaborate(s)
        elif kind == c.F_RAISE:
            run_raise(s)
        elif kind == c.F_MEDAL:
            s.seat = (frame >> c.SEAT_SHIFT) & c.SEAT_MASK
            return
        elif kind != c.F_SETUP or run_setup(s):
            s.seat = CHANCE
            return
    s.seat = NOBODY
