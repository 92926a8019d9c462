"""A table of Kepler-3042 set for one test: put things where the scene needs them, play, look.

>>> table = scene(nation(earth="1E 1M"))
>>> table.play("cell space-construction", "perform", "build earth", "at 12-9").ships(0)
'12-9'
>>> table.cubes(0, "earth"), table.supply(0)
('', 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tests.games.scenes import GameScene

from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.data_set.geometry import distance, place_of
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.game import Kepler3042
from perihelion.games.kepler3042.phrases.names import (
    CUBE_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
)
from perihelion.games.kepler3042.views.view import Cubes, Kepler3042View
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event

GAME: Final = Kepler3042()
HEX_IDS: Final = components().board.names
"""The hexes of the board that ships, by number."""
LETTERS: Final = dict(zip("EMA", CUBE_IDS, strict=True))
AROUND_SUN: Final = ("11-8", "12-8", "10-9", "12-9", "11-10", "12-10")
"""The six hexes round the Sun, 11-9, in the order of the board."""
GIVING_UP: Final = ("decline", "stop", "skip", "end")
"""The answers that do as little as possible."""

Nation = dict[str, Any]


def cubes_named(words: str) -> dict[str, int]:
    """Read cubes such as "3E 1A"."""
    return {LETTERS[word[-1]]: int(word[:-1]) for word in words.split()}


def cubes_shown(cubes: Cubes) -> str:
    """Write cubes such as "3E 1A"."""
    counts = {letter: getattr(cubes, name) for letter, name in LETTERS.items()}
    return " ".join(f"{count}{letter}" for letter, count in counts.items() if count)


def bodies_named(words: str) -> dict[str, str]:
    """Read bodies such as "13-9 5, 14-9 mine, 10-8 colonial-objective"."""
    pairs = (part.split() for part in words.split(",") if part.strip())
    return {where: "colonial-objective" if what == "goal" else what for where, what in pairs}


def nation(
    *,
    earth: str | None = None,
    colonies: str = "",
    pit: str = "",
    storage: str | None = None,
    ships: str = "",
    levels: str = "00000",
    tracks: tuple[int, int] = (0, 0),
    medals: tuple[int, int] = (0, 0),
    **more: object,
) -> Nation:
    """What a nation has: `colonies` such as "5 1E 1M, 12* 2A", where * means terraformed.

    `levels` are the five technologies in the order of the board: Space Travel, Quantum Physics,
    Energy Development, Terraforming, Antimatter Science. Tracks and medals: colonial, technology.
    Cubes that are not named are in the storage.
    """
    found: Nation = {
        "colonies": {},
        "pit": cubes_named(pit),
        "ships": ships.split(),
        "technologies": dict(zip(TECHNOLOGY_IDS, map(int, levels), strict=True)),
        "tracks": dict(zip(TRACK_IDS, tracks, strict=True)),
        "medals": dict(zip(TRACK_IDS, medals, strict=True)),
    }
    for part in filter(None, (part.strip() for part in colonies.split(","))):
        planet, _, cubes = part.partition(" ")
        found["colonies"][planet.rstrip("*")] = {
            "cubes": cubes_named(cubes),
            "terraformed": planet.endswith("*"),
        }
    if earth is not None:
        found["earth"] = cubes_named(earth)
    if storage is not None:
        found["storage"] = cubes_named(storage)
    return found | more


def scene(
    *nations: Nation,
    seats: int = 2,
    bodies: str = "",
    hidden: str | None = None,
    options: Mapping[str, Value] | None = None,
    **more: object,
) -> Scene:
    """A turn of seat 0 about to begin in round 1; nations from seat 0 on.

    Bodies that are not named lie hidden, as far from the Sun as possible, or, if `hidden` says
    which hexes have hidden ones, revealed there. `more` goes into the description as it is.
    """
    description: dict[str, object] = {
        "seats": seats,
        "options": dict(options or {}),
        "nations": list(nations),
        "bodies": bodies_named(bodies),
    }
    if hidden is not None:
        description["hidden"] = hidden.split()
    return Scene(GAME.position(description | more))


def last_turn(*nations: Nation, seats: int = 2, **more: Any) -> Scene:
    """The last turn of a round, so that the card is resolved next; seat 0 is first."""
    return scene(*nations, seats=seats, on_turn=seats - 1, **more)


def resolution(card: str, *nations: Nation, seats: int = 2, **more: Any) -> Scene:
    """The last turn of a round is over, and a card is resolved; seat 0 is first."""
    return last_turn(*nations, seats=seats, card=card, **more).pass_turn()


def finished(*nations: Nation, seats: int = 2, **more: Any) -> Scene:
    """A match at its end: the last turn of the last round did nothing."""
    given = {"round": 16, "card": "entropy-reversal", **more}
    return last_turn(*nations, seats=seats, **given).give_up()


def opening(seats: int, options: Mapping[str, Value] | None = None) -> Scene:
    """A match before its first question."""
    return Scene(GAME.start(seats, options or {}))


def steps(one: str, other: str) -> int:
    """The distance of two hexes on the empty board."""
    return distance(place_of(one), place_of(other))


@cache
def around(where: str) -> tuple[str, ...]:
    """The neighbours of a hex."""
    return tuple(name for name in HEX_IDS if steps(where, name) == 1)


class Scene(GameScene[Kepler3042State]):
    """A table that a test plays at and looks at."""

    # Playing.

    def act(self, action: str, *texts: str) -> Scene:
        """Carry out a main action."""
        return self.play(f"cell {action}", "perform", *texts)

    def skip(self, action: str, *texts: str) -> Scene:
        """Move the cube to a main action and leave it out; the bonus actions come next."""
        return self.play(f"cell {action}", "skip", *texts)

    def pass_turn(self) -> Scene:
        """Do as little as possible to the end of this turn; for a new one, leave out an action."""
        turn = int(self.state.turn)
        while self.state.seat >= 0 and self.state.on_turn >= 0 and self.state.turn == turn:
            self._least()
        return self

    def give_up(self) -> Scene:
        """Do as little as possible until chance is asked or the match is over."""
        while self.state.seat >= 0:
            self._least()
        return self

    def _least(self) -> None:
        texts = self.options()
        least = [text for text in texts if text in GIVING_UP]
        self.play(least[-1] if least else texts[0])

    def by_lot(self, until: str, seed: int = 1) -> Scene:
        """Chance answers by lot, and seats as little as possible, until such a question."""
        rng = Rng(seed)
        while self.asked()[1] != until:
            if self.state.seat == CHANCE:
                self.state.apply(int(self.state.draw(rng)))
            else:
                self._least()
        return self

    # What is asked.

    def names(self, verb: str) -> str:
        """What a verb may name now, in the order of the answers: "11-8 12-8"."""
        return " ".join(text.partition(" ")[2] for text in self.options(f"{verb} "))

    def told(self, *kinds: str) -> list[Event]:
        """What has happened in this scene, all of it or of some kinds."""
        events = GAME.events_for(self.log, int(self.state.seats))
        return [event for event in events if not kinds or event.kind in kinds]

    # The table in words.

    def view(self) -> Kepler3042View:
        """What everybody sees."""
        return GAME.view_of(self.state.blind(int(self.state.seats)))

    def nation(self, seat: int = 0) -> Any:
        return self.view().nations[seat]

    def cubes(self, seat: int, place: str) -> str:
        """The cubes on a planet card, in the storage or in the pit, such as "3E 1A"."""
        nation = self.nation(seat)
        if place in ("storage", "pit"):
            return cubes_shown(getattr(nation, place))
        return next(cubes_shown(card.cubes) for card in nation.planets if card.planet == place)

    def cards(self, seat: int) -> str:
        """The planet cards of a nation, * for terraformed: "earth 5 12*"."""
        cards = self.nation(seat).planets
        return " ".join(card.planet + "*" * card.terraformed for card in cards[1:])

    def ships(self, seat: int) -> str:
        """The hexes of the ships of a nation."""
        return " ".join(self.nation(seat).ships)

    def supply(self, seat: int) -> int:
        return int(self.nation(seat).supply)

    def levels(self, seat: int) -> str:
        """The five technologies, such as "20101"."""
        return "".join(str(level) for level in self.nation(seat).technologies.values())

    def tracks(self, seat: int) -> tuple[int, int]:
        """The spaces on the colonial and the technology track."""
        tracks = self.nation(seat).tracks
        return tracks["colonial"], tracks["technology"]

    def medals(self, seat: int) -> tuple[int, int]:
        medals = self.nation(seat).medals
        return medals.get("colonial", 0), medals.get("technology", 0)

    def on_card(self) -> tuple[int, int]:
        """The medals on the open card."""
        card = self.view().card
        assert card is not None
        return card.medals.get("colonial", 0), card.medals.get("technology", 0)

    def body(self, where: str) -> str | None:
        """What lies on a hex: `planet:5`, `token:mine`, `hidden`, or nothing."""
        for body in self.view().bodies:
            if body.hex == where:
                return "hidden" if body.hidden else body.token
        return None

    def hidden(self) -> int:
        """How many bodies are hidden."""
        return self.view().hidden.bodies

    # The end.

    def points(self, line: str) -> tuple[int, ...]:
        """The points of each seat for a line of the score sheet."""
        sheet = self.view().sheet
        assert sheet is not None
        return next(one.points for one in sheet.lines if one.line == line)

    def totals(self) -> tuple[int, ...]:
        sheet = self.view().sheet
        assert sheet is not None
        return sheet.totals

    def winners(self) -> tuple[int, ...]:
        return self.view().winners
