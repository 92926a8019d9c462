"""The grammar in each README: it knows every verb, and every answer of played matches fits it."""

import re
from functools import cache
from pathlib import Path

import pytest

from perihelion.games import load
from perihelion.kernel.state import CHANCE
from perihelion.match import Match, OpenDealer, RandomAgent

GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
SOURCES = Path(__file__).resolve().parents[2] / "src" / "perihelion" / "games"
TOKEN = re.compile(r'"[^"]*"|/(?:[^/])*/|[()\[\]{}|]|[A-Za-z-]+')


@cache
def readme(name: str) -> str:
    """The README of a game; editions share theirs."""
    return (SOURCES / name.partition("-")[0] / "README.md").read_text(encoding="utf-8")


@cache
def grammar(name: str) -> dict[str, list[str]]:
    """The productions of a README: the tokens of each."""
    [block] = re.findall(r"^```ebnf\n(.*?)^```$", readme(name), re.MULTILINE | re.DOTALL)
    rules: dict[str, list[str]] = {}
    for line in re.sub(r"\n +\|", " |", block).splitlines():
        left, equals, right = line.partition(" = ")
        if equals:
            rules[left.strip()] = TOKEN.findall(right)
    return rules


@cache
def pattern(name: str, rule: str) -> str:
    """A production as a regular expression; a space goes before every word."""
    parts = []
    for token in grammar(name)[rule]:
        if token[0] == '"':
            parts.append(f" {re.escape(token[1:-1])}")
        elif token[0] == "/":
            parts.append(f" (?:{token[1:-1]})")
        elif token in "()[]{}|":
            parts.append({"(": "(?:", ")": ")", "[": "(?:", "]": ")?", "{": "(?:", "}": ")*"}
                         .get(token, "|"))  # fmt: skip
        else:
            parts.append(f"(?:{pattern(name, token)})")
    return "".join(parts)


def fits(name: str, rule: str, text: str) -> bool:
    return re.fullmatch(pattern(name, rule), f" {text}") is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_grammar_has_every_verb_and_no_other(name: str) -> None:
    game, rules = load(name), grammar(name)
    for side, verbs in (("seat", game.grammar.types), ("chance", game.chance_grammar.types)):
        named = [token for token in rules[side] if token != "|"]
        assert {rules[rule][0].strip('"') for rule in named} == set(verbs), side


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in GAMES for seats in load(name).seat_counts if seats != 4]
    + [("zenith", 4)],
)
def test_every_answer_of_a_match_fits(name: str, seats: int) -> None:
    game = load(name)
    agents = [RandomAgent()] * seats
    match = Match(game, seats, agents=agents, dealer=OpenDealer("ebnf"), agent_seed=3)
    for _ in range(160):
        state = match.state
        if match.is_over:
            break
        side = "chance" if state.seat == CHANCE else "seat"
        for action in state.legal()[:20]:
            assert fits(name, side, state.text(action)), state.text(action)
        match.step()


@pytest.mark.parametrize("name", GAMES)
def test_the_grammar_refuses_what_is_none(name: str) -> None:
    for text in ("", "recruit", "recruit nero nero", "undo 1", "place", "end now", "roll"):
        assert not fits(name, "seat", text), text


@pytest.mark.parametrize("name", ["kepler3042", "kepler3ad-1", "kepler3ad-2"])
def test_every_verb_has_an_example_that_can_be_read(name: str) -> None:
    """In the tables of the notation, in small letters."""
    game = load(name)
    notation = readme(name).partition("## Notation")[2].partition("\n## ")[0]
    seats, _, chance = notation.partition("| chance says |")
    for verbs, told in ((game.grammar, seats), (game.chance_grammar, chance)):
        lines = [line for line in re.findall(r"`([^`]+)`", told) if line.split()[0] in verbs.types]
        plain = [line for line in lines if not re.search(r"[A-Z]{2}", line)]
        assert {line.split()[0] for line in plain} == set(verbs.types)
        for line in plain:
            assert verbs.parse(line).text == line


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained(name: str) -> None:
    """Also those that are no rulings."""
    missing = [one.name for one in load(name).option_specs if f"`{one.name}`" not in readme(name)]
    assert missing == []
