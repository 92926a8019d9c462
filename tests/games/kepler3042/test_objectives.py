"""The seventeen objectives, each met and just not met (README 14.11 to 14.13)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.kepler3042.scene import GAME, Nation, Scene, finished, nation

from perihelion.games.kepler3042.phrases.names import OBJECTIVE_IDS

HEXES: Final = {"near": ("13-9", "9-9", "13-10"), "middle": ("11-4", "11-2", "16-9"),
                "far": ("11-1", "13-0", "0-0")}  # fmt: skip
"""Three hexes in each zone."""
N, M, F = "near", "middle", "far"

Colonies = list[tuple[str, str]]
"""Planets, * for terraformed, and their zones."""


def _nation(colonies: Colonies, objective: str, **more: object) -> tuple[Nation, str]:
    """A nation with these colonies, and where they lie."""
    left = {zone: list(hexes) for zone, hexes in HEXES.items()}
    bodies = [f"{left[zone].pop(0)} {planet.rstrip('*')}" for planet, zone in colonies]
    named = ", ".join(planet for planet, _ in colonies)
    return nation(colonies=named, objective=objective, earth="", **more), ", ".join(bodies)  # type: ignore[arg-type]


MET: Final[dict[str, tuple[int, list[Colonies], list[Colonies]]]] = {
    "outer-logistics-base": (6, [[("1*", F)]], [[("1", F), ("2*", M), ("3*", N)]]),
    "project-atlantis": (4, [[("2*", N)], [("23*", F)]], [[("2", N), ("1*", N), ("5*", N)]]),
    "project-helios": (4, [[("1*", N)], [("21*", F)]], [[("1", N), ("2*", N), ("14*", N)]]),
    "project-titan": (6, [[("14*", N)], [("22*", M)]], [[("14", N), ("1*", N), ("24*", F)]]),
    "project-eden": (5, [[("5*", N)], [("24*", F)]], [[("5", N), ("26*", N), ("2*", N)]]),
    "extraterrestrial-contact": (5, [[("26", N)], [("28*", F)]], [[("1*", F), ("25", F)], []]),
    "logistic-support": (
        5,
        [[("1", N), ("2", M), ("3", F)]],
        [[("1*", N), ("2*", M), ("3*", M)], [("1", M), ("2", F), ("3", F)]],
    ),
    "outer-logistics": (6, [[("1", F), ("2", F)]], [[("1*", F), ("2*", M), ("3*", M)]]),
    "inner-logistics": (
        8,
        [[("1*", M), ("2*", M)]],
        [[("1*", M), ("2", M), ("3*", N)], [("1*", F), ("2*", F), ("3*", M)]],
    ),
    "colonial-plan": (
        7,
        [
            [("1", N), ("2", N), ("5", N), ("14", M), ("3", M)],
            [("1", N), ("2", N), ("5", N), ("14", M), ("26", M)],
        ],
        [
            [("1", N), ("2", N), ("5", N), ("14", M)],
            [("1", N), ("2", N), ("5", N), ("3", M), ("4", M)],
        ],
    ),
    "operation-gemini": (
        8,
        [[("1*", N), ("3*", F)], [("26*", N), ("28*", N)]],
        [[("1*", N), ("3", N), ("2*", N)], [("1*", N), ("2*", N), ("5*", N)]],
    ),
    "civil-development": (
        8,
        [[("1*", N), ("2*", N), ("5*", N)]],
        [[("1*", N), ("2*", N), ("5", N), ("3", M)]],
    ),
}
"""Objectives that ask for colonies: points, enough, and too little."""


def _finished(objective: str, colonies: Colonies, **more: object) -> Scene:
    advanced = OBJECTIVE_IDS.index(objective) >= 10
    owner, bodies = _nation(colonies, objective, **more)
    options = {"objectives": "advanced" if advanced else "standard"}
    return finished(owner, seats=4, bodies=bodies, options=options)


COLONIAL = [(name, given, True) for name, (_, met, _) in MET.items() for given in met] + [
    (name, given, False) for name, (_, _, missed) in MET.items() for given in missed
]


@pytest.mark.rules("14.11", "14.12", "14.13", "R30")
@pytest.mark.parametrize(("objective", "colonies", "met"), COLONIAL)
def test_objectives_of_colonies(objective: str, colonies: Colonies, *, met: bool) -> None:
    """Types, zones and faces, as each one asks."""
    table = _finished(objective, colonies)
    assert table.points("objectives")[0] == (MET[objective][0] if met else 0)
    kinds = [one.kind for one in table.told("met", "missed") if one.args["seat"] == "seat:0"]
    assert kinds == ["met" if met else "missed"]


@pytest.mark.rules("14.11", "14.12", "14.13")
@pytest.mark.parametrize(
    ("objective", "levels", "points"),
    [("elite-scientific-leadership", "30303", 5), ("elite-scientific-leadership", "44222", 0),
     ("elite-scientific-leadership", "44444", 5), ("antimatter-mastery", "00004", 5),
     ("antimatter-mastery", "44443", 0)],
)  # fmt: skip
def test_objectives_of_technologies(objective: str, levels: str, points: int) -> None:
    """Three on level 3, or Antimatter Science on level 4."""
    assert _finished(objective, [], levels=levels).points("objectives")[0] == points


@pytest.mark.rules("14.12")
@pytest.mark.parametrize(("levels", "points"), [("40400", 5), ("43333", 0)])
def test_elite_scientific_leadership_of_before(levels: str, points: int) -> None:
    """In the data set that shipped first: two technologies on level 4."""
    owner = nation(objective="elite-scientific-leadership", earth="", levels=levels)
    table = finished(owner, options={"data": "f59b496a54ed6ca3"})
    assert table.points("objectives")[0] == points


@pytest.mark.rules("14.13")
@pytest.mark.parametrize(
    ("planet", "level", "points"), [("26", 3, 8), ("28*", 4, 8), ("26", 2, 0), ("25*", 4, 0)]
)
def test_extraterrestrial_studies(planet: str, level: int, points: int) -> None:
    """An alien planet, and level 3 of Terraforming."""
    table = _finished("extraterrestrial-studies", [(planet, N)], levels=f"000{level}0")
    assert table.points("objectives")[0] == points


@pytest.mark.rules("14.13")
@pytest.mark.parametrize(
    ("objective", "tracks", "points"),
    [("colonial-supremacy", (19, 0), 8), ("colonial-supremacy", (18, 20), 0),
     ("technological-supremacy", (0, 19), 8), ("technological-supremacy", (20, 18), 0)],
)  # fmt: skip
def test_objectives_of_tracks(objective: str, tracks: tuple[int, int], points: int) -> None:
    """Space 19 of the track."""
    assert _finished(objective, [], tracks=tracks).points("objectives")[0] == points


@pytest.mark.rules("14.11", "R30")
def test_objectives_count_at_the_end_alone() -> None:
    """An objective of another nation brings nothing, and its points come once."""
    owner, bodies = _nation([("2*", N), ("4*", N)], "project-atlantis")
    other = nation(objective="project-helios", earth="")
    table = finished(owner, other, bodies=bodies)
    assert table.points("objectives") == (4, 0)


@pytest.mark.rules("1.15", "2.8")
def test_every_objective_has_a_scene() -> None:
    """Ten standard and seven advanced ones; nothing else is dealt."""
    scenes = {
        *MET,
        "elite-scientific-leadership",
        "antimatter-mastery",
        "extraterrestrial-studies",
        "colonial-supremacy",
        "technological-supremacy",
    }
    assert scenes == {*OBJECTIVE_IDS}
    data = GAME._data({"data": ""}).records["objectives"]["objectives"]
    assert [one["set"] for one in data] == ["standard"] * 10 + ["advanced"] * 7
