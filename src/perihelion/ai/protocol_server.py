"""`perihelion agent`: our agents at the other end of the lines."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from perihelion.ai.protocol import BadLine, Question, Reply, read_question
from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.match.agents import Agent

Maker = Callable[[Game, int | None], Agent]
"""Makes an agent for a game and a budget."""
KEPT = 64
"""Matches whose agents are kept between questions; older ones begin anew."""


class Served:
    """Answers questions, with one agent for each match and seat."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.agents: OrderedDict[tuple[str, int, int | None], Agent] = OrderedDict()

    def reply(self, line: bytes) -> Reply:
        """The reply to a line; a question that is wrong is told, and nothing ends."""
        number: int | None = None
        try:
            question = read_question(line)
            number = question.number
            return Reply(number, self._answer(question))
        except PerihelionError as error:
            return Reply(number, error=str(error))

    def _answer(self, question: Question) -> int:
        game = load(question.game)
        blind = question.state(game)
        if int(blind.viewer) != question.seat:
            raise BadLine(f"`blind` is what seat {blind.viewer} knows, not seat {question.seat}")
        legal = question.legal()
        if not legal:
            raise BadLine("there is nothing to choose from")
        return self._agent(question, game).choose(blind, question.seat, legal, Rng(question.seed))

    def _agent(self, question: Question, game: Game) -> Agent:
        key = (question.match, question.seat, question.budget)
        if key not in self.agents:
            self.agents[key] = self.maker(game, question.budget)
            if len(self.agents) > KEPT:
                self.agents.popitem(last=False)
        self.agents.move_to_end(key)
        return self.agents[key]


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], maker: Maker) -> None:
    """Answer line after line until there are no more; empty lines are nothing."""
    served = Served(maker)
    for line in lines:
        if line.strip():
            write(msgspec.json.encode(served.reply(line)) + b"\n")
