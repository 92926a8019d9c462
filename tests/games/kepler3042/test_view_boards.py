"""What the view says of boards: printed figures of the data in force, strengths, points, goals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.kepler3042.scene import GAME, nation, scene
from tests.games.kepler3042.test_data import changed

from perihelion import load
from perihelion.games.kepler3042.views.view import Cubes, Kepler3042View
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE


def view(options: dict[str, Any] | None = None, seats: int = 2) -> Kepler3042View:
    state = GAME.start(seats, options or {})
    return GAME.view_of(state.blind(0))


def test_boards_are_printed_as_the_data_has_them() -> None:
    shown = view().printed
    assert shown.cells[:3] == ("space-construction", "colonisation", "technological-development")
    assert shown.technologies["space-travel"][3].effects == {"speed": 6}
    assert shown.technologies["quantum-physics"][4].effects == {"transform": None, "assign": None}
    assert shown.technologies["antimatter-science"][3].effects["alien_colonies"] == 1
    assert shown.technologies["space-travel"][0].cost is None
    assert shown.technologies["space-travel"][3].grants == 1
    assert shown.worth["zone-far"] == 3
    assert "terraformed" not in shown.worth
    assert len(shown.cards) == 18
    assert "expansion-agreement" not in view(seats=1).printed.cards


def test_a_correction_is_shown(tmp_path: Path) -> None:
    """Prices, cells and points come from the data of the table, not from what ships."""

    def correct(plain: Any) -> None:
        plain["technologies"][0]["levels"][1]["cost"] = {"energy": 2, "matter": 1, "antimatter": 0}
        plain["technologies"][0]["levels"][2]["effects"]["speed"] = 4

    folder = changed(tmp_path, "technologies", correct)
    levels = view({"data": str(folder)}).printed.technologies["space-travel"]
    assert levels[1].cost == Cubes(2, 1)
    assert levels[2].effects["speed"] == 4


def test_strengths_are_what_is_possible_now() -> None:
    table = scene(
        nation(earth="2E 1M", levels="20312", pit="3A", colonies="5 1E 1M"),
        nation(earth=""),
        bodies="13-9 5",
    )
    own = GAME.view_of(table.state.blind(0)).nations[0]
    assert own.strengths["space-construction"] == 2  # one ship paid by Earth, one by planet 5
    assert own.strengths["stellar-propulsion"] == 3
    assert own.strengths["energy-storage"] == own.storage.energy == 4
    assert own.strengths["antimatter-generation"] == 0  # all of it is in the pit
    assert own.ship_cost == Cubes(1, 1)


def test_ships_that_cannot_colonise_do_not_count() -> None:
    """An alien planet needs Antimatter Science 3 (6.8)."""
    bodies = "13-9 27, 15-9 5"
    waits = scene(nation(ships="13-9 15-9"), seats=4, bodies=bodies)
    assert GAME.view_of(waits.state.blind(0)).nations[0].strengths["colonisation"] == 1
    knows = scene(nation(ships="13-9 15-9", levels="00003"), seats=4, bodies=bodies)
    assert GAME.view_of(knows.state.blind(0)).nations[0].strengths["colonisation"] == 2


def test_goals_say_how_far_an_objective_has_come() -> None:
    """Each condition by itself, never more than it needs (14.11)."""
    table = scene(
        nation(levels="00030", colonies="5", objective="extraterrestrial-studies"),
        nation(objective="colonial-plan"),
        bodies="13-9 5",
        options={"objectives": "advanced"},
    )
    (known,) = GAME.view_of(table.state.blind(0)).nations[0].objectives
    assert [(goal.have, goal.need) for goal in known.goals] == [(0, 1), (3, 3)]
    assert not known.met


def test_goals_agree_with_the_rules() -> None:
    """An objective is met exactly when all of its goals are."""
    seen = set()
    for seed in range(6):
        game, rng = load("kepler3042"), Rng(seed)
        options = {"objectives": "advanced" if seed % 2 else "standard"}
        state = game.start(4, options)
        while not state.is_over:
            seat = int(state.seat)
            legal = [state.draw(rng)] if seat == CHANCE else list(state.legal(seat))
            state.apply_as(seat, legal[rng.below(len(legal))])
        shown = game.view_of(state.blind(0))
        assert isinstance(shown, Kepler3042View)
        for one in shown.nations:
            for known in one.objectives:
                assert known.met == all(goal.have == goal.need for goal in known.goals)
                seen.add(known.met)
    assert False in seen


def test_the_levels_of_a_campaign() -> None:
    solo = view({"campaign": "sagittarius_a", "level": 2}, seats=1).solo
    assert solo is not None
    assert [stage.objective for stage in solo.stages[:2]] == ["logistic-support", "inner-logistics"]
    assert [stage.minimum for stage in solo.stages] == [30, 40, 50, 60]
    assert solo.ghost_rounds == (5, 10, 15)
    assert solo.points_per_cube == 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_lines_add_up_to_the_points(seats: int) -> None:
    """All along a match, and at its end as on the score sheet."""
    game = load("kepler3042")
    state, rng = game.start(seats), Rng(seats)
    while not state.is_over:
        seat = int(state.seat)
        legal = [state.draw(rng)] if seat == CHANCE else list(state.legal(seat))
        state.apply_as(seat, legal[rng.below(len(legal))])
        if seat == CHANCE:
            _check_lines(game.view_of(state.blind(0)))
    _check_lines(game.view_of(state.blind(0)))


def _check_lines(shown: object) -> None:
    assert isinstance(shown, Kepler3042View)
    for at, one in enumerate(shown.nations):
        assert sum(one.lines.values()) == one.points
        if shown.sheet:
            paid = {row.line: row.points[at] for row in shown.sheet.lines if row.points[at]}
            assert one.lines == paid
            assert one.points == shown.sheet.totals[at]
