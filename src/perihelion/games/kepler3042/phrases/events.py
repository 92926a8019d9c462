"""Events as sentences; the score sheet is told by the same ones."""

from __future__ import annotations

from typing import Any

from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.names import CUBE_IDS, LOT
from perihelion.kernel.phrases import Phrase, Value
from perihelion.kernel.wire import Event


def tell(event: Event) -> Phrase:
    """An event as a phrase; seats stay numbers, so that each reader can be addressed."""
    given: dict[str, Any] = {name: _plain(value) for name, value in event.args.items()}
    args: dict[str, Value] = {}
    for name, value in event.args.items():
        args.update(_told(name, value, given))
    args.update(_more(event.kind, given))
    # A secret that the reader may not know has a sentence of its own.
    hidden = "-hidden" if None in event.args.values() else ""
    lot = "-by-lot" if event.args.get("seat") == LOT else ""
    return Phrase(f"event-{event.kind}{hidden}{lot}", args)


def _plain(value: str | int | None) -> str | int | None:
    """The name or number in an element: `energy` of `cube:energy`, 2 of `seat:2`."""
    if not isinstance(value, str):
        return value
    kind, _, name = value.partition(":")
    return int(name) if kind == "seat" else name


def _told(name: str, value: str | int | None, given: dict[str, Any]) -> dict[str, Value]:
    """One argument as the sentences want it."""
    match name:
        case "seat":
            return {} if value == LOT else {"seat": given["seat"]}
        case "points":
            return {"points": phrases.counted("points", given["points"])}
        case "steps":
            return {"steps": phrases.counted("hexes", given["steps"])}
        case "cube":
            return {"cubes": _cubes(given["cube"], given.get("count", 1))}
    if isinstance(value, str):
        return {name: phrases.name_of(value)}
    return {} if value is None else {name: value}


def _more(kind: str, given: dict[str, Any]) -> dict[str, Value]:
    """What a sentence says beyond the arguments of its event."""
    match kind:
        case "bonus-cubes":
            return {"cubes": phrases.cubes(*(given[cube] for cube in CUBE_IDS))}
        case "level":
            return {"name": phrases.level_name(given["technology"], given["level"])}
        case "medals" | "ghost-medals":
            return {"medals": phrases.counted(f"{given['track']}-medals", given["count"])}
        case "lost":
            return {"advances": phrases.counted("spaces", given["count"])}
    return {}


def _cubes(cube: str, count: int) -> Phrase:
    return Phrase(f"cubes-{cube}", {"n": count})
