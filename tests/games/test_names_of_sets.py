"""Whatever a data set calls its components, a match on it says no name of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.data_sets import change_file, corrected

from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.match import Match, OpenDealer, RandomAgent

NAMED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "zenith": {"agents": ("agents",)},
    "kepler3042": {
        "actions": ("main_actions", "bonus_actions"),
        "objectives": ("objectives", "campaigns"),
        "progress": ("cards",),
        "technologies": ("technologies",),
        "tracks": ("tracks",),
    },
    "kepler3ad-1": {"first_edition": ("tracks",)},
    "kepler3ad-2": {"second_edition": ("tracks", "corporations")},
}
"""By game: the files and lists whose records a set may call otherwise."""


def _records(value: Any) -> Iterator[dict[str, Any]]:
    """Everything with a name, however deep."""
    if isinstance(value, dict):
        if "name" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _records(one)


def _renamed(folder: Path, game: str) -> dict[str, str]:
    """A set in which every component has a name that nobody would write; new names by ours."""
    new: dict[str, str] = {}

    def rename(plain: Any) -> None:
        for record in _records([plain.get(part) for part in parts]):
            name = new[record["name"]] = f"Qz{len(new)}"
            record.update(dict.fromkeys({"name", "name_fr"} & record.keys(), name))

    corrected(folder, game, lambda _: None)
    parts = [part for lists in NAMED[game].values() for part in lists]
    for file in NAMED[game]:
        change_file(folder, file, rename)
    return new


def _said(match: Match) -> Iterator[str]:
    """Questions, answers with what they lack, the sketch and the log of a match by lot."""
    voice = Narrator(match.game, "en", 2)
    while match.outcome is None and len(match.line.said) < 700:
        for seat in match.pending().seats:
            asked = match.decision(seat)
            yield voice.to(seat)(asked.prompt)
            yield from (voice.label(one, seat) for one in asked.options)
        if len(match.line.said) % 50 == 0:
            yield match.game.draw_view(match.view(0), voice.to(0))
        match.step()
    yield from (line for told in match.told(0) for line in voice.told(told, 0))


@pytest.mark.parametrize("game", NAMED)
def test_a_match_says_the_names_of_its_set_alone(game: str, tmp_path: Path) -> None:
    new = _renamed(tmp_path / "box", game)
    rules = load(game)
    options = {**rules.bot_options, "data": str(tmp_path / "box")}
    agents = [RandomAgent()] * 2
    said = "\n".join(_said(Match(rules, 2, options, agents=agents, dealer=OpenDealer("names"))))
    assert sum(name in said for name in new.values()) >= min(len(new) // 3, 7)
    ours = [name for name in new if len(name) > 4]
    assert [name for name in ours if re.search(rf"\b{re.escape(name)}\b", said)] == []
