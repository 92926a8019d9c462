"""A table of Kepler-3Ad set for one test: put things where the scene needs them, play, look.

>>> table = scene(2, "G1 3s", dice="446")
>>> table.play("action 7 4 4", "build frigate G1", *3 * ["give ship"]).at(0, "G1")
'1f'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from tests.games.scenes import GameScene

from perihelion.games.kepler3ad.edition import TRACK_IDS
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.game import FirstEdition, Kepler3Ad, SecondEdition
from perihelion.games.kepler3ad.views.view import KeplerView
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event

T = TypeVar("T")
GAMES: Final[dict[int, Kepler3Ad]] = {1: FirstEdition(), 2: SecondEdition()}
UNITS: Final = {letter: unit for game in GAMES.values() for unit in game.edition.units
                for letter in unit[0]}  # fmt: skip
"""Pieces by their first letters: d and l (1), s, b, f and c (2)."""
FIRST_LEVELS: Final = "2221111"
"""The levels of the seven tracks at the beginning."""


def pieces(words: str) -> dict[str, dict[str, int]]:
    """Read pieces such as "G1 3s 1f, O2 2s"."""
    found: dict[str, dict[str, int]] = {}
    for part in filter(None, words.split(",")):
        space, *counts = part.split()
        found[space] = {UNITS[count[-1]]: int(count[:-1]) for count in counts}
    return found


def dice_names(edition: int, faces: str, on_action: str = "") -> list[str]:
    """Read dice such as "421+35": in the first edition the black ones follow the +."""
    names = []
    for prefix, group in (("", faces), ("locked-", on_action)):
        plain, _, black = group.partition("+")
        white = "white-" if edition == 1 else ""
        names += [f"{prefix}{white}{face}" for face in plain]
        names += [f"{prefix}black-{face}" for face in black]
    return names


def scene(
    edition: int,
    *on_map: str,
    seats: int = 3,
    dice: str | None = None,
    action: int | None = None,
    on_action: str = "",
    levels: Sequence[str] = (),
    scores: Sequence[int] = (),
    cards: Sequence[str | None] = (),
    marks: Sequence[Mapping[str, int]] = (),
    now: Mapping[str, object] | None = None,
    options: Mapping[str, Value] | None = None,
    **more: object,
) -> Scene:
    """A turn about to be played; everything by seat, from seat 0 on, which is on turn.

    `on_map` are the pieces of each seat, such as "GA1 3d 1l, OA2 2d"; `dice` are as in
    `dice_names`, without them the roll is open; `action` and `on_action` make it the second
    window of a turn; `levels` are such as "2221111"; `marks` say how often each clan was won.
    Maps show the faces A. `more` goes into the description as it is.
    """
    players = []
    for seat in range(seats):
        player: dict[str, Any] = {"pieces": pieces(_of(on_map, seat, ""))}
        digits = _of(levels, seat, FIRST_LEVELS)
        player["levels"] = dict(zip(TRACK_IDS, map(int, digits), strict=True))
        player["score"] = _of(scores, seat, 0)
        player["corporation"] = _of(cards, seat, None)
        player["allegiances"] = dict(_of(marks, seat, {}))
        players.append(player)
    turn: dict[str, object] = dict(now or {})
    if action is not None:
        turn |= {"action": action, "face": int(on_action.strip("+")[0])}
    description: dict[str, object] = {
        "seats": seats,
        "options": dict(options or {}),
        "players": players,
        "now": turn,
    }
    if dice is not None or action is not None:
        description["dice"] = dice_names(edition, dice or "", on_action)
    return Scene(edition, GAMES[edition].position(description | more))


def closing(edition: int, *on_map: str, **more: Any) -> Scene:
    """A turn of which nothing is left but `finish`, and no die but the one on action 1."""
    return scene(edition, *on_map, action=1, on_action="1", **more)


def opening(edition: int, seats: int, options: Mapping[str, Value] | None = None) -> Scene:
    """A match before its first question."""
    return Scene(edition, GAMES[edition].start(seats, options or {}))


def _of(given: Sequence[T], seat: int, default: T) -> T:
    return given[seat] if seat < len(given) else default


class Scene(GameScene[KeplerState]):
    """A table that a test plays at and looks at."""

    def __init__(self, edition: int, state: KeplerState) -> None:
        super().__init__(state)
        self.edition = edition

    # Playing.

    def roll(self, faces: str) -> Scene:
        """Chance rolls, lowest face first; in the first edition black ones are "+35"."""
        names = dice_names(self.edition, "".join(sorted(faces)))
        return self.play(f"roll {' '.join(names)}")

    # What is asked.

    def spaces(self, verb: str) -> str:
        """The spaces that a verb may name now, in the order of the map."""
        return " ".join(text.split()[-1] for text in self.options(f"{verb} "))

    def told(self, *kinds: str) -> list[Event]:
        """What has happened in this scene, all of it or of some kinds."""
        events = self.game.events_for(self.log, int(self.state.seats))
        return [event for event in events if not kinds or event.kind in kinds]

    def events(self) -> list[str]:
        """The kinds of everything that has happened in this scene."""
        return [event.kind for event in self.told()]

    # The table in words.

    def view(self) -> KeplerView:
        """What everybody sees."""
        seen = self.state.view(int(self.state.seats))
        assert isinstance(seen, KeplerView)
        return seen

    def seat(self, seat: int) -> Any:
        """What everybody sees of a seat."""
        return self.view().seats[seat]

    def at(self, seat: int, space: str) -> str:
        """The pieces of a seat on a space, such as "3s 1f"."""
        here = next(one for one in self.view().spaces if one.id == space)
        units = here.pieces.get(str(seat), {})
        return " ".join(f"{count}{unit[0]}" for unit, count in units.items())

    def supply(self, seat: int) -> str:
        """The pieces a seat has left, such as "10d 6l"."""
        return " ".join(f"{count}{unit[0]}" for unit, count in self.seat(seat).supply.items())

    def level(self, seat: int, track: str) -> int:
        return int(self.seat(seat).levels[track])

    def levels(self, seat: int) -> str:
        """Such as "2221111"."""
        return "".join(str(level) for level in self.seat(seat).levels.values())

    def values(self) -> tuple[int, ...]:
        return tuple(seat.value for seat in self.view().seats)

    def scores(self) -> tuple[int, ...]:
        return tuple(seat.score for seat in self.view().seats)

    def dice(self) -> str:
        """The dice in play, those on the action in brackets: "24+6 (4)"."""
        groups = ["", "", "", ""]
        for name in self.view().dice:
            group = 2 * name.startswith("locked") + ("black" in name)
            groups[group] += re.sub(r"\D", "", name)
        free, on = (f"{a}+{b}" if b else a for a, b in (groups[:2], groups[2:]))
        return f"{free} ({on})".strip() if on else free

    def tokens(self) -> dict[str, tuple[str, ...]]:
        """The tokens of the regions that have any."""
        return {region: found for region, found in self.view().tokens.items() if found}

    # The score sheet.

    def paid(self, what: str, scoring: int = 1) -> tuple[int, ...]:
        """The points of each seat for a space, a track, "bonus" or "allegiances"."""
        for line in self.view().scorings[scoring - 1].lines:
            if what == line.phase or (
                line.phase in ("spaces", "tracks") and line.element.endswith(f":{what}")
            ):
                return line.points
        return (0,) * int(self.state.seats)

    def region(self, name: str, scoring: int = 1) -> int | None:
        """The seat that won a region."""
        for line in self.view().scorings[scoring - 1].lines:
            if line.phase == "regions" and line.element.endswith(f":{name}"):
                return line.won
        return None

    def scorings(self) -> int:
        """The scorings held so far."""
        return int(self.state.scorings)

    def winners(self) -> tuple[int, ...]:
        return self.view().winners
