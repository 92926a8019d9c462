"""The named elements of the table and where they lie, in units of our own, no pixels.

    column:1:mercury ...        y 15       side 1 pulls down the page's far end
    space:mercury:-4 ... +4     y 30-70    token-at:mercury beside the centre
    column:0:mercury ...        y 85       side 0
x 10   30   50   70   90                   x 110-150 technologies, x 165 diplomacy
"""

from __future__ import annotations

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.events import REASONS
from perihelion.kernel.wire import Element, Layout

SIZE = (175.0, 100.0)


def layout(seats: int, components: Components) -> Layout:
    """Every element that options and events may name."""
    elements = [*_planets(), *_technologies(), *_diplomacy(), *_loose(seats, components)]
    return Layout(tuple(elements), SIZE)


def _planets() -> list[Element]:
    found = []
    for number, planet in enumerate(PLANET_IDS):
        x = 10.0 + 20 * number
        found.append(Element(f"planet:{planet}", "planets", (x, 50.0)))
        found.append(Element(f"token-at:{planet}", "tokens", (x + 6, 50.0)))
        found.append(Element(f"column:0:{planet}", "columns", (x, 85.0)))
        found.append(Element(f"column:1:{planet}", "columns", (x, 15.0)))
        found += [
            Element(f"space:{planet}:{step}", "spaces", (x, 50.0 + 5 * step))
            for step in range(-codes.TRACK_END, codes.TRACK_END + 1)
        ]
    return found


def _technologies() -> list[Element]:
    found = []
    for number, people in enumerate(PEOPLE_IDS):
        x = 115.0 + 15 * number
        found.append(Element(f"technology:{people}", "technologies", (x, 50.0)))
        found.append(Element(f"token-at:{people}", "tokens", (x + 5, 66.0)))
        for board in BOARD_IDS[2 * number : 2 * number + 2]:
            found += [
                Element(f"level:{board}:{level}", "levels", (x, 90.0 - 12 * level))
                for level in range(1, codes.LEVELS + 1)
            ]
    found += [Element(f"prime:{row}", "primes", (156.0, 90.0 - 12 * row)) for row in (1, 2, 3)]
    return found


def _diplomacy() -> list[Element]:
    found = [Element("diplomacy", "diplomacy", (167.0, 50.0)), Element("badge", "diplomacy")]
    found += [Element(f"leadership:{people}", "diplomacy") for people in PEOPLE_IDS]
    return found


def _loose(seats: int, components: Components) -> list[Element]:
    """What has no place of its own on the boards."""
    found = [Element(f"card:{card}", "cards") for card in components.card_ids]
    found += [Element(f"token:{kind}", "token-kinds") for kind in TOKEN_IDS]
    found += [Element(f"people:{people}", "peoples") for people in PEOPLE_IDS]
    found += [Element(f"board:{board}", "boards") for board in BOARD_IDS]
    found += [Element(f"seat:{seat}", "seats") for seat in range(seats)]
    found += [Element(f"side:{side}", "sides") for side in range(2)]
    found += [Element(f"end:{end}", "ends") for end in ("technology", "diplomacy")]
    found += [Element(f"offer:{number}", "offers") for number in range(1, 5)]
    found += [Element(f"choice:{number}", "choices") for number in range(1, 5)]
    found += [Element(f"button:{name}", "buttons") for name in ("decline", "keep")]
    found += [Element(f"resource:{name}", "resources") for name in ("credits", "zenithium")]
    found += [Element(f"reason:{reason}", "reasons") for reason in REASONS]
    found.append(Element("nobody", "sides"))
    found += [Element(name, "piles") for name in ("deck", "discard", "reserve", "spent")]
    return found
