"""Events as sentences; the score sheet is told by the same ones."""

from __future__ import annotations

from typing import Any, Final

from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.kernel.phrases import Phrase, Value
from perihelion.kernel.wire import Event

CONVERSION: Final = 7
PLAIN: Final = "plain"


def tell(event: Event, data: Components) -> Phrase:
    """An event as a phrase; seats stay numbers, so that each reader can be addressed."""
    edition = data.edition.number
    given: dict[str, Any] = {name: _plain(value) for name, value in event.args.items()}
    args: dict[str, Value] = {}
    for name, value in event.args.items():
        args.update(_told(name, value, given, data))
    args.update(_more(event.kind, given, edition))
    key = "allegiance" if event.kind == "region-won" and edition == 2 else event.kind
    return Phrase(f"event-{key}", args)


def _plain(value: str | int | None) -> str | int | None:
    """The name or number in an element: `ship` of `unit:ship`, 2 of `seat:2`."""
    if not isinstance(value, str):
        return value
    kind, _, name = value.partition(":")
    return int(name) if kind in ("seat", "action") else name


def _told(
    name: str, value: str | int | None, given: dict[str, Any], data: Components
) -> dict[str, Value]:
    """One argument as the sentences want it."""
    match name:
        case "seat":
            return {"seat": given["seat"]}
        case "target":
            return {"whom": Phrase("disc-of", {"seat": given["target"]})}
        case "levels":
            return {"amount": phrases.levels(given["levels"])}
        case "points":
            return {"amount": phrases.points(given["points"])}
        case "tokens":
            return {"tokens": phrases.tokens(given["tokens"], data.edition.number)}
        case "unit":
            return {"unit": phrases.a_unit(given["unit"])}
        case "piece":
            seat, unit, space = given["piece"].split(":")
            return {"piece": phrases.piece(int(seat), unit, space)}
    if isinstance(value, str):
        return {name: phrases.name_of(value, data)}
    return {} if value is None else {name: value}


def _more(kind: str, given: dict[str, Any], edition: int) -> dict[str, Value]:
    """What a sentence says beyond the arguments of its event."""
    match kind:
        case "place" | "give":
            return {"units": phrases.units(given["unit"], given["count"])}
        case "move":
            return {"units": phrases.units(phrases.LIGHT[edition], given["count"])}
        case "roll":
            return {"dice": phrases.rolled(given["faces"], _colour(given["colour"], edition))}
        case "roll-off":
            return {"dice": phrases.rolled(given["faces"], PLAIN)}
        case "action":
            return {"dice": _dice_used(given, edition)}
        case "value":
            return {"name": phrases.value_name(edition)}
    return {}


def _colour(name: str, edition: int) -> str:
    """The dice of edition 2 are all alike."""
    return name if edition == 1 else PLAIN


def _dice_used(given: dict[str, Any], edition: int) -> Phrase:
    """The dice that the choice of an action puts on it."""
    face, black = given["face"], given["black"]
    white = (2 if given["action"] == CONVERSION else 1) - black
    if edition == 2:
        return phrases.dice([f"{face}"] * white)
    return phrases.dice([f"white-{face}"] * white + [f"black-{face}"] * black)
