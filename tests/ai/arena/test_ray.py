"""The arena on a real Ray cluster of two node processes, one of whose workers is killed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from perihelion.ai.arena import BadContest, contest_of, run
from perihelion.ai.arena.cluster import play_on_ray
from perihelion.ai.arena.errors import MissingExtra
from perihelion.ai.arena.journal import read_results
from perihelion.ai.arena.playing import play_all
from perihelion.games import load

HERE = Path(__file__).resolve().parent
GAMES = 8


def absolute_path() -> str:
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)


def in_a_process(*words: str | Path, seconds: float = 110) -> str:
    """What a script prints; whatever it has started ends with it."""
    with subprocess.Popen(
        [sys.executable, *map(str, words)],
        env=os.environ | {"PYTHONPATH": absolute_path(), "RAY_USAGE_STATS_ENABLED": "0"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            out, err = process.communicate(timeout=seconds)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0, err
    return out


def test_a_killed_worker_of_two_nodes_loses_no_game(tmp_path: Path) -> None:
    """One test, because one cluster takes many seconds to start."""
    folder = tmp_path / "run"
    out = in_a_process(HERE / "kill_on_ray.py", folder, str(GAMES))
    told: dict[str, Any] = json.loads(out.splitlines()[-1])

    notes = [note for note in (folder / "notes").iterdir() if note.name != "go"]
    assert told["nodes"] == [True, True]
    assert len({note.read_text() for note in notes}) == 2, "both nodes played"

    (killed,) = told["killed"]
    assert any(note.name.startswith(f"{killed}-") for note in notes), "in the middle of a game"
    with pytest.raises(ProcessLookupError):
        os.kill(killed, 0)

    assert sorted(number for number, _ in told["results"]) == list(range(GAMES))
    lines = (folder / "contest" / "games.jsonl").read_text().splitlines()
    assert len(lines) == GAMES
    assert sorted(read_results(folder / "contest")) == list(range(GAMES))

    contest = contest_of(load("zenith"), [told["agent"], "random"], games=GAMES, seed="ray")
    here: list[tuple[int, str]] = []
    run(contest, tick=lambda result: here.append((result.number, result.digest)))
    assert dict(here) == dict(told["results"]), "the same games as in this process"


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"perihelion\[cluster\]"):
        list(play_on_ray(play_all, b"", [0], "ray"))


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("127.0.0.1:9", "there is no Ray cluster at '127.0.0.1:9'"),
        ("ray://127.0.0.1:9", "there is no Ray cluster at"),
        ("127.0.0.1:99999", "there is no Ray cluster at"),
        ("somewhere", "'somewhere' is no place to play; it is local, ray, auto, HOST:PORT"),
    ],
)
def test_a_place_without_a_cluster_is_an_error(where: str, said: str) -> None:
    with pytest.raises(BadContest, match=said):
        run(contest_of(load("zenith"), ["random"], games=1), on=where)
