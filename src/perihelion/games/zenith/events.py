"""What can happen in Zenith, declared as data, in the order of the codes."""

from __future__ import annotations

from typing import Final

from perihelion.kernel.wire import EventKind

SIDE: Final = ("side", "side")
CARD: Final = ("card", "card")
PLANET: Final = ("planet", "planet")
SEAT: Final = ("seat", "seat")

EVENT_KINDS: Final = (
    EventKind("setup-side", (("board", "board"), ("people", "people"))),
    EventKind("setup-token", (("token", "token"), ("place", "place"))),
    EventKind("seating", (SEAT,)),
    EventKind("first", (SIDE,)),
    EventKind("draw", (SEAT, CARD), secret=("card",)),
    EventKind("mulligan", (SEAT, CARD), secret=("card",)),
    EventKind("order", (SEAT,)),
    EventKind("turn", (SEAT, ("number", "int"))),
    EventKind("recruit", (SEAT, CARD, ("price", "int"))),
    EventKind("develop", (SEAT, CARD, ("people", "people"))),
    EventKind("advance", (SIDE, ("people", "people"), ("level", "int"), ("price", "int"))),
    EventKind("lead", (SEAT, CARD, ("people", "people"))),
    EventKind("gain", (SIDE, ("resource", "resource"), ("amount", "int"))),
    EventKind("spend", (SIDE, ("resource", "resource"), ("amount", "int"))),
    EventKind("give-resource", (SIDE, ("resource", "resource"), ("amount", "int"))),
    EventKind("take-resource", (SIDE, ("resource", "resource"), ("amount", "int"))),
    EventKind("influence", (PLANET, ("steps", "int"), SIDE, ("to", "int"))),
    EventKind("win-disc", (PLANET, SIDE, ("count", "int"))),
    EventKind("token-won", (SIDE, ("token", "token"), ("place", "place"))),
    EventKind("token-drawn", (SEAT, ("token", "token"))),
    EventKind("mobilize", (SIDE, CARD)),
    EventKind("transfer", (CARD, SIDE)),
    EventKind("exile", (CARD, ("owner", "side"), SIDE)),
    EventKind("discard", (SEAT, CARD)),
    EventKind("badge", (SIDE, ("gold", "int"))),
    EventKind("badge-given", (SIDE, ("gold", "int"))),
    EventKind("center", (PLANET, SIDE)),
    EventKind("hand-over", (SEAT, CARD), secret=("card",)),
    EventKind("reshuffle", (("cards", "int"),)),
    EventKind("reshuffle-tokens", (("tokens", "int"),)),
    EventKind("new-disc", (PLANET,)),
    EventKind("prime", (SIDE, ("row", "int"))),
    EventKind("skipped"),
    EventKind("declined", (SEAT,)),
    EventKind("empty-hand", (SEAT,)),
    EventKind("member", (SEAT,)),
    EventKind("over", (SIDE, ("reason", "reason"))),
    EventKind("put-aside", (SEAT, ("count", "int"))),
)

REASONS: Final = (
    "running",
    "absolute",
    "democratic",
    "popular",
    "standstill",
    "limit",
    "empty-hand",
)
