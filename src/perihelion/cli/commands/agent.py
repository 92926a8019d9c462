"""`perihelion agent`: one of our agents for somebody else's table."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from perihelion.ai.levels import agent_of
from perihelion.ai.protocol_server import serve
from perihelion.games import ids, load


def command(
    level: Annotated[
        str, typer.Option(help="Who answers: a level, random, greedy or beginner.")
    ] = "strongest",
    budget: Annotated[
        int | None,
        typer.Option(
            metavar="ITERATIONS", help="Iterations a turn; a budget in the question goes before it."
        ),
    ] = None,
) -> None:
    """Answer questions on stdin, one JSON object a line; docs/agents.md has the protocol.

    A question that is wrong gets an answer with `error`; the end of the input ends it.
    """
    agent_of(level, load(ids()[0]), budget=budget)  # says now what is wrong with the level

    def write(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    serve(
        iter(sys.stdin.buffer.readline, b""),
        write,
        lambda game, asked: agent_of(level, game, budget=budget if asked is None else asked),
    )
