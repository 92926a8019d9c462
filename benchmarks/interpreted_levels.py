"""How long levels take for a turn where nothing is compiled, as the server seats them.

`PYTHONPATH=src .venv/bin/python -m benchmarks.interpreted_levels`: the longest turn of each level
in some turns of each game, by the clock and in time of the processor, which is what a machine
that does nothing else takes.
"""

import argparse
import time

import perihelion
from perihelion.ai import LEVELS
from perihelion.bench.searching import opening
from perihelion.games import ids, load
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY
from perihelion.server.thinking.levels import agent_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--levels", nargs="*", default=[level.name for level in LEVELS[:-1]])
    wanted = parser.parse_args()
    print("compiled" if perihelion.is_compiled() else "interpreted")
    for game in ids():
        for level in wanted.levels:
            turns = turns_of(game, level, wanted.turns)
            longest, busiest = (max(column) for column in zip(*turns, strict=True))
            print(
                f"{game:12} {level:10} longest of {len(turns)} turns: {longest:.2f} s,"
                f" processor {busiest:.2f} s",
                flush=True,
            )


def turns_of(game: str, level: str, most: int) -> list[tuple[float, float]]:
    """What the turns of a match between agents of one level took: clock, processor."""
    rules = load(game)
    state, luck = opening(rules, None, 1), Rng(1)
    agents = [agent_of(level, rules) for _ in range(int(state.seats))]
    times: list[tuple[float, float]] = []
    turn = (-1, -1)
    while (seat := int(state.seat)) != NOBODY:
        if seat == CHANCE:
            state.apply(state.draw(luck))
            continue
        if (int(state.turn), seat) != turn:
            if len(times) == most:
                break
            turn = (int(state.turn), seat)
            times.append((0.0, 0.0))
        blind, legal = state.blind(seat), list(state.legal())
        began, busy = time.monotonic(), time.process_time()
        answer = agents[seat].choose(blind, seat, legal, luck)
        clock, processor = times[-1]
        times[-1] = (
            clock + time.monotonic() - began,
            processor + time.process_time() - busy,
        )
        state.apply_as(seat, answer)
    return times


if __name__ == "__main__":
    main()
