"""What single records of a data set cannot show: counts, pairs, names, and effects in places
where the rules could not play them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any, Final

import msgspec

SIDES: Final = {
    "S": "animod",
    "D": "animod",
    "U": "human",
    "O": "human",
    "N": "robot",
    "P": "robot",
}
"""The sides of the technology pieces, and whose they are."""
TOKENS: Final = (
    "influence",
    "zenithium-1",
    "credits-3",
    "credits-4",
    "badge",
    "mobilize-2",
    "transfer-1",
    "exile-2",
)
"""The kinds of tokens: their ids and their order stay, records count on them."""
FACES: Final = ("2_players", "4_players")
MOVING: Final = ("exile", "transfer", "discard")
"""Costs that move a card, whose planet or price the reward may name."""

LONGEST_ROW: Final = 7
"""Effects of one kind side by side: a frame of the stack has a bit for each that is left (Z29)."""

Effects = Sequence[dict[str, Any]]


def sum_problems(files: dict[str, Any]) -> list[str]:
    """Everything that does not add up in files whose records all have the right shape."""
    return [
        *_agent_problems(files["agents"]["agents"]),
        *_token_problems(files["bonus_tokens"]["tokens"]),
        *_board_problems(files["technology"]["boards"]),
        *_prime_problems(files["technology"]["row_primes"]),
        *_diplomacy_problems(files["rules"]["diplomacy"]),
        *_effect_problems(files),
    ]


def _agent_problems(agents: list[dict[str, Any]]) -> Iterator[str]:
    for name, count in Counter(agent["id"] for agent in agents).items():
        if count > 1:
            yield f"agents.json: {name} stands there {count} times"
    for agent in agents:
        first = {"do": "influence", "amount": 1, "planet": agent["planet"]}
        if agent["effects"][0] != first:
            yield f"agents.json: {agent['id']} must begin with 1 influence at home"
    pairs = Counter((agent["planet"], agent["people"]) for agent in agents)
    for (planet, people), count in sorted(pairs.items()):
        if count != 6:
            yield f"agents.json: {planet} has {count} {people} cards instead of 6"
    for number, (agent, shipped) in enumerate(zip(agents, _shipped_ids(), strict=True), 1):
        if agent["id"] != shipped:
            yield f"agents.json: card {number} is {agent['id']!r}, must be {shipped!r}: ids stay"
            return


@cache
def _shipped_ids() -> tuple[str, ...]:
    """The ids of the cards in order: actions and records count on them."""
    shipped = resources.files("perihelion.games.zenith") / "data" / "agents.json"
    return tuple(agent["id"] for agent in msgspec.json.decode(shipped.read_bytes())["agents"])


def _token_problems(tokens: list[dict[str, Any]]) -> Iterator[str]:
    for token, expected in zip(tokens, TOKENS, strict=True):
        if token["id"] != expected:
            yield f"bonus_tokens.json: {token['id']!r} must be {expected!r}: ids and order stay"
            return
    total = sum(token["count"] for token in tokens)
    if total != 16:
        yield f"bonus_tokens.json: there are {total} tokens instead of 16"


def _board_problems(boards: list[dict[str, Any]]) -> Iterator[str]:
    for side, people in SIDES.items():
        found = [board for board in boards if board["side"] == side]
        if len(found) != 1 or found[0]["people"] != people:
            yield f"technology.json: side {side} must be there once, for {people}"
    for board in boards:
        for number, level in enumerate(board["levels"], 1):
            where = f"technology.json: side {board['side']} level {number}"
            if level["level"] != number or level["zenithium"] != number:
                yield f"{where} must have level and zenithium {number}"
            if level["token_slot"] != (number == 2):
                yield f"{where}: a token lies on level 2 only"


def _prime_problems(primes: list[dict[str, Any]]) -> Iterator[str]:
    rows = sorted(int(prime["row"]) for prime in primes)
    if rows != [1, 2, 3]:
        yield f"technology.json: the row primes must be of rows 1, 2 and 3, not {rows}"


def _diplomacy_problems(diplomacy: dict[str, Any]) -> Iterator[str]:
    for face in FACES:
        for people in dict.fromkeys(SIDES.values()):
            if people not in diplomacy.get(face, {}):
                yield f"rules.json: diplomacy {face} says nothing about {people}"


# Effects where they can be played.


def _effect_problems(files: dict[str, Any]) -> Iterator[str]:
    for where, effects, barred in _lists(files):
        for problem in _misplaced(effects, after_move=False):
            yield f"{where}: {problem}"
        for kind in sorted(_kinds(effects) & barred):
            yield f"{where}: no {kind} here, or effects might never end"
        for kind, count in _long_rows(effects):
            yield f"{where}: {count} times {kind} in a row, at most {LONGEST_ROW} can be played"


def _lists(files: dict[str, Any]) -> Iterator[tuple[str, Effects, set[str]]]:
    """Every list of effects: where it stands, and the kinds that may not be in it."""
    for agent in files["agents"]["agents"]:
        yield f"agents.json: {agent['id']}", agent["effects"], set()
    for board in files["technology"]["boards"]:
        for level in board["levels"]:
            where = f"technology.json: side {board['side']} level {level['level']}"
            yield where, level["effects"], {"develop"}
    for prime in files["technology"]["row_primes"]:
        yield f"technology.json: row prime {prime['row']}", prime["effects"], {"develop"}
    for token in files["bonus_tokens"]["tokens"]:
        yield f"bonus_tokens.json: {token['id']}", token["effects"], {"develop", "bonus_token"}
    for face, peoples in files["rules"]["diplomacy"].items():
        for people, effects in peoples.items():
            yield f"rules.json: diplomacy {face} {people}", effects, set()


def _kinds(effects: Effects) -> set[str]:
    found: set[str] = set()
    for effect in effects:
        found.add(effect["do"])
        for inner in _inner_lists(effect):
            found |= _kinds(inner)
    return found


def _long_rows(effects: Effects) -> Iterator[tuple[str, int]]:
    """Rows of one kind of effect that are too long, at any depth."""
    for kind, row in groupby(effects, lambda effect: str(effect["do"])):
        count = len(list(row))
        if count > LONGEST_ROW:
            yield kind, count
    for effect in effects:
        for inner in _inner_lists(effect):
            yield from _long_rows(inner)


def _inner_lists(effect: dict[str, Any]) -> list[Effects]:
    match effect["do"]:
        case "may":
            return [option["then"] for option in effect["options"]]
        case "choose":
            return list(effect["options"])
        case "if" | "chain":
            return [effect["then"]]
    return []


def _misplaced(effects: Effects, *, after_move: bool) -> Iterator[str]:
    """Effects that speak of a moved card where none is moved, and the like."""
    for effect in effects:
        asked = (effect.get("planet"), effect.get("amount"))
        formulas = [one for one in asked if isinstance(one, dict) and "pick" not in one]
        if any("of" in one for one in formulas) and not after_move:
            yield f"{effect['do']} names the moved card where no card is moved"
        if formulas and effect.get("who") == "opponent":
            yield f"{effect['do']} for the opponent takes a plain planet and number"
        if effect["do"] == "chain" and effect["first"]["count"] != 1:
            yield "the first part of a chain moves 1 card"
        if effect["do"] == "may":
            for option in effect["options"]:
                moves = option["cost"][0]["do"] in MOVING
                yield from _misplaced(option["then"], after_move=moves)
        else:
            for inner in _inner_lists(effect):
                yield from _misplaced(inner, after_move=effect["do"] == "chain")
