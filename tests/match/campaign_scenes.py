"""Levels of campaigns one turn before their end, won or lost on purpose."""

from __future__ import annotations

from typing import Any, Final

from perihelion.match import Match
from perihelion.match.campaign import Attempt, Campaign

Start = dict[str, Any]

BODIES: Final = {
    "18-5": "13",  # rocky, far
    "4-9": "23",  # ocean, intermediate
    "7-15": "14",  # gas giant, intermediate
    "8-11": "24",  # super-Earth, near
    "4-3": "28",  # alien, far
    "12-3": "17",  # another gas giant, intermediate
}
"""Beside single stars, one in each ring."""
TERRAFORMED: Final = ("13", "23", "14", "24")
FIVE_TYPES: Final = ("13", "23", "14", "24", "28")
TWINS: Final = ("13", "23", "14", "17", "28")
TECHNOLOGIES: Final = (
    "space-travel",
    "quantum-physics",
    "energy-development",
    "terraforming",
    "antimatter-science",
)


def scene(
    colonies: tuple[str, ...] = FIVE_TYPES,
    terraformed: tuple[str, ...] = TERRAFORMED,
    *,
    level: int = 4,
    levels: dict[str, int] | None = None,
    colonial: int = 19,
    technology: int = 19,
) -> Start:
    """The last turn of a nation that has all this."""
    return {
        "round": 16,
        "bodies": {at: number for at, number in BODIES.items() if number in colonies},
        "nations": [
            {
                "colonies": {one: {"terraformed": one in terraformed} for one in colonies},
                "technologies": dict.fromkeys(TECHNOLOGIES, level) | (levels or {}),
                "tracks": {"colonial": colonial, "technology": technology},
                "cell": "production",
            }
        ],
        "ghost": {"tracks": {"colonial": 16, "technology": 16}},
        "card": "entropy-reversal",
    }


WON: Final[dict[str, Start]] = {
    "edge_of_the_galaxy": scene(),
    "children_of_progress": scene(),
    "sagittarius_a": scene(),
    "hybrid_civilisation": scene(TWINS, ("13", "23", "14", "17")),
    "superior_progeny": scene(),
}
"""All objectives of all levels are met, with points to spare."""

MISSED: Final[dict[tuple[str, int], Start]] = {
    ("edge_of_the_galaxy", 1): scene(terraformed=("23", "14", "24")),
    ("edge_of_the_galaxy", 2): scene(terraformed=("13", "14", "24")),
    ("edge_of_the_galaxy", 3): scene(terraformed=("28", "23", "14", "24")),
    ("edge_of_the_galaxy", 4): scene(terraformed=("13", "23", "24")),
    ("children_of_progress", 1): scene(
        level=2, levels={"space-travel": 4, "antimatter-science": 4}
    ),
    ("children_of_progress", 2): scene(levels={"antimatter-science": 3}),
    ("children_of_progress", 3): scene(("13", "23", "14", "24")),
    ("children_of_progress", 4): scene(technology=18),
    ("sagittarius_a", 1): scene(("13", "23", "14", "28"), ("13", "23", "14")),
    ("sagittarius_a", 2): scene(terraformed=("13", "23", "24")),
    ("sagittarius_a", 3): scene(terraformed=("13", "23", "14")),
    ("sagittarius_a", 4): scene(("13", "23", "14", "24")),
    ("hybrid_civilisation", 1): scene(TWINS, ("13", "23", "14", "17"), levels={"terraforming": 2}),
    ("hybrid_civilisation", 2): scene(("23", "14", "17", "28"), ("23", "14", "17")),
    ("hybrid_civilisation", 3): scene(TWINS, ("13", "23", "14")),
    ("hybrid_civilisation", 4): scene(TWINS, ("14", "17")),
    ("superior_progeny", 1): scene(colonial=18),
    ("superior_progeny", 2): scene(("13", "23", "14", "24")),
    ("superior_progeny", 3): scene(technology=18),
    ("superior_progeny", 4): scene(terraformed=("13", "23", "24")),
}
"""Points enough, all objectives of the levels before met, but not that of this level."""

POOR: Final[dict[str, Start]] = {
    "edge_of_the_galaxy": scene(("13",), ("13",), level=0, colonial=0, technology=0),
    "sagittarius_a": scene(("13", "23", "24"), (), level=0, colonial=0, technology=0),
}
"""The objective of level 1 is met, but the points do not reach the minimum."""


def finish(match: Match) -> None:
    """Move the cube and do nothing more, until the match is over."""
    while not match.is_over:
        if match.pending().chance:
            match.deal()
            continue
        texts = [option.text for option in match.decision(0).options]
        quiet = ("skip", "stop", "decline", "end", "cell colonisation")
        match.act(0, next(text for text in quiet if text in texts))


def attempt(campaign: Campaign, start: Start) -> Attempt:
    """Play the level to be played from a position to its end."""
    match = campaign.begin_level(start=start)
    finish(match)
    done = campaign.keep(match)
    assert done is not None
    return done
