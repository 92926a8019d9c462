"""Running a contest: processes, interruptions, and going on where it was."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from perihelion.ai.arena import BadContest, Contest, LostWorkers, Result, Table, contest_of, run
from perihelion.ai.arena.chunks import Feeder
from perihelion.ai.arena.journal import GAMES, Journal, read_results, record_file
from perihelion.ai.arena.playing import play
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, read_record

HERE = Path(__file__).resolve().parent


def digests(contest: Contest, **where: object) -> dict[int, str]:
    found: dict[int, str] = {}
    run(contest, tick=lambda one: found.update({one.number: one.digest}), **where)  # type: ignore[arg-type]
    return found


def without_times(table: Table) -> object:
    agents = [msgspec.structs.replace(one, seconds_per_turn=0.0) for one in table.agents]
    return msgspec.structs.replace(table, agents=tuple(agents))


def test_one_process_and_two_play_the_same() -> None:
    contest = contest_of(load("zenith"), ["greedy", "random"], games=8, seed="same")
    seen: list[tuple[object, dict[int, str]]] = []
    for workers in (1, 2):
        found: list[Result] = []
        table = run(contest, workers=workers, tick=found.append)
        seen.append((without_times(table), {one.number: one.digest for one in found}))
    assert seen[0] == seen[1]


def test_a_killed_process_loses_no_game(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    agent = f"cmd:{sys.executable} {HERE / 'noting_agent.py'} {notes}"
    contest = contest_of(load("zenith"), [agent, "random"], games=6, seed="killed")
    killer = threading.Thread(target=kill_first, args=(notes,))
    killer.start()
    found = digests(contest, workers=2, folder=tmp_path / "contest")
    killer.join()
    assert (notes / "killed").exists()
    assert found == digests(contest)
    assert len((tmp_path / "contest" / GAMES).read_text().splitlines()) == 6


def kill_first(notes: Path) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        started = [note.name for note in notes.iterdir() if "-" in note.name]
        if started:
            os.kill(int(started[0].partition("-")[0]), signal.SIGKILL)
            (notes / "killed").touch()
            break
        time.sleep(0.02)
    (notes / "go").touch()


def test_a_game_that_kills_every_worker_is_named() -> None:
    feeder = Feeder(range(3))
    for _ in range(2):
        feeder.give_back(feeder.take(), "gone")
    with pytest.raises(LostWorkers, match="game 1 was lost 3 times: gone"):
        feeder.give_back(feeder.take(), "gone")


@pytest.mark.parametrize(("seconds", "size"), [(10.0, 1), (0.5, 4), (0.001, 32)])
def test_a_chunk_is_about_two_seconds_of_games(rigged: Game, seconds: float, size: int) -> None:
    feeder = Feeder(range(100))
    assert feeder.take() == [0], "nothing is known before the first game"
    one = play(contest_of(rigged, ["good"], games=1), 0)
    feeder.done([one._replace(result=msgspec.structs.replace(one.result, thought=(seconds,)))])
    assert feeder.take() == list(range(1, 1 + size))


def absolute_path() -> str:
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """The whole command is killed, twice; in the end every game is there once."""
    folder = tmp_path / "contest"
    words = ["arena", "zenith", "--agents", "greedy,random", "--games", "12", "--seed", "go on"]
    for enough in (2, 5):
        kill_after(enough, folder, [*words, "--out", str(folder), "--workers", "2"])
    before = read_results(folder)
    assert before
    contest = contest_of(load("zenith"), ["greedy", "random"], games=12, seed="go on")
    found = digests(contest, folder=folder)
    assert all(found[number] == result.digest for number, result in before.items())
    assert found == digests(contest)
    lines = [json.loads(line) for line in (folder / GAMES).read_text().splitlines()]
    assert sorted(line["number"] for line in lines) == list(range(12))
    assert len(list((folder / "records").glob("*.json"))) == 12


def kill_after(games: int, folder: Path, words: list[str]) -> None:
    """Start the command and kill it, workers and all, when so many games are in the journal."""
    process = subprocess.Popen(
        [sys.executable, "-m", "perihelion", *words],
        env=os.environ | {"PYTHONPATH": absolute_path()},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    journal = folder / GAMES
    while process.poll() is None and time.monotonic() < deadline:
        if journal.exists() and journal.read_bytes().count(b"\n") >= games:
            break
        time.sleep(0.01)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.mark.parametrize("moment", ["its processes start", "a game is over"])
def test_an_interrupt_leaves_quietly_and_alone(tmp_path: Path, moment: str) -> None:
    """Ctrl-C reaches every process of the command; one line of code ends them all."""
    words = ["arena", "zenith", "--agents", "greedy", "--games", "4000", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "perihelion", *words, "--out", str(tmp_path)],
        env=os.environ | {"PYTHONPATH": absolute_path()},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if moment == "a game is over" and list((tmp_path / "records").glob("*.json")):
            break
        if moment == "its processes start" and len(workers_of(process.pid)) == 2:
            break
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")
    assert is_gone(process.pid), "a worker is left behind"


def workers_of(parent: int) -> list[Path]:
    """The processes that it has started to play."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # gone while we look
            words = (place / "stat").read_text().rpartition(")")[2].split()
            if int(words[1]) == parent and b"spawn_main" in (place / "cmdline").read_bytes():
                found.append(place)
    return found


def is_gone(group: int) -> bool:
    """Whether nobody of a process group runs any more; Python's own helpers take a moment."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        if not any(is_running(stat, group) for stat in Path("/proc").glob("[0-9]*/stat")):
            return True
        time.sleep(0.1)
    return False


def is_running(stat: Path, group: int) -> bool:
    try:
        state, _, its_group, *_ = stat.read_text().rpartition(")")[2].split()
    except (OSError, ValueError):  # gone while we look
        return False
    return state != "Z" and int(its_group) == group


@pytest.fixture
def played(rigged: Game, tmp_path: Path) -> Callable[[int], Table]:
    """The same contest with so many games, in the same folder."""

    def run_it(games: int) -> Table:
        return run(contest_of(rigged, ["good", "bad"], games=games), folder=tmp_path)

    return run_it


def test_everything_lies_in_the_folder(played: Callable[[int], Table], tmp_path: Path) -> None:
    table = played(4)
    plain = json.loads((tmp_path / "table.json").read_text())
    assert plain["agents"][0]["share"] == 1.0
    assert "| `good` | 4 | 100.0 % |" in (tmp_path / "table.md").read_text()
    assert (tmp_path / "shares.svg").read_text().startswith("<svg")
    record = read_record(record_file(tmp_path, 0))
    assert isinstance(record, Record)
    assert record.names == ("good", "bad")
    assert table.complete


def test_more_games_can_be_asked_for_later(played: Callable[[int], Table], tmp_path: Path) -> None:
    played(4)
    before = (tmp_path / GAMES).read_bytes()
    assert played(10).games == 10
    assert (tmp_path / GAMES).read_bytes().startswith(before)
    assert played(4).games == 4


def test_a_half_written_line_is_played_again(
    played: Callable[[int], Table], tmp_path: Path
) -> None:
    played(4)
    journal = tmp_path / GAMES
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-20])
    assert played(4).games == 4
    assert journal.read_bytes().count(b"\n") == 4
    assert sorted(read_results(tmp_path)) == [0, 1, 2, 3]


def test_a_lost_record_is_played_again(played: Callable[[int], Table], tmp_path: Path) -> None:
    played(4)
    record_file(tmp_path, 2).unlink()
    assert played(4).games == 4
    assert record_file(tmp_path, 2).exists()
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == 4


def test_a_damaged_journal_is_an_error(played: Callable[[int], Table], tmp_path: Path) -> None:
    played(4)
    journal = tmp_path / GAMES
    journal.write_bytes(b"nonsense\n" + journal.read_bytes())
    with pytest.raises(BadContest, match=r"games\.jsonl, line 1 is damaged"):
        played(4)


def test_another_contest_is_refused(
    played: Callable[[int], Table], rigged: Game, tmp_path: Path
) -> None:
    played(4)
    other = contest_of(rigged, ["good", "bad"], games=4, seed="other")
    with pytest.raises(BadContest, match="holds another contest: its seed is '1', not 'other'"):
        run(other, folder=tmp_path)


def test_two_runs_do_not_share_a_folder(rigged: Game, tmp_path: Path) -> None:
    contest = contest_of(rigged, ["good", "bad"], games=4)
    with Journal(tmp_path, contest), pytest.raises(BadContest, match="another run is writing"):
        run(contest, folder=tmp_path)


def test_a_game_is_written_once(rigged: Game, tmp_path: Path) -> None:
    contest = contest_of(rigged, ["good", "bad"], games=4)
    with Journal(tmp_path, contest) as journal:
        journal.write(play(contest, 0))
        journal.write(play(contest, 0))
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == 1


def test_a_folder_that_cannot_be_is_an_error(rigged: Game, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    contest = contest_of(rigged, ["good", "bad"], games=4)
    with pytest.raises(BadContest, match="cannot be written"):
        run(contest, folder=tmp_path / "file" / "below")


def test_nobody_cannot_play(rigged: Game) -> None:
    with pytest.raises(BadContest, match="0 workers"):
        run(contest_of(rigged, ["good"], games=1), workers=0)


def test_without_the_lab_the_plot_is_left_out_and_said(
    rigged: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    said: list[str] = []
    run(contest_of(rigged, ["good", "bad"], games=2), folder=tmp_path, say=said.append)
    assert not (tmp_path / "shares.svg").exists()
    assert len(said) == 1
    assert "no shares.svg" in said[0]
    assert "perihelion[lab]" in said[0]
