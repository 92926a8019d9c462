"""Data to tables: reads the component files, checks them, assembles the effect programs.

Operands by operation (masks hold a bit per planet):

| op                  | a         | b              | c              | d       | e     |
|---------------------|-----------|----------------|----------------|---------|-------|
| INFLUENCE_AT        | amount    | planet         | 1: opponent    |         |       |
| INFLUENCE_PICK      | amount    | mask, selector | 1: opponent    |         |       |
| INFLUENCE_MOVED     | amount    |                |                |         |       |
| INFLUENCE_REPEAT    | amount    | mask, selector | times          |         |       |
| INFLUENCE_RUN       | length    | first          | second         | third   |       |
| CENTER_DISC         |           | mask, selector |                |         |       |
| GAIN                | resource  | amount         | 1: opponent    |         |       |
| GAIN_COST           | resource  |                |                |         |       |
| GAIN_PER_PLANET     | resource  | each           | 1: opponent's  |         |       |
| GAIN_PER_TECHNOLOGY | resource  | none started   | one            | two     | three |
| SPEND, GIVE, TAKE   | resource  | amount         |                |         |       |
| MOBILIZE            | count     |                |                |         |       |
| TRANSFER            | count     | mask           |                |         |       |
| EXILE               | count     | mask           | 1: opponent's  | 1: Z14  |       |
| DISCARD_CARDS       | count, -1 for all |        |                |         |       |
| TAKE_BADGE          | 1: gold   |                |                |         |       |
| DEVELOP             | people    | discount       | 1: free        |         |       |
| HAND_OVER           | most      |                |                |         |       |
| MAY                 | options   | first branch   |                |         |       |
| CHOOSE              | options   | first branch   |                |         |       |
| IF_BADGE            |           |                | program        |         |       |
| IF_CREDITS          |           | at least       | program        |         |       |
| CHAIN               | times     | first, one row | then, program  | differs |       |
| ROW                 | rows of a printed row that follow |                |         |       |
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, get_args

from librt.vecs import vec
from mypy_extensions import i16

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set import check
from perihelion.games.zenith.data_set.totals import SIDES, TOKENS
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.tables import Tables
from perihelion.kernel.data_sets import KEPT, find_set

Effect = Mapping[str, Any]
Row = tuple[int, ...]
Line = tuple[Row, Effect]

PLANET_IDS: Final[tuple[str, ...]] = get_args(check.Planet)
PEOPLE_IDS: Final[tuple[str, ...]] = get_args(check.People)
BOARD_IDS: Final = tuple(SIDES)
TOKEN_IDS: Final = TOKENS
RESOURCES: Final[tuple[str, ...]] = get_args(check.Resource)
NO_ROW: Final = (codes.END, 0, 0, 0, 0, 0)
SHORTEST_ROW: Final = 4
ASKS: Final = {op: one.code for one in FRAME_KINDS if one.is_pushed for op in one.about}
"""The frame that each operation puts on the stack to ask."""


class Components:
    """One checked data set: the names of everything, and its integer tables."""

    def __init__(self, catalogue: check.Catalogue) -> None:
        self.catalogue = catalogue
        self.agents = catalogue.agents
        self.card_ids = tuple(agent["id"] for agent in self.agents)
        self.card_number = {name: number for number, name in enumerate(self.card_ids)}
        self.digest = _digest(catalogue)
        assembler = _Assembler(catalogue)
        self.tables = assembler.tables()
        self.effect_at = assembler.effect_at
        """The record behind each row of the programs, for its words."""
        self.part_of = assembler.part_of
        """The effects of its list that each row stands for: the first, and the one after."""

    def agent(self, card: str) -> dict[str, Any]:
        """The record of a card."""
        return self.agents[self.card_number[card]]


def home() -> Traversable:
    """The folder of the set that ships."""
    return resources.files("perihelion.games.zenith") / "data"


@lru_cache(KEPT)
def components(named: str = "") -> Components:
    """The data set of a digest, a known name or a folder, or the current one; raises BadData."""
    return find_set(home(), named, lambda folder: Components(check.read_catalogue(folder)))


def _digest(catalogue: check.Catalogue) -> str:
    plain = json.dumps(catalogue.playable(), sort_keys=True, separators=(",", ":"))
    return blake2b(plain.encode(), digest_size=8).hexdigest()


class _Assembler:
    """Writes the programs of a data set, one row after the other."""

    def __init__(self, catalogue: check.Catalogue) -> None:
        self.catalogue = catalogue
        self.rows: list[Row] = [NO_ROW]
        self.effect_at: dict[int, Effect] = {}
        self.part_of: dict[int, tuple[int, int]] = {}
        self.costs: list[int] = []
        self.thens: list[int] = []

    def tables(self) -> Tables:
        source = self.catalogue
        tables = Tables()
        agents = source.agents
        tables.planet = _vec(PLANET_IDS.index(agent["planet"]) for agent in agents)
        tables.people = _vec(PEOPLE_IDS.index(agent["people"]) for agent in agents)
        tables.cost = _vec(agent["cost"] for agent in agents)
        tables.deal = _vec(
            PLANET_IDS.index(agent["planet"])
            + codes.DEAL_PEOPLE * PEOPLE_IDS.index(agent["people"])
            + codes.DEAL_COST * agent["cost"]
            for agent in agents
        )
        tables.program = _vec(self.program(agent["effects"]) for agent in agents)
        tables.level_program = _vec(
            self.program(level["effects"]) for board in source.boards for level in board["levels"]
        )
        tables.token_program = _vec(self.program(token["effects"]) for token in source.tokens)
        tables.token_count = _vec(token["count"] for token in source.tokens)
        tables.prime_program = _vec(self.program(prime["effects"]) for prime in source.primes)
        tables.lead_program = _vec(
            self.program(source.diplomacy[face][people])
            for face in ("2_players", "4_players")
            for people in PEOPLE_IDS
        )
        columns = [_vec(row[n] for row in self.rows) for n in range(6)]
        tables.op, tables.a, tables.b, tables.c, tables.d, tables.e = columns
        tables.asks = _vec(ASKS.get(op, -1) for op in range(codes.ROW + 1))
        tables.branch_cost, tables.branch_then = _vec(self.costs), _vec(self.thens)
        return tables

    def program(self, effects: Sequence[Effect]) -> int:
        """Assemble a list; nested lists first, so that its own rows stand together."""
        lines = [(self.row(effect), effect) for effect in effects]
        start, done = len(self.rows), 0
        for row, effect in self._with_printed_rows(_with_repeats(lines)):
            self.effect_at[len(self.rows)] = effect
            self.part_of[len(self.rows)] = (done, done + _parts(row))
            self.rows.append(row)
            done += 0 if row[0] == codes.ROW else _parts(row)
        self.rows.append(NO_ROW)
        return start

    def row(self, effect: Effect) -> Row:
        """One effect as a row; the nested lists it names are assembled on the way."""
        operation = getattr(self, "_" + effect["do"])
        row: Row = operation(effect)
        return row + (0,) * (6 - len(row))

    def _influence(self, effect: Effect) -> Row:
        who = _owner(effect.get("who", "self"))
        planet = effect["planet"]
        if isinstance(planet, str):
            return (codes.INFLUENCE_AT, effect["amount"], PLANET_IDS.index(planet), who)
        if "of" in planet:
            return (codes.INFLUENCE_MOVED, effect["amount"])
        return (codes.INFLUENCE_PICK, effect["amount"], _selector(planet), who)

    def _influence_run(self, effect: Effect) -> Row:
        return (codes.INFLUENCE_RUN, len(effect["amounts"]), *effect["amounts"])

    def _center_disc(self, effect: Effect) -> Row:
        return (codes.CENTER_DISC, 0, _selector(effect["planet"]))

    def _gain(self, effect: Effect) -> Row:
        resource, amount = RESOURCES.index(effect["resource"]), effect["amount"]
        if isinstance(amount, int):
            return (codes.GAIN, resource, amount, _owner(effect.get("who", "self")))
        if "of" in amount:
            return (codes.GAIN_COST, resource)
        if amount["per"] == "planets_in_play":
            return (codes.GAIN_PER_PLANET, resource, amount["each"], _owner(amount["owner"]))
        return (codes.GAIN_PER_TECHNOLOGY, resource, *amount["table"])

    def _spend(self, effect: Effect) -> Row:
        return (codes.SPEND, RESOURCES.index(effect["resource"]), effect["amount"])

    def _give(self, effect: Effect) -> Row:
        return (codes.GIVE, RESOURCES.index(effect["resource"]), effect["amount"])

    def _take(self, effect: Effect) -> Row:
        return (codes.TAKE, RESOURCES.index(effect["resource"]), effect["amount"])

    def _mobilize(self, effect: Effect) -> Row:
        return (codes.MOBILIZE, effect["count"])

    def _transfer(self, effect: Effect) -> Row:
        return (codes.TRANSFER, effect["count"], _columns(effect["column"]))

    def _exile(self, effect: Effect) -> Row:
        column = effect["column"]
        spread = int(effect["count"] > 1 and isinstance(column, dict))
        owner = _owner(effect["owner"])
        return (codes.EXILE, effect["count"], _columns(column), owner, spread)

    def _discard(self, effect: Effect) -> Row:
        return (codes.DISCARD_CARDS, -1 if effect["count"] == "all" else effect["count"])

    def _take_badge(self, effect: Effect) -> Row:
        return (codes.TAKE_BADGE, int(effect.get("side") == "gold"))

    def _give_badge(self, effect: Effect) -> Row:
        return (codes.GIVE_BADGE,)

    def _bonus_token(self, effect: Effect) -> Row:
        from_boards = effect["source"] == "boards"
        return (codes.TOKEN_FROM_BOARDS if from_boards else codes.TOKEN_FROM_RESERVE,)

    def _develop(self, effect: Effect) -> Row:
        special = {"any": codes.ANY_PEOPLE, "lowest": codes.LOWEST}
        people = effect["people"]
        number = special[people] if people in special else PEOPLE_IDS.index(people)
        return (codes.DEVELOP, number, effect.get("discount", 0), int(effect.get("free", False)))

    def _hand_over(self, effect: Effect) -> Row:
        return (codes.HAND_OVER, effect["max"])

    def _may(self, effect: Effect) -> Row:
        options = effect["options"]
        return (codes.MAY, len(options), self._branches(options))

    def _choose(self, effect: Effect) -> Row:
        options = [{"cost": [], "then": branch} for branch in effect["options"]]
        return (codes.CHOOSE, len(options), self._branches(options))

    def _branches(self, options: Sequence[Effect]) -> int:
        made = [(self.program(one["cost"]), self.program(one["then"])) for one in options]
        first = len(self.costs)
        self.costs += [cost for cost, _ in made]
        self.thens += [then for _, then in made]
        return first

    def _if(self, effect: Effect) -> Row:
        then = self.program(effect["then"])
        test = effect["test"]
        if "badge" in test:
            return (codes.IF_BADGE, 0, 0, then)
        return (codes.IF_CREDITS, 0, test["credits_at_least"], then)

    def _chain(self, effect: Effect) -> Row:
        first = self.program([effect["first"]])
        then = self.program(effect["then"])
        column = effect["first"].get("column")
        differs = int(isinstance(column, dict) and column.get("differs", False))
        return (codes.CHAIN, effect["times"], first, then, differs)

    def _with_printed_rows(self, lines: list[Line]) -> list[Line]:
        """Put a ROW before four or more effects of one kind, printed as a row of planets (Z29)."""
        out: list[Line] = []
        at = 0
        while at < len(lines):
            run = 1
            while at + run < len(lines) and self._same_print(lines[at][0], lines[at + run][0]):
                run += 1
            if run >= SHORTEST_ROW:
                out.append(((codes.ROW, run, 0, 0, 0, 0), {}))
            out += lines[at : at + run]
            at += run
        return out

    def _same_print(self, row: Row, other: Row) -> bool:
        if row[:2] != other[:2]:
            return False
        if row[0] == codes.MAY:
            costs = [self.rows[self.costs[one[2]]] for one in (row, other)]
            return all(cost[0] == codes.EXILE and cost[3] == 0 for cost in costs)
        return row[0] in (codes.INFLUENCE_AT, codes.TRANSFER)


def _vec(numbers: Any) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])


def _owner(who: str) -> int:
    return int(who == "opponent")


def _mask(planets: list[str]) -> int:
    return sum(1 << PLANET_IDS.index(planet) for planet in planets)


def _selector(pick: Effect) -> int:
    mask = codes.ALL_PLANETS & ~_mask(pick.get("except", []))
    if pick.get("differs"):
        mask |= codes.DIFFERS
    return (
        mask
        | {
            "any": 0,
            "center": codes.AT_CENTER,
            "opponent_side": codes.OPPONENT_SIDE,
        }[pick["pick"]]
    )


def _columns(column: str | Effect) -> int:
    if column == "any":
        return codes.ALL_PLANETS
    if isinstance(column, str):
        return _mask([column])
    return codes.ALL_PLANETS & ~_mask(column.get("except", []))


def _parts(row: Row) -> int:
    """How many effects of the data a row stands for; a printed row for all that follow it."""
    if row[0] == codes.ROW:
        return row[1]
    return row[3] if row[0] == codes.INFLUENCE_REPEAT else 1


def _with_repeats(lines: list[Line]) -> list[Line]:
    """Equal picks side by side are one effect repeated: "2x" before a disc (Z02, Z15)."""
    out: list[Line] = []
    for row, effect in lines:
        plain = row[0] == codes.INFLUENCE_PICK and not row[2] & codes.DIFFERS and not row[3]
        before = out[-1][0] if out else NO_ROW
        if plain and before[:3] == (codes.INFLUENCE_REPEAT, *row[1:3]):
            out[-1] = ((*before[:3], before[3] + 1, 0, 0), effect)
        elif plain and before == row:
            out[-1] = ((codes.INFLUENCE_REPEAT, row[1], row[2], 2, 0, 0), effect)
        else:
            out.append((row, effect))
    return out
