"""What counts in Zenith, term by term, from what a seat sees: the judge's terms with its weights.

All weights are in steps of influence, as in `judge.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from perihelion.ai.reasons import Term
from perihelion.games.zenith.ai.judge import WEIGHTS
from perihelion.games.zenith.views.view import SideView, ZenithView

VICTORY: Final = 100.0
DISC: Final = 4.0
"""Steps that a disc won is worth: a whole way from the centre."""
STEP: Final = 1.0


def terms(view: ZenithView, seat: int) -> list[Term]:
    """The terms of a position."""
    side = view.seats[seat].side
    mine, theirs = view.sides[side], view.sides[1 - side]
    found = [
        Term("victory", float(view.winner == side), VICTORY),
        Term("hand", float(_hands(view, side)), WEIGHTS["hand"]),
        Term("less-hand", -float(_hands(view, 1 - side)), WEIGHTS["hand"]),
    ]
    found += _planets(view, side)
    found += _means(mine, "", 1.0)
    found += _means(theirs, "less-", -1.0)
    return found


def _hands(view: ZenithView, side: int) -> int:
    return sum(one.hand_size for one in view.seats if one.side == side)


def _planets(view: ZenithView, side: int) -> Iterator[Term]:
    """Discs won by either side, and how near the others are."""
    towards = 1.0 if side == 0 else -1.0
    mine, theirs = view.sides[side].won, view.sides[1 - side].won
    for planet in sorted({*view.discs, *mine, *theirs}):
        element = f"planet:{planet}"
        yield Term("disc", float(mine.get(planet, 0)), DISC, element)
        yield Term("less-disc", -float(theirs.get(planet, 0)), DISC, element)
        yield Term("influence", towards * view.discs.get(planet, 0), STEP, element)


def _means(side: SideView, kind: str, sign: float) -> Iterator[Term]:
    yield Term(f"{kind}credits", sign * side.credits, WEIGHTS["credit"])
    yield Term(f"{kind}zenithium", sign * side.zenithium, WEIGHTS["zenithium"])
    for people, level in side.levels.items():
        worth = 2.0 * WEIGHTS["technology"]
        yield Term(f"{kind}technology", sign * level, worth, f"technology:{people}")
    cards = sum(len(column) for column in side.columns.values())
    yield Term(f"{kind}column", sign * cards, WEIGHTS["column"])
    badge = float(side.badge is not None) + float(side.badge == "gold")
    yield Term(f"{kind}badge", sign * badge, WEIGHTS["badge"])
