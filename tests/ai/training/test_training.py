"""Training: the same seed gives the same weights, it goes on where it stopped, and no gate that
got worse is taken.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest

from perihelion.ai.agents import SearchAgent
from perihelion.ai.judges import known_generations
from perihelion.ai.network.tables import learned_judge
from perihelion.ai.network.weights import Gate, Weights, read_weights, write_weights
from perihelion.ai.search.judge import Judge
from perihelion.ai.training import fitting
from perihelion.ai.training.curves import curve
from perihelion.ai.training.dataset import Dataset, decided_by_score
from perihelion.ai.training.errors import BadTraining
from perihelion.ai.training.fitting import Fit
from perihelion.ai.training.training import (
    PAUSE,
    Plan,
    Training,
    plan_of,
    read_rounds,
    read_samples,
)
from perihelion.games import load
from perihelion.match import Match, OpenDealer

GAMES = 28
BEFORE = known_generations("kepler3ad-2")[-1]
"""What the game brings, and a training begins with."""
NEW = BEFORE + 1


def plan(**changes: object) -> Plan:
    """Little enough for seconds, compiled or not."""
    asked: dict[str, object] = {
        "games": GAMES,
        "budget": 4,
        "gate": "4",
        "gate_games": 4,
        "hidden": 2,
        "mix": 0.0,
        "window": 2,
        "seed": "tiny",
        "commit": "none",
    }
    return plan_of(load("kepler3ad-2"), (2,), {}, **asked | changes)


class Noting(Training):
    """Notes the weights that it brings before a gate, whether they pass or not."""

    candidate = b""

    def _gate(self, place: Path, seats: int, seed: str, candidate: Weights) -> Gate:
        self.candidate = write_weights(candidate)
        return super()._gate(place, seats, seed, candidate)


def trained(folder: Path, **changes: object) -> Noting:
    training = Noting(plan(**changes), folder, clock=lambda: 0.0)
    training.play_round()
    return training


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Noting:
    return trained(tmp_path_factory.mktemp("tiny"))


def test_a_training_foresees_better_than_nothing(tiny: Training) -> None:
    """Ends that it did not learn from are told with less error than by their mean."""
    assert tiny.rounds[0].fit["explained"] > 0.0


def test_what_was_visited_is_foreseen_better_than_by_the_promises_of_before(tiny: Training) -> None:
    """In matches that were kept back."""
    fit = tiny.rounds[0].fit
    assert fit["surprise"] < fit["surprise_before"]


def test_a_tiny_training_wins_over_a_search_that_knows_nothing(tiny: Noting) -> None:
    """By what was learned alone (`mix` is 0), against the same search without a judge."""
    game = load("kepler3ad-2")
    wins = 0
    for number in range(12):
        learned = learned_judge(read_weights(tiny.candidate), Judge())
        judges = [learned, Judge()] if number % 2 else [Judge(), learned]
        agents = [SearchAgent("one", judge, budget=12) for judge in judges]
        dealer = OpenDealer(f"learned {number // 2}")
        options = game.bot_options
        match = Match(game, 2, options, agents=agents, dealer=dealer, agent_seed=number)
        outcome = match.run()
        assert outcome is not None
        wins += outcome.places[judges.index(learned)] == 1
    assert wins >= 10


def test_another_seed_gives_another_training(tiny: Noting, tmp_path: Path) -> None:
    other = trained(tmp_path, seed="another")
    assert other.rounds != tiny.rounds
    assert other.candidate != tiny.candidate


def test_a_training_that_was_interrupted_goes_on(tiny: Noting, tmp_path: Path) -> None:
    """What is played is kept; by the same seed the rest follows as if nothing had happened, to the
    last byte of its weights.
    """
    halted = Training(plan(), tmp_path, clock=lambda: 0.0)
    played = 0

    def stop(_: object) -> None:
        nonlocal played
        played += 1
        if played == 5:
            raise KeyboardInterrupt

    halted._tick = stop  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        halted.play_round()
    assert len(read_samples(tmp_path / "round-001")) == 5
    again = trained(tmp_path)
    assert again.rounds == tiny.rounds
    assert again.candidate == tiny.candidate != b""
    assert again.best == tiny.best
    assert read_rounds(tmp_path) == tiny.rounds


def test_while_there_is_a_pause_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops between two games, and goes on when the file is gone."""
    training = Training(plan(games=8), tmp_path, clock=lambda: 0.0)
    pause = tmp_path / PAUSE
    played: list[int] = []

    def done() -> int:
        return len(read_samples(tmp_path / "round-001"))

    def sleep(_: float) -> None:
        played.append(done())
        if len(played) == 3:
            pause.unlink()

    monkeypatch.setattr(time, "sleep", sleep)
    wait = training._tick

    def tick(result: object) -> None:
        if done() == 4 and not played:
            pause.touch()
        wait(result)  # type: ignore[arg-type]

    monkeypatch.setattr(training, "_tick", tick)
    training._self_play(tmp_path / "round-001", 2, "paused")
    assert played == [4, 4, 4]
    assert done() == 8


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such steps")
def test_a_training_gives_way_to_other_work(tmp_path: Path) -> None:
    """The command, and so every process that it starts."""
    asked = f"train.command('kepler3ad-2', rounds=0, out=Path({str(tmp_path)!r}))"
    script = (
        "import os; from pathlib import Path; from perihelion.cli.commands import train;"
        f"before = os.nice(0); {asked}; print(before, os.nice(0))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, env=os.environ
    )
    assert run.returncode == 0, run.stderr
    before, now = map(int, run.stdout.split())
    assert now > before or before == 19


def test_a_folder_holds_one_training(tiny: Training) -> None:
    with pytest.raises(BadTraining, match="its games is 28, not 30"):
        Training(plan(games=30), tiny.folder)
    Training(plan(commit="a newer one"), tiny.folder)


def test_one_seat_is_no_contest() -> None:
    with pytest.raises(BadTraining, match="no contest"):
        plan_of(load("kepler3042"), (1,), {})


class TestGate:
    """The weights decide, not the fit: the same network, once as learned and once upside down."""

    @staticmethod
    def gated(
        tiny: Training, folder: Path, monkeypatch: pytest.MonkeyPatch, sign: float
    ) -> Training:
        fit = fitting.fit

        def turned(data: Dataset, hidden: int, seed: int) -> Fit:
            found = fit(data, 0, seed)
            rows = found.rows.copy()
            rows[:, 0] *= sign
            return found._replace(rows=rows, bias=found.bias * np.array([sign, 1.0]))

        monkeypatch.setattr(fitting, "fit", turned)
        for file in tiny.folder.glob("round-001/seats-2/**/*"):
            if file.is_file():
                place = folder / file.relative_to(tiny.folder)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(file.read_bytes())
        return trained(folder, gate="40", gate_games=12, mix=0.3 if sign > 0.0 else 0.0)

    def test_what_got_worse_is_not_taken(
        self, tiny: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        training = self.gated(tiny, tmp_path, monkeypatch, -1.0)
        [found] = training.rounds
        assert found.gates[0].share < 0.5 < found.gates[0].needed
        assert not found.taken
        assert (training.best, training.generation) == (tiny.best, BEFORE)
        assert not list((tmp_path / "best").iterdir())

    def test_what_passed_is_the_new_best_with_its_provenance(
        self, tiny: Noting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        training = Noting(plan(), tmp_path, clock=lambda: 0.0)
        monkeypatch.setattr(
            Training, "_gate", lambda *_: msgspec.convert(PASSED, type(tiny.rounds[0].gates[0]))
        )
        found = training.play_round()
        assert found.taken
        assert training.candidate == tiny.candidate, "the same seed, the same weights"
        weights = read_weights((tmp_path / "best" / f"kepler3ad-2-{NEW}.net").read_bytes())
        assert weights.generation == training.generation == found.generation == NEW
        assert weights.base == 2, "the newest without a network"
        assert weights.provenance.games == read_weights(tiny.best).provenance.games + GAMES
        assert weights.provenance.samples == (found.samples,) == (tiny.rounds[0].samples,)
        assert weights.provenance.gates == found.gates
        assert Training(plan(), tmp_path).best == training.best, "the folder alone remembers it"


PASSED = {
    "against": "generation 1", "seats": 2, "games": 4, "share": 1.0, "needed": 0.75, "budget": "4",
}  # fmt: skip


def test_points_are_learned_from_where_they_decide(tiny: Training) -> None:
    matches = read_samples(tiny.folder / "round-001")
    assert decided_by_score(matches)
    turned = [msgspec.structs.replace(one, utilities=one.utilities[::-1]) for one in matches]
    assert not decided_by_score(turned)


def test_the_curve_shows_every_gate(tiny: Training) -> None:
    picture = curve(tiny.rounds, "tiny")
    assert picture.startswith("<svg")
    assert f"2 seats, against generation {BEFORE}" in picture
