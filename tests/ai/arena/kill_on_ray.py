"""Plays a contest on a Ray cluster of two node processes and kills a worker in the middle.

Usage: kill_on_ray.py FOLDER GAMES. In a process of its own, because Ray keeps threads, signal
handlers and files for as long as its driver lives. Prints JSON.
"""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import ray as untyped
from ray.cluster_utils import Cluster

from perihelion.ai.arena import contest_of, run
from perihelion.games import load

ray: Any = untyped
HERE = Path(__file__).resolve().parent


def kill_one(notes: Path, killed: list[int]) -> None:
    """Wait until workers of both nodes are in a game, kill one, let the others go on."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        started = [note for note in notes.iterdir() if "-" in note.name and note.read_text()]
        if len({note.read_text() for note in started}) >= 2:
            killed.append(int(started[0].name.partition("-")[0]))
            os.kill(killed[0], signal.SIGKILL)
            break
        time.sleep(0.05)
    (notes / "go").touch()


def main() -> None:
    folder, games = Path(sys.argv[1]), int(sys.argv[2])
    notes = folder / "notes"
    notes.mkdir(parents=True)
    quiet = {"num_cpus": 1, "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=quiet)
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    agent = f"cmd:{sys.executable} {HERE / 'noting_agent.py'} {notes}"
    contest = contest_of(load("zenith"), [agent, "random"], games=games, seed="ray")
    killed: list[int] = []
    killer = threading.Thread(target=kill_one, args=(notes, killed))
    killer.start()
    results: list[tuple[int, str]] = []
    run(
        contest,
        folder=folder / "contest",
        on="ray",
        tick=lambda result: results.append((result.number, result.digest)),
    )
    killer.join()
    nodes = [node["Alive"] for node in ray.nodes()]
    ray.shutdown()
    cluster.shutdown()
    told = {"results": results, "killed": killed, "nodes": nodes, "agent": agent}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
