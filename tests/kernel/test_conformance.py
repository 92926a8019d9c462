"""The suite passes the template game and finds every broken variant of it."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest
from docs.template_game.comet import Comet, CometState
from tests.elsewhere import ROOT
from tests.kernel.broken import VARIANTS, Broken, Variant
from tests.sampling import half

from perihelion.kernel.conformance import (
    CHECKS,
    Case,
    examine,
    is_compiled,
    load,
    name_of,
    run,
    trace_hash,
)
from perihelion.kernel.conformance.compiled import address_of
from perihelion.kernel.conformance.frequency import misfit
from perihelion.kernel.conformance.suite import Check
from perihelion.kernel.table_options import Value

BY_NAME = {name_of(check): check for check in CHECKS}
OPTIONS: tuple[dict[str, Value], ...] = ({}, {"rounds": 1}, {"rounds": 5, "deflect": False})


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", half([2, 4], 0))
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_the_template_game_passes(check: Check, seats: int, options: dict[str, Value]) -> None:
    slow = name_of(check) in {"imagine_frequency", "compiled"}
    case = Case(Comet(), seats, options, 1, 5 if slow else 15, 2, compiled=is_compiled())
    result = examine(check, case)
    assert result.finding is None, result
    if not options and (is_compiled() or result.name != "compiled"):
        assert not result.empty, result


@pytest.mark.parametrize("name", BY_NAME)
def test_every_check_has_a_broken_game(name: str) -> None:
    assert name in {variant.check for variant in VARIANTS}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: f"{v.check}-{v.game.__name__}")
def test_a_broken_game_is_found(variant: Variant) -> None:
    """By the check that is meant to, as a finding that says how to see it again."""
    case = Case(variant.game(), variant.seats, {}, 1, 30, 2, compiled=is_compiled())
    result = examine(BY_NAME[variant.check], case)
    assert result.finding is not None, result
    assert "Traceback" not in result.finding
    assert variant.game.__name__ in result.finding
    assert "seed=1" in result.finding


@pytest.mark.parametrize(
    "variant",
    [variant for variant in VARIANTS if variant.check != "compiled"],
    ids=lambda v: f"{v.check}-{v.game.__name__}",
)
def test_a_broken_game_is_found_with_other_seeds(variant: Variant) -> None:
    """No variant is found by luck alone."""
    case = Case(variant.game(), variant.seats, {}, 97, 30, 2)
    assert examine(BY_NAME[variant.check], case).finding is not None


class Crashes(Broken):
    class _State(CometState):
        def _find(self, seat: int, worth: int) -> None:
            raise ZeroDivisionError("boom")

    state_type = _State


def test_a_run_goes_on_after_findings_and_crashes_and_says_where() -> None:
    report = run(Crashes(), 2, matches=4, skip=["compiled", "imagine_frequency"])
    assert not report.ok
    assert len(report.results) == len(CHECKS) - 2
    ends = next(result for result in report.results if result.name == "ends")
    assert ends.finding is not None
    assert "boom" in ends.finding
    assert "played: draw" in ends.finding
    start = next(result for result in report.results if result.name == "start")
    assert start.finding is None
    assert "FOUND ends" in str(report)


def test_a_check_that_met_nothing_says_so() -> None:
    report = run(Comet(), 2, matches=0, only=["ends", "undo"])
    assert report.ok
    assert [result.name for result in report.empty] == ["ends", "undo"]
    assert "covered no plies" in str(report)


def test_a_run_refuses_a_check_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="there is no check"):
        run(Comet(), 2, only=["end"])


def test_the_same_run_covers_the_same() -> None:
    one, two = (run(Comet(), 4, matches=3, seed=5, only=["ends", "imagine"]) for _ in range(2))
    assert [result.covered for result in one.results] == [result.covered for result in two.results]


def test_nothing_compiled_is_a_finding_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("perihelion.kernel.conformance.compiled.is_compiled", lambda: False)
    result = examine(BY_NAME["compiled"], Case(Comet(), 2, matches=1))
    assert result.finding is not None
    assert "nothing here is compiled" in result.finding


def test_the_trace_depends_on_seed_seats_and_options_only() -> None:
    game = load(address_of(Comet()))
    assert type(game).__name__ == "Comet"
    traces = {
        trace_hash(game, 2, {}, 1, 3),
        trace_hash(game, 2, {}, 2, 3),
        trace_hash(game, 4, {}, 1, 3),
        trace_hash(game, 2, {"rounds": 1}, 1, 3),
    }
    assert len(traces) == 4
    assert trace_hash(address_of(game), 2, {}, 1, 3) in traces


def test_a_small_start_must_have_no_secrets() -> None:
    game = Comet()
    start = game.position({"hands": [["ice"], ["gold"]]})
    result = examine(BY_NAME["imagine_frequency"], Case(game, 2, matches=1, small=(start,)))
    assert result.finding is not None
    assert "has secrets" in result.finding


def test_misfit_tells_a_fair_sample_from_a_bent_one() -> None:
    exact = {"a": Fraction(1, 2), "b": Fraction(1, 3), "c": Fraction(1, 6)}
    assert misfit(exact, {"a": 300, "b": 200, "c": 100}) is None
    assert misfit(exact, {"a": 280, "b": 215, "c": 105}) is None
    assert misfit(exact, {"a": 200, "b": 200, "c": 200}) is not None
    assert misfit(exact, {"a": 300, "d": 1}) == "1 that cannot be"
    assert misfit({"a": Fraction(1)}, {"a": 10}) is None


def test_the_command_examines_a_game() -> None:
    command = [sys.executable, "-m", "perihelion.kernel.conformance"]
    words = ["docs/template_game/comet.py:Comet", "rounds=2", "--matches=3", "--only=ends"]
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok    ends") == 2
    words[0] = "tests/kernel/broken.py:DeadEnd"
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "a dead end" in done.stdout
