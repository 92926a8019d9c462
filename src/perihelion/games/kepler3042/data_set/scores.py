"""What a data set may pay at the end: every line fits the score sheet, and is told alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

Records = Mapping[str, Any]
MOST: Final = 255
"""The most points that a line of the score sheet has room for."""
COLONIES: Final = 5
PRINTED: Final = ("tracks", "terraformed", "objective")
"""The lines whose points the components say; all others count things."""
COUNTED: Final = {
    "antimatter": 6,
    "all_types": 1,
    "three_of_type": 1,
    "mine_ships": 3,
    "max_tech": 5,
    "zone_near": COLONIES,
    "zone_intermediate": COLONIES,
    "zone_far": COLONIES,
}
"""How many things a line counts at most; antimatter with the bonus cubes of the last solo level."""


def score_problems(files: Records) -> list[str]:
    """Points that are not told, told differently, or too many for the score sheet."""
    return [
        *_lines(files["rules"]["scoring"], _medals(files)),
        *_zones(files),
        *_terraformed(files["planets"]["planets"]),
    ]


def _medals(files: Records) -> int:
    """The most medals of a nation: those on both tracks, and those that cards give."""
    effects = [effect for card in files["progress"]["cards"] for effect in card["effects"]]
    given = sum(effect["count"] for effect in effects if effect["op"] == "medal")
    return int(2 * files["tracks"]["medals"]["on_each_track"] + given)


def _lines(scoring: list[Records], medals: int) -> Iterator[str]:
    for line in scoring:
        name, points = f"rules.json: scoring {line['id']}", line["vp"]
        if (points == "printed") != (line["id"] in PRINTED):
            yield (
                f"{name}: vp is {points!r}; it is 'printed' for {', '.join(PRINTED)}, and a number "
                "for the others"
            )
            continue
        count = COUNTED.get(line["id"], medals)
        if points != "printed" and points * count > MOST:
            yield (
                f"{name}: {points} points for each of {count} are {points * count}, more than "
                f"{MOST}; at most {MOST // count}"
            )


def _zones(files: Records) -> Iterator[str]:
    """The points of a zone stand in two files."""
    paid = {line["id"]: line["vp"] for line in files["rules"]["scoring"]}
    for zone in files["galaxy"]["zones"]:
        points = paid.get(f"zone_{zone['id']}", zone["vp_per_colony"])
        if points != zone["vp_per_colony"]:
            yield (
                f"galaxy.json: zone {zone['id']}: vp_per_colony is {zone['vp_per_colony']}, but "
                f"rules.json scores {points!r} for zone_{zone['id']}"
            )


def _terraformed(planets: list[Records]) -> Iterator[str]:
    best = sorted((planet["vp_terraformed"] for planet in planets), reverse=True)[:COLONIES]
    if sum(best) > MOST:
        yield (
            f"planets.json: the best five planets have {sum(best)} points when terraformed, more "
            f"than {MOST}"
        )
