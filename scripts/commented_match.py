"""A match of the highest level against itself, each answer with the hint's words, as a page.

    python scripts/commented_match.py kepler3042 docs/commented-match.md --seed commented

`--budget` sets the iterations or playouts a turn; by default the level has its own. The same
seed and budget give the same page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from perihelion.ai.hints import Hint, hint_by
from perihelion.ai.levels import LEVELS, searcher_of
from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import Match, OpenDealer

INTRODUCTION = (
    "Played by the highest level against itself. Behind each answer stands what the hint says to"
    " it: what it has more of than the next best answer at the end of the turn, and where the plan"
    " behind it leads. Forced answers and chance are left out. Written by"
)


class Comment(NamedTuple):
    """An answer in words, and why."""

    turn: int
    seat: int
    label: str
    reasons: list[str]


class Commentator:
    """The level at one seat, noting what it thinks."""

    name = LEVELS[-1].name

    def __init__(self, match: list[Comment], voice: Narrator, budget: int | None) -> None:
        self.comments = match
        self.voice = voice
        self.agent = searcher_of(self.name, voice.game, budget=budget)

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the level chooses; a forced answer needs no comment."""
        hint = hint_by(self.agent, blind, seat, legal=legal, seed=int(rng.bits()))
        if len(legal) > 1:
            self.comments.append(self._told(blind, hint))
        return hint.action

    def _told(self, blind: State, hint: Hint) -> Comment:
        say = self.voice.to(hint.seat)
        options = self.voice.game.decision_of(blind, hint.seat).options
        label = next(say(option.label) for option in options if option.id == hint.action)
        return Comment(hint.turn, hint.seat, label, [say(one.text) for one in hint.reasons])


def page(comments: list[Comment], ending: list[str], title: str, command: str) -> str:
    """The match in Markdown, turn by turn."""
    lines = [
        f"# {title}",
        "",
        INTRODUCTION,
        "",
        f"```sh\n{command}\n```",
    ]
    turn = (-1, -1)
    for one in comments:
        if (one.turn, one.seat) != turn:
            turn = one.turn, one.seat
            lines += ["", f"## Turn {one.turn + 1}, seat {one.seat}", ""]
        because = f" *{'; '.join(one.reasons)}*" if one.reasons else ""
        lines.append(f"- {one.label}{because}")
    return "\n".join([*lines, "", "## The end", "", *(f"- {line.strip()}" for line in ending), ""])


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("page", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="commented")
    parser.add_argument("--budget", type=int)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    game = load(given.game)
    comments: list[Comment] = []
    voice = Narrator(game, given.lang, given.seats)
    agents = [Commentator(comments, voice, given.budget) for _ in range(given.seats)]
    dealer = OpenDealer(given.seed)
    match = Match(game, given.seats, agents=agents, dealer=dealer, agent_seed=1)
    outcome = match.run()
    assert outcome is not None
    command = f"python {' '.join(['scripts/commented_match.py', *sys.argv[1:]])}"
    title = f"A match of {voice.words.say('game')}, commented"
    ending = voice.ending(outcome, given.seats)
    given.page.write_text(page(comments, ending, title, command), encoding="utf-8")


if __name__ == "__main__":
    main()
