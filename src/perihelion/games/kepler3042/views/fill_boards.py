"""The boards of the nations as a seat sees them: what is printed, how strong and how far one is."""

from __future__ import annotations

from functools import cache

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.phrases.components import condition_text, objective_text
from perihelion.games.kepler3042.rules import objectives
from perihelion.games.kepler3042.rules.colonising import colonists
from perihelion.games.kepler3042.rules.cubes import payers
from perihelion.games.kepler3042.rules.scoring import line_points
from perihelion.games.kepler3042.views import queries, view
from perihelion.kernel.phrases import Phrase

CHARTED = 4
"""Bodies that Galactic Cartography reveals."""

# What is printed.


@cache
def printed(components: Components, *, is_solo: bool) -> view.PrintedView:
    """Boards and cards of a table."""
    t, records = components.tables, components.records
    cells = sorted(range(len(names.ACTION_IDS)), key=lambda n: (int(t.row[n]), int(t.column[n])))
    technologies = {
        names.slug(one["id"]): one["levels"] for one in records["technologies"]["technologies"]
    }
    deck = int(t.solo_cards) if is_solo else (1 << codes.PROGRESS_CARDS) - 1
    return view.PrintedView(
        technologies={
            name: tuple(
                _level(components, name, n, level["effects"])
                for n, level in enumerate(technologies[name])
            )
            for name in names.TECHNOLOGY_IDS
        },
        cells=tuple(names.ACTION_IDS[number] for number in cells),
        worth={
            name: int(t.points[n]) for n, name in enumerate(names.LINE_IDS) if n < codes.LINE_TRACK
        },
        cards=tuple(names.CARD_IDS[card] for card in queries.bits(deck)),
    )


def _level(
    components: Components, technology: str, level: int, effects: dict[str, object]
) -> view.LevelView:
    t, at = components.tables, codes.LEVELS * names.TECHNOLOGY_IDS.index(technology) + level
    figures: dict[str, int | None] = {}
    for name, value in effects.items():
        if isinstance(value, int):
            figures[name] = int(value)
        elif value == "unlimited":
            figures[name] = None
    cost = queries.amounts(int(t.level_cost[at]))
    return view.LevelView(
        figures, cost or None, int(t.level_advances[at]), int(t.grants[at]) or None
    )


# How strong a nation is.


def ship_cost(state: Kepler3042State, seat: int) -> view.Cubes:
    """What a ship costs a nation now."""
    return queries.amounts(
        int(state.tables.ship_cost[queries.level_of(state, seat, codes.SPACE_TRAVEL)])
    )


def strengths(state: Kepler3042State, seat: int, hidden: int) -> dict[str, int]:
    """How much of each main action is possible now; so many bodies are hidden."""
    t = state.tables
    levels = [queries.level_of(state, seat, technology) for technology in range(codes.TECHNOLOGIES)]
    stored = queries.cubes_at(state, seat, codes.STORAGE)
    reached = (
        _ships(state, seat),
        min(
            int(colonists(state, seat)).bit_count(),
            codes.COLONIES - len(queries.colonies_of(state, seat)),
        ),
        sum(_can_develop(state, seat, technology) for technology in range(codes.TECHNOLOGIES)),
        int(t.speed[levels[codes.SPACE_TRAVEL]]),
        int(t.terraforms[levels[codes.TERRAFORMING]]),
        min(CHARTED, hidden),
        min(int(t.stores[levels[codes.ENERGY_DEVELOPMENT]]), stored.energy),
        min(int(t.producers[levels[codes.TERRAFORMING]]), len(queries.colonies_of(state, seat))),
        min(int(t.generates[levels[codes.ANTIMATTER_SCIENCE]]), stored.antimatter),
    )
    return dict(zip(names.ACTION_IDS, reached, strict=True))


def _ships(state: Kepler3042State, seat: int) -> int:
    """The ships that its planets can pay for, one after the other."""
    price, paid = ship_cost(state, seat), 0
    for place in range(codes.EARTH, codes.EARTH + len(queries.cards_of(state, seat))):
        held = queries.cubes_at(state, seat, place)
        pairs = (
            (held.energy, price.energy),
            (held.matter, price.matter),
            (held.antimatter, price.antimatter),
        )
        paid += min((have // need for have, need in pairs if need), default=codes.SHIPS)
    return min(paid, codes.SHIPS - len(queries.ships_of(state, seat)))


def _can_develop(state: Kepler3042State, seat: int, technology: int) -> bool:
    level = queries.level_of(state, seat, technology) + 1
    if level > codes.TOP_LEVEL:
        return False
    return bool(payers(state, seat, state.tables.level_cost[codes.LEVELS * technology + level]))


# How far it is.


def lines(state: Kepler3042State, seat: int, *, is_solo: bool) -> dict[str, int]:
    """The points that all can see, line by line; at the end those of the score sheet."""
    if state.is_over:
        first = codes.LINES * seat
        paid = [int(state.sheet[first + line]) for line in range(codes.LINES)]
    else:
        seen = codes.LINES if is_solo else codes.LINE_OBJECTIVES
        paid = [int(line_points(state, seat, line)) for line in range(seen)]
    return {names.LINE_IDS[line]: points for line, points in enumerate(paid) if points}


def objective(
    state: Kepler3042State, components: Components, seat: int, number: int
) -> view.ObjectiveView:
    """An objective, and how much of it is done."""
    t = state.tables
    first = int(t.first_condition[number])
    return view.ObjectiveView(
        id=names.OBJECTIVE_IDS[number],
        text=_text(components, number),
        points=int(t.objective_points[number]),
        goals=tuple(
            _goal(state, seat, codes.CONDITION * (first + at), text)
            for at, text in enumerate(_parts(components, number))
        ),
        met=bool(objectives.is_met(state, seat, number)),
    )


def _goal(state: Kepler3042State, seat: int, at: int, text: Phrase) -> view.GoalView:
    op, least, what = (int(state.tables.conditions[at + n]) for n in range(codes.CONDITION))
    if op in (codes.OP_COLONISED_EACH, codes.OP_TERRAFORMED_EACH):
        done = int(objectives.zones_with(state, seat, least, op == codes.OP_TERRAFORMED_EACH))
        return view.GoalView(text, codes.ZONES, done)
    return view.GoalView(text, least, min(least, int(objectives.counted(state, seat, op, what))))


@cache
def _text(components: Components, number: int) -> Phrase:
    return components.named(objective_text(components.records["objectives"]["objectives"][number]))


@cache
def _parts(components: Components, number: int) -> tuple[Phrase, ...]:
    condition = components.records["objectives"]["objectives"][number]["condition"]
    parts = [condition_text(one) for one in condition.get("of", [condition])]
    return tuple(components.named(one) for one in parts)


# Alone.


@cache
def stages(components: Components, campaign: int) -> tuple[view.StageView, ...]:
    """The levels of a campaign."""
    t, first = components.tables, codes.CAMPAIGN_LEVELS * campaign
    numbers = [int(t.campaigns[first + n]) for n in range(codes.CAMPAIGN_LEVELS)]
    return tuple(
        view.StageView(
            objective=names.OBJECTIVE_IDS[number],
            text=_text(components, number),
            points=int(t.objective_points[number]),
            minimum=int(t.minimum[level]),
        )
        for level, number in enumerate(numbers, start=1)
    )
