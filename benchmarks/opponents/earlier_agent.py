"""The admiral of an earlier checkout at a table of today, run by that checkout's Python.

    git worktree add --detach ../c9d0a27 c9d0a27 && make -C ../c9d0a27 build
    perihelion arena kepler3042 --seats 2 --games 200 --budget 300 --option data=f59b496a54ed6ca3 \
        --agents "cmd:../c9d0a27/.venv/bin/python benchmarks/opponents/earlier_agent.py,admiral-1"

Where that commit knows all options of a table, its own `perihelion agent --level admiral` will do.
Here it is told its own options instead of the table's, and plays on the data set that shipped with
it: so the table must play by the same set, and by no options but the usual ones.
"""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

from perihelion.games import load

AGENT = [str(Path(sys.executable).parent / "perihelion"), "agent", "--level", "admiral"]


@cache
def known_options(game_id: str) -> dict[str, object]:
    """What the game of that checkout plays by."""
    game = load(game_id)
    return dict(game.start(2, game.bot_options).options())


def main() -> None:
    """Pass question after question on, and answer after answer back."""
    with subprocess.Popen(AGENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as agent:
        assert agent.stdin is not None
        assert agent.stdout is not None
        for line in sys.stdin.buffer:
            question = json.loads(line)
            told = {**question, "options": known_options(question["game"])}
            agent.stdin.write(json.dumps(told).encode() + b"\n")
            agent.stdin.flush()
            sys.stdout.buffer.write(agent.stdout.readline())
            sys.stdout.buffer.flush()
        agent.stdin.close()


if __name__ == "__main__":
    main()
