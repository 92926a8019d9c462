"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.games.zenith.data_set.components import Components
from perihelion.games.zenith.phrases.names import name_of, planet, space, token_kind
from perihelion.games.zenith.phrases.phrases import resource
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.wire import Event

Args = dict[str, Any]


def tell(event: Event, data: Components) -> Phrase:
    """An event as a phrase; seats stay numbers, so that each reader can be addressed."""
    args: Args = {"source": name_of(event.cause, data) if event.cause else Phrase("setup")}
    for name, value in event.args.items():
        if value is None:
            continue
        args[name] = _value(value, data)
    if "side" in args:
        args["team"] = args.pop("side")
    mend = _MENDERS.get(event.kind)
    key = event.phrase
    if mend is not None:
        key = mend(event, args, data) or key
    return Phrase(key, args)


def _value(value: str | int, data: Components) -> Any:
    if isinstance(value, int):
        return value
    kind, _, name = value.partition(":")
    if kind in ("seat", "side"):
        return int(name)
    if kind == "token":
        return token_kind(name, data)
    if kind in ("board", "resource"):
        return name
    if kind == "reason":
        return Phrase(f"reason-{name}")
    return name_of(value, data)


def _with_planet(event: Event, args: Args, data: Components) -> str | None:
    card = str(event.args["card"]).partition(":")[2]
    args["planet"] = planet(data.agent(card)["planet"])
    return None


def _with_amount(event: Event, args: Args, data: Components) -> str | None:
    kind = str(event.args["resource"]).partition(":")[2]
    args["what"] = resource(kind, args["amount"])
    return None


def _board(event: Event, args: Args, data: Components) -> str | None:
    args["side"] = args["board"]
    return None


def _influence(event: Event, args: Args, data: Components) -> str | None:
    towards = args["team"]
    args["to"] = space(args["to"] if towards == 0 else -args["to"], towards)
    return None


def _exile(event: Event, args: Args, data: Components) -> str | None:
    args["owner"] = "self" if args["owner"] == args["team"] else "opponent"
    return _with_planet(event, args, data)


def _badge(event: Event, args: Args, data: Components) -> str | None:
    return "event-badge-gold" if args["gold"] else "event-badge-silver"


def _seating(event: Event, args: Args, data: Components) -> str | None:
    return "event-seated"


def _mulligan(event: Event, args: Args, data: Components) -> str | None:
    if "card" not in args:
        args["count"] = 1
        return "event-mulligan"
    args["cards"] = args["card"]
    return "event-mulligan-cards"


def _put_aside(event: Event, args: Args, data: Components) -> str | None:
    return "event-mulligan"


def _over(event: Event, args: Args, data: Components) -> str | None:
    return "event-draw-game" if event.args["side"] == "nobody" else None


_MENDERS: Final[dict[str, Callable[[Event, Args, Components], str | None]]] = {
    "setup-side": _board,
    "seating": _seating,
    "mulligan": _mulligan,
    "recruit": _with_planet,
    "gain": _with_amount,
    "spend": _with_amount,
    "give-resource": _with_amount,
    "take-resource": _with_amount,
    "influence": _influence,
    "mobilize": _with_planet,
    "transfer": _with_planet,
    "exile": _exile,
    "badge": _badge,
    "over": _over,
    "put-aside": _put_aside,
}
