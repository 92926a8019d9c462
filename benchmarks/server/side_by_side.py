"""The same load on our server and on boardgame.io's, one after the other in one run.

    python -m benchmarks.server.side_by_side --tables 50 --seconds 5

boardgame.io comes from npm into a temporary folder (or `--folder`, kept for the next run) and is
no dependency of ours. Both have the same number of tables with two clients each, in one process
of their own; whoever is asked answers at once. Theirs keeps matches in memory and has a game with
a state of the size of a view; ours plays Zenith and has every move on the disk before its answer.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop
from benchmarks.server.load import MOST_SECONDS, MOST_TABLES, cpu_seconds, load, nodes

HERE = Path(__file__).resolve().parent / "boardgame_io"
VERSION = "0.50.2"


def theirs(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """boardgame.io's server and clients."""
    for script in ("server.js", "load.js"):
        shutil.copy(HERE / script, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        wanted = f"boardgame.io@{VERSION}"
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), wanted]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    pipe: Any = {"stdout": subprocess.PIPE, "text": True, "cwd": folder}
    with subprocess.Popen(["node", "server.js"], **pipe) as server:
        assert server.stdout is not None
        try:
            port = next(line for line in server.stdout if line.strip().isdigit()).strip()
            words = ["node", "load.js", f"http://localhost:{port}", str(tables), str(seconds)]
            with subprocess.Popen(words, **pipe) as clients:
                assert clients.stdout is not None
                clients.stdout.readline()
                used = cpu_seconds([server.pid])
                found: dict[str, Any] = json.loads(clients.stdout.readline())
                used = cpu_seconds([server.pid]) - used
        finally:
            server.kill()
    found["moves_per_second"] = round(found["moves"] / seconds)
    found["server_cpu_ms_per_move"] = round(used / found["moves"] * 1e3, 3)
    return found


def ours(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Our server on SQLite, durable."""
    with nodes(str(folder / "load.db"), 1, 1) as (urls, pids):
        return uvloop.run(load(urls, pids, [], game="zenith", tables=tables, seconds=seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--folder", type=Path, help="where boardgame.io is installed and kept")
    asked = parser.parse_args()
    tables, seconds = min(asked.tables, MOST_TABLES), min(asked.seconds, MOST_SECONDS)
    with ExitStack() as stack:
        fresh = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = (asked.folder or fresh).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        found = {
            f"boardgame.io {VERSION}, in memory": theirs(folder, tables, seconds),
            "perihelion, SQLite, synchronous FULL": ours(fresh, tables, seconds),
        }
    load_before = os.getloadavg()[0]
    print(
        json.dumps({"tables": tables, "seconds": seconds, "load": load_before, **found}, indent=1)
    )


if __name__ == "__main__":
    main()
