"""Compare two sets of matches on the same deals: what a change of components or options does."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.lab.differences import OnDeal, difference
from perihelion.lab.figures import MOST_THINGS
from perihelion.lab.game_notes import reading_of
from perihelion.lab.naming import Naming
from perihelion.lab.replaying import Seen
from perihelion.lab.shapes import Change, Comparison

FEWEST_USERS = 10
"""Wins of users are told where at least so many sides used a thing before, and after."""

Parts = Iterator[tuple[str, float, float]]
"""Of one match: each thing, a sum, and over how many it is taken."""
Row = list[float]
"""Of one deal: the sum and over how many, before; the same after."""


class Figure(NamedTuple):
    """Something that is measured in every match."""

    group: str
    name: str
    of: Callable[[Seen], Parts]
    is_share: bool = False
    over: Callable[[Seen], float] | None = None
    """Over how many the sums of all things are taken, also of those that a match has not."""
    fewest: int = 1
    """Things that have less of it, before or after, are left out."""


def compare(
    game_id: str,
    before: Sequence[Seen],
    after: Sequence[Seen],
    *,
    named: tuple[str, str],
    lang: str = "en",
) -> Comparison:
    """What differs between matches on the same deals, at least one of each."""
    things = Things(game_id, lang)
    figures = [*WHOLE, *things.figures()]
    changes = [change for figure in figures for change in changes_of(figure, before, after)]
    return Comparison(
        game=game_id,
        seats=before[0].seats,
        agents=", ".join(dict.fromkeys(name for one in before for name in one.names)),
        before=named[0],
        after=named[1],
        deals=len({one.deal for one in before} & {one.deal for one in after}),
        matches=len(before),
        limited=(sum(one.limited for one in before), sum(one.limited for one in after)),
        changes=tuple(things.named(changes)),
    )


def changes_of(figure: Figure, before: Sequence[Seen], after: Sequence[Seen]) -> Iterator[Change]:
    """A figure of every thing that has it, before and after."""
    sums: dict[str, dict[str, Row]] = defaultdict(dict)
    over: dict[str, Row] = {}
    for place, matches in ((0, before), (2, after)):
        for one in matches:
            if figure.over is not None:
                over.setdefault(one.deal, [0.0] * 4)[place + 1] += figure.over(one)
            for thing, value, of in figure.of(one):
                row = sums[thing].setdefault(one.deal, [0.0] * 4)
                row[place] += value
                row[place + 1] += of
    for thing, deals in sums.items():
        rows = [OnDeal(*row) for row in _filled(deals, over).values()]
        least = min(sum(row.before_of for row in rows), sum(row.after_of for row in rows))
        told = difference(rows, len(sums)) if least >= figure.fewest else None
        if told is not None:
            low, high = told.interval or (None, None)
            yield Change(
                group=figure.group,
                figure=figure.name,
                thing=thing,
                is_share=figure.is_share,
                before=told.before,
                after=told.after,
                low=low,
                high=high,
                is_clear=told.is_clear,
                errors=told.errors,
            )


def _filled(deals: Mapping[str, Row], over: Mapping[str, Row]) -> Mapping[str, Row]:
    """With what is the same for all things: over how many, also where a thing was not seen."""
    if not over:
        return deals
    none = [0.0] * 4
    return {
        deal: [deals.get(deal, none)[0], whole[1], deals.get(deal, none)[2], whole[3]]
        for deal, whole in over.items()
    }


# What is measured in every game.


def _once(_: Seen) -> float:
    return 1.0


def _turns(one: Seen) -> Parts:
    yield "", one.turns, 1


def _plies(one: Seen) -> Parts:
    yield "", one.plies, 1


def _downtime(one: Seen) -> Parts:
    """Answers of the others for each turn of one's own."""
    answers = [0] * len(one.shares)
    for (_, side), count in one.verbs.items():
        answers[side] += count
    yield "", sum(sum(answers) - own for own in answers), sum(one.own_turns)


def _choices(one: Seen) -> Parts:
    yield "", one.open_answers, one.choices


def _forced(one: Seen) -> Parts:
    yield "", one.questions - one.choices, one.questions


def _tension(one: Seen) -> Parts:
    if one.tension is not None:
        yield "", one.tension, 1


def _lead_changes(one: Seen) -> Parts:
    if one.by_judgement.known:
        yield "", one.by_judgement.changes, 1


def _settled(one: Seen) -> Parts:
    if one.by_judgement.known:
        yield "", one.by_judgement.settled, 1


def _limited(one: Seen) -> Parts:
    yield "", one.limited, 1


def _reasons(one: Seen) -> Parts:
    yield one.reason, 1, 0


def _sides(one: Seen) -> Parts:
    if not one.limited and len(one.shares) > 1:
        yield from ((str(side + 1), share, 1) for side, share in enumerate(one.shares))


def _order(one: Seen) -> Parts:
    if not one.limited and len(one.shares) > 1:
        yield from ((str(at), one.shares[side], 1) for at, side in enumerate(one.order, 1))


def _score(one: Seen) -> Parts:
    yield "", sum(one.scores), len(one.scores)


WHOLE = (
    Figure("length", "turns", _turns),
    Figure("length", "plies", _plies),
    Figure("length", "downtime", _downtime),
    Figure("choices", "choices", _choices),
    Figure("choices", "forced", _forced, is_share=True),
    Figure("lead", "tension", _tension),
    Figure("lead", "lead-changes", _lead_changes),
    Figure("lead", "settled", _settled, is_share=True),
    Figure("ends", "limited", _limited, is_share=True),
    Figure("ends", "reason", _reasons, is_share=True, over=_once),
    Figure("sides", "side", _sides, is_share=True),
    Figure("order", "order", _order, is_share=True),
    Figure("points", "score", _score),
)


def places_of(game: Game) -> frozenset[str]:
    """Kinds of elements of which there are too many to be things: the hexes of a galaxy."""
    layout = game.layout(game.seat_counts[-1])
    kinds = Counter(element.name.partition(":")[0] for element in layout.elements)
    return frozenset(kind for kind, count in kinds.items() if count > MOST_THINGS)


class Things:
    """The figures of things; they are told apart by their elements, which sets have in common."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game = load(game_id)
        self.lang = lang
        self.reading = reading_of(self.game)
        self.kinds = self.game.event_kinds
        self.places = places_of(self.game)
        self.naming: dict[tuple[str, str | None], Naming] = {}
        self.names: dict[str, str] = {}
        """How each was called where it was seen last, which is after the change."""

    def figures(self) -> tuple[Figure, ...]:
        """Points by source, uses, and wins of those who used something."""

        def sides(one: Seen) -> float:
            return float(len(one.shares))

        return (
            Figure("points", "points", self._points, over=sides),
            Figure("uses", "uses", self._uses, over=_once),
            Figure("wins", "wins", self._wins, is_share=True, fewest=FEWEST_USERS),
        )

    def named(self, changes: Sequence[Change]) -> Iterator[Change]:
        """The changes, with names for things."""
        for change in changes:
            name = self.names.get(change.thing)
            yield change if name is None else msgspec.structs.replace(change, thing=name)

    def _key(self, one: Seen, kind: int, arg: int | None, value: int, level: int = -1) -> str:
        event = self.kinds[kind]
        if arg is None or value < 0:
            return event.name
        which = (one.data, one.digest)
        if which not in self.naming:
            played = self.game.playing({"data": one.data}, one.digest)
            self.naming[which] = Naming(played, self.lang)
        naming = self.naming[which]
        element = naming.element(event.args[arg][1], value)
        whole = element if level < 0 else f"{element} {level}"
        key = f"{event.name} {whole}"
        self.names[key] = f"{event.name}: {naming.name(whole)}"
        return key

    def _points(self, one: Seen) -> Parts:
        for (kind, value, _), points in one.points.items():
            yield self._key(one, kind, self.reading.source[kind], value), points, 0

    def _uses(self, one: Seen) -> Parts:
        for (kind, arg, value, level, _), count in one.uses.items():
            if self.kinds[kind].args[arg][1] not in self.places:
                yield self._key(one, kind, arg, value, level), count, 0

    def _wins(self, one: Seen) -> Parts:
        if one.limited or len(one.shares) < 2:
            return
        for kind, arg, value, level, side in one.uses:
            if self.kinds[kind].args[arg][1] in self.places:
                continue
            yield self._key(one, kind, arg, value, level), one.shares[side], 1
