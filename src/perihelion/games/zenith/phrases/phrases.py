"""The small phrases that others are made of: planets, peoples, amounts, spaces."""

from perihelion.games.zenith.codes import TRACK_END
from perihelion.kernel.phrases import Phrase


def planet(planet_id: str) -> Phrase:
    return Phrase(f"planet-{planet_id}")


def people(people_id: str) -> Phrase:
    return Phrase(f"people-{people_id}")


def resource(kind: str, n: int) -> Phrase:
    """As in "3 Credits"."""
    return Phrase(f"resource-{kind}", {"n": n})


def space(position: int, side: int) -> Phrase:
    """A space of a track; `position` counts from the centre, above 0 towards `side`."""
    if position == 0:
        return Phrase("space-center")
    where = "control" if abs(position) == TRACK_END else "side"
    far = "" if position > 0 else "-far"
    return Phrase(f"space-{where}{far}", {"n": abs(position), "team": side})


def prime(row: int) -> Phrase:
    return Phrase("prime", {"row": row})


def leadership(people_id: str) -> Phrase:
    return Phrase("leadership", {"people": people(people_id)})
