"""The figures of `perihelion bench`: all there, and consistent with each other."""

import json

import msgspec
import pytest
from typer.testing import CliRunner

import perihelion
from perihelion.bench import Measured, measure
from perihelion.cli.app import app

PROMISED = {
    *("game", "compiled", "decisions_per_s", "plies_per_s", "chance_share", "forced_share"),
    *("mean_legal", "playouts_per_s", "turns_per_game", "python_driven_decisions_per_s"),
    *("clone_ns", "state_bytes", "seats", "limited_share", "python", "platform"),
}


@pytest.fixture(scope="module")
def measured() -> Measured:
    return measure(perihelion.load("zenith"), 2, 0.5)


def test_figures_fit_each_other(measured: Measured) -> None:
    assert measured.compiled is perihelion.is_compiled()
    assert measured.decisions_per_s_best >= measured.decisions_per_s > 0
    share = 1 - measured.decisions_per_s / measured.plies_per_s
    assert share == pytest.approx(measured.chance_share, abs=0.05)
    assert 0 < measured.forced_share < 1
    assert 1 < measured.mean_legal <= measured.most_legal
    bounds = perihelion.load("zenith").bounds(2)
    assert measured.most_legal <= bounds.most_legal
    assert 0 <= measured.limited_share <= 1
    assert measured.turn_limit is not None
    assert 0 < measured.turns_per_game <= measured.turn_limit
    start = perihelion.start("zenith").to_bytes()
    assert 0 < measured.state_bytes <= 2 * len(start)


def test_it_ticks_for_a_progress_bar() -> None:
    ticks: list[int] = []
    measure(perihelion.load("zenith"), 4, 0.2, lambda: ticks.append(1))
    assert len(ticks) == 10


def test_the_json_has_what_is_promised() -> None:
    words = ["bench", "--game", "zenith", "--seats", "4", "--seconds", "0.2", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    row = json.loads(result.stdout)
    assert set(row) >= PROMISED
    assert msgspec.convert(row, Measured).seats == 4


def test_without_a_game_all_are_measured() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.2", "--json"])
    assert [row["game"] for row in json.loads(result.stdout)] == list(perihelion.games())
    shown = CliRunner().invoke(app, ["bench", "--seconds", "0.2"]).stdout
    assert "decisions_per_s" in shown
