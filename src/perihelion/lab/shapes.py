"""What a report consists of; `perihelion lab report --json` prints it."""

from __future__ import annotations

import msgspec


class Won(msgspec.Struct, frozen=True):
    """A share of wins."""

    name: str
    games: int
    share: float
    low: float
    high: float
    fair: float


class Used(msgspec.Struct, frozen=True):
    """How often a thing was used, and how those who used it did."""

    element: str
    name: str
    uses: int
    per_match: float
    used_by: float
    """The share of sides that used it at least once in a match."""
    by_winners: float
    """Mean uses of a side that won, and of one that did not: tells where everybody uses it."""
    by_others: float
    games: int
    share: float | None
    """The share of wins of those sides; None if all their matches were limited."""
    low: float | None
    high: float | None
    fair: float


class Uses(msgspec.Struct, frozen=True):
    """One way of using one kind of thing: recruiting cards, raising tracks."""

    event: str
    thing: str
    rows: tuple[Used, ...]


class Points(msgspec.Struct, frozen=True):
    """One source of points: means for a side and match."""

    event: str
    name: str
    mean: float
    winners: float
    others: float
    part: float
    """Of all points."""


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed."""

    mean: float
    least: float
    tenth: float
    median: float
    ninetieth: float
    most: float


class Lead(msgspec.Struct, frozen=True):
    """How contested the lead was, by one way of telling who is ahead."""

    measure: str
    """`score`: points so far; `judgement`: our evaluation of the position."""
    matches: int
    """Matches in which somebody was ahead before the last turn."""
    changes: float
    unchanged: float
    """The share of matches in which the lead never changed."""
    settled: float
    """The median part of a match after which the winner stayed ahead."""


class Drama(msgspec.Struct, frozen=True):
    """A tenth of the matches: how far who won in the end was ahead then, by judgement."""

    part: int
    """1 to 10."""
    lead: float
    tenth: float
    ninetieth: float
    ahead: float
    """The share of matches in which the later winner was ahead."""


class Place(msgspec.Struct, frozen=True):
    """A place of the board on a map of it."""

    x: float
    y: float
    used: Used


class Map(msgspec.Struct, frozen=True):
    """Where on the board something happened, and how those did to whom it happened."""

    event: str
    thing: str
    places: tuple[Place, ...]


class Spurned(msgspec.Struct, frozen=True):
    """A thing that was offered and never taken, in the questions that were looked at."""

    verb: str
    name: str
    offered: int
    expected: float
    """How often answering by lot would have taken it."""


class Holes(msgspec.Struct, frozen=True):
    """What the rules leave open, as far as these matches met it."""

    limited: float
    """The share of matches that only the turn limit ended."""
    repeated: float
    """The share of matches in which a position came again at the end of a turn."""
    forced: float
    """The share of questions with a single answer."""
    spurned: tuple[Spurned, ...]
    """What answers offered and nobody took, the most often expected first."""


class Report(msgspec.Struct, frozen=True):
    """What matches of a game say."""

    game: str
    seats: int
    matches: int
    deals: int
    limited: int
    left: int
    """Records in the folder that were not counted."""
    kinds_of_options: int
    """Above 1, matches under different options are counted together."""
    agents: tuple[Won, ...]
    sides: tuple[Won, ...]
    order: tuple[Won, ...]
    """By who had the first turn, the second, and so on."""
    reasons: dict[str, int]
    turns: Spread
    plies: Spread
    all_turns: tuple[int, ...]
    leads: tuple[Lead, ...]
    points: tuple[Points, ...]
    uses: tuple[Uses, ...]
    verbs: tuple[Used, ...]
    data_sets: int = 1
    """Above 1, matches on different components are counted together, named as in the first."""
    drama: tuple[Drama, ...] = ()
    maps: tuple[Map, ...] = ()
    holes: Holes | None = None


class Change(msgspec.Struct, frozen=True):
    """One figure before and after a change, over the same deals."""

    group: str
    """`length`, `choices`, `lead`, `ends`, `sides`, `order`, `points`, `uses` or `wins`."""
    figure: str
    """What is measured; the words of the lab name it."""
    thing: str
    """Of which thing, side or reason; empty where there is one of it."""
    is_share: bool
    before: float
    after: float
    low: float | None
    """95 % interval of the difference; None where it cannot be told."""
    high: float | None
    is_clear: bool
    errors: float
    """Standard errors between the difference and zero."""


class Comparison(msgspec.Struct, frozen=True):
    """What a change of the components or of the options does."""

    game: str
    seats: int
    agents: str
    before: str
    after: str
    deals: int
    matches: int
    """With each of the two."""
    limited: tuple[int, int]
    changes: tuple[Change, ...]

    @property
    def clear(self) -> tuple[Change, ...]:
        """What changed beyond chance, the clearest first."""
        return tuple(
            sorted((one for one in self.changes if one.is_clear), key=lambda one: -one.errors)
        )
