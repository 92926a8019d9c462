"""A table of Kepler-3042 set for one test: put things where the scene needs them, play, look.

>>> table = scene(nation(ships="11-8", technologies="10000"), bodies={"10-7": "5"})
>>> table.play("cell stellar-propulsion", "perform", "move 11-8", "to 10-7").ships(0)
'10-7'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.game import Kepler3042
from perihelion.games.kepler3042.names import CUBE_IDS, TECHNOLOGY_IDS, TRACK_IDS
from perihelion.games.kepler3042.view import Cubes, Kepler3042View, NationView
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, EventLog
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event

GAME: Final = Kepler3042()
CUBES: Final = dict(zip("EMA", CUBE_IDS, strict=True))
Nation = dict[str, Any]


def cubes(words: str) -> dict[str, int]:
    """Read cubes such as "3E 2M 1A"; nothing is ""."""
    found = re.findall(r"(\d+)([EMA])", words)
    assert re.sub(r"\d+[EMA]|\s", "", words) == "", f"these are no cubes: {words!r}"
    return {CUBES[letter]: int(count) for count, letter in found}


def nation(
    *,
    earth: str | None = None,
    colonies: Mapping[str, str] | None = None,
    pit: str = "",
    ships: str = "",
    technologies: str = "00000",
    tracks: tuple[int, int] = (0, 0),
    medals: tuple[int, int] = (0, 0),
    cell: str = "terraforming",
    objective: str | None = "any",
) -> Nation:
    """What a nation has; cubes that are not named are in its storage.

    `colonies` are such as {"12": "1E 2M", "5+": ""}, + if terraformed; `ships` the hexes of those
    on the board, such as "11-8 12-9"; `technologies` the five levels; `tracks` and `medals` the
    colonial one first. `earth` is what it starts with, unless it is said.
    """
    found: Nation = {
        "colonies": {
            name.rstrip("+"): {"cubes": cubes(held), "terraformed": name.endswith("+")}
            for name, held in (colonies or {}).items()
        },
        "pit": cubes(pit),
        "ships": ships.split(),
        "technologies": dict(zip(TECHNOLOGY_IDS, map(int, technologies), strict=True)),
        "tracks": dict(zip(TRACK_IDS, tracks, strict=True)),
        "medals": dict(zip(TRACK_IDS, medals, strict=True)),
        "cell": cell,
        "objective": objective,
    }
    if earth is not None:
        found["earth"] = cubes(earth)
    return found


def scene(
    *nations: Nation,
    seats: int = 2,
    bodies: Mapping[str, str] | None = None,
    options: Mapping[str, Value] | None = None,
    **more: object,
) -> Scene:
    """A turn about to begin, by default that of seat 0 in round 1.

    `nations` by seat, from seat 0 on; the others have what they start with. `bodies` are revealed
    ones by hex, such as {"10-7": "5", "12-7": "mine"}; all that are not named lie hidden, far out.
    `more` goes into the description as it is: round, on_turn, first, card, played, hidden, ...
    """
    description: dict[str, object] = {
        "seats": seats,
        "options": dict(options or {}),
        "nations": list(nations),
        "bodies": dict(bodies or {}),
    }
    return Scene(GAME.position(description | more))


def solo(*nations: Nation, level: int = 1, **more: Any) -> Scene:
    """A turn about to begin in a level of a campaign, by default the easy one."""
    options = {"level": level, **more.pop("options", {})}
    return scene(*nations, seats=1, options=options, **more)


def opening(seats: int, options: Mapping[str, Value] | None = None) -> Scene:
    """A match before its first question."""
    return Scene(GAME.start(seats, options or {}))


def short(held: Cubes) -> str:
    """Cubes such as "3E 2M 1A"."""
    counts = zip("EMA", (held.energy, held.matter, held.antimatter), strict=True)
    return " ".join(f"{count}{letter}" for letter, count in counts if count)


class Scene:
    """A table that a test plays at and looks at."""

    def __init__(self, state: Kepler3042State) -> None:
        self.game = GAME
        self.state = state
        self.log = EventLog()
        state.log = self.log

    # Playing.

    def play(self, *texts: str, seat: int | None = None) -> Scene:
        """Answer in sequence, for whoever is asked, chance included; the table stays sound."""
        for text in texts:
            self.state.play(text, seat)
            assert self.game.audit(self.state) == [], f"after {text!r}"
        return self

    def act(self, action: str, *texts: str) -> Scene:
        """Move the cube to a main action and carry it out."""
        return self.play(f"cell {action}", "perform", *texts)

    def skip_to(self, *kinds: str) -> Scene:
        """Leave out all that may be left out, until one of these questions comes."""
        leave = ("skip", "stop", "decline", "end")
        for _ in range(200):
            if self.asked()[1] in kinds:
                return self
            options = self.options()
            way = next((text for text in leave if text in options), options[0])
            self.play(way)
        raise AssertionError(f"nobody is ever asked {kinds}")

    def end_turn(self) -> Scene:
        """Leave out what is left of this turn."""
        turn = int(self.state.turn)
        seat = self.state.on_turn
        while self.state.turn == turn and self.state.on_turn == seat and not self.state.is_over:
            self.skip_to("withdraw").play("end")
        return self

    def end_round(self) -> Scene:
        """Leave out everything until the resolution of the card, or the next round."""
        number = int(self.state.round)
        while self.state.on_turn >= 0 and self.state.round == number:
            if self.asked()[1] == "cell":
                self.play(self.options("cell")[0])
            self.skip_to("withdraw").play("end")
        return self

    def chance(self, seed: int = 1) -> Scene:
        """Let chance answer by lot until a seat is asked."""
        rng = Rng(seed)
        while self.state.seat == CHANCE:
            self.state.apply(int(self.state.draw(rng)))
        return self

    def refuses(self, text: str, seat: int | None = None) -> bool:
        """Whether an answer is not allowed now."""
        try:
            self.state.clone().play(text, seat)
        except IllegalAction:
            return True
        return False

    # What is asked.

    def asked(self) -> tuple[int, str]:
        """Who is asked what; of a match that is over: NOBODY and the reason."""
        state = self.state
        seat = int(state.seat)
        if seat == NOBODY:
            return NOBODY, state.outcome().reason
        if seat == CHANCE:
            return CHANCE, state.chance().kind
        return seat, self.game.decision_of(state.blind(seat), seat).kind

    def options(self, *verbs: str) -> list[str]:
        """The legal answers, or only those that begin so."""
        state = self.state
        texts = [state.text(action) for action in state.legal()]
        return [text for text in texts if not verbs or text.startswith(verbs)]

    def named(self, verb: str) -> str:
        """What a verb may name now, such as "earth 5 12"."""
        return " ".join(text.split()[-1] for text in self.options(f"{verb} "))

    def told(self, *kinds: str) -> list[Event]:
        """What has happened in this scene, all of it or of some kinds."""
        events = self.game.events_for(self.log, int(self.state.seats))
        return [event for event in events if not kinds or event.kind in kinds]

    def events(self) -> list[str]:
        """The kinds of everything that has happened in this scene."""
        return [event.kind for event in self.told()]

    # The table in words.

    def view(self, viewer: int | None = None) -> Kepler3042View:
        """What a seat sees, or what everybody does."""
        seat = int(self.state.seats) if viewer is None else viewer
        return self.game.view_of(self.state.blind(seat))

    def nation(self, seat: int) -> NationView:
        """What everybody sees of a nation."""
        return self.view().nations[seat]

    def storage(self, seat: int = 0) -> str:
        """Such as "4E 4M 3A"."""
        return short(self.nation(seat).storage)

    def pit(self, seat: int = 0) -> str:
        return short(self.nation(seat).pit)

    def on(self, planet: str, seat: int = 0) -> str:
        """The cubes on a planet card, `earth` or a number."""
        cards = self.nation(seat).planets
        return short(next(card.cubes for card in cards if card.planet == planet))

    def colonies(self, seat: int = 0) -> str:
        """Such as "5 12+", + if terraformed."""
        cards = self.nation(seat).planets[1:]
        return " ".join(f"{card.planet}{'+' if card.terraformed else ''}" for card in cards)

    def ships(self, seat: int = 0) -> str:
        """The hexes of its ships."""
        return " ".join(self.nation(seat).ships)

    def levels(self, seat: int = 0) -> str:
        """Such as "21000"."""
        return "".join(str(level) for level in self.nation(seat).technologies.values())

    def tracks(self, seat: int = 0) -> tuple[int, ...]:
        """Where its markers stand, colonial first."""
        return tuple(self.nation(seat).tracks.values())

    def medals(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.nation(seat).medals.values())

    def body(self, name: str) -> str | None:
        """What everybody sees on a hex: a token, "hidden", or None."""
        for body in self.view().bodies:
            if body.hex == name:
                return "hidden" if body.hidden else body.token
        return None

    # The end.

    def points(self, line: str) -> tuple[int, ...]:
        """The points of each seat in a line of the score sheet."""
        sheet = self.view().sheet
        assert sheet is not None, "the match is not over"
        return next(one.points for one in sheet.lines if one.line == line)

    def scores(self) -> tuple[int, ...]:
        return self.state.outcome().scores
