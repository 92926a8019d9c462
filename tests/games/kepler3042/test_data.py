"""Component data: what ships, what is refused and in which words, and playing a correction."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.corrected import is_kept_by_records

from perihelion import load
from perihelion.games.kepler3042.data_set.check import SHAPES, read_records
from perihelion.kernel.errors import BadData
from perihelion.kernel.table_options import Value

SHIPPED: Final = Path(str(resources.files("perihelion.games.kepler3042") / "data"))
DATA: Final = read_records(SHIPPED)
PLANETS: Final = {one["number"]: one for one in DATA["planets"]["planets"]}
LEVELS: Final = {
    (one["id"], level["level"]): level
    for one in DATA["technologies"]["technologies"]
    for level in one["levels"]
}
CARDS: Final = {one["id"]: one for one in DATA["progress"]["cards"]}
OBJECTIVES: Final = {one["id"]: one for one in DATA["objectives"]["objectives"]}
Change = Callable[[Any], None]


def changed(folder: Path, file: str, change: Change) -> Path:
    """A copy of the shipped data with one file changed."""
    for one in SHIPPED.glob("*.json"):
        shutil.copy(one, folder)
    path = folder / f"{file}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    change(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    """What is wrong with a data set, line by line."""
    with pytest.raises(BadData) as caught:
        read_records(folder)
    return str(caught.value).splitlines()


def at(*path: str | int, to: object) -> Change:
    """A change of one value: `at("planets", 0, "level", to=2)`."""

    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = to

    return change


def cubes(energy: int, matter: int, antimatter: int = 0) -> dict[str, int]:
    return {"energy": energy, "matter": matter, "antimatter": antimatter}


# --- what ships ----------------------------------------------------------------------------------


@pytest.mark.rules("1.2", "1.4", "2.11", "R07")
def test_the_kit_of_a_nation() -> None:
    """7 E, 7 M, 3 A, three ships, twelve markers of which five are for colonies."""
    kit = DATA["rules"]["player_kit"]
    assert [kit[one] for one in ("energy", "matter", "antimatter", "ships")] == [7, 7, 3, 3]
    assert kit["nation_markers"] == kit["on_technologies"] + kit["on_tracks"] + 5
    assert kit["for_colonies"] == kit["max_colonies"] == 5
    assert DATA["rules"]["setup_player"]["earth"] == {"energy": 3, "matter": 3}
    assert DATA["rules"]["setup_player"]["storage"] == cubes(4, 4, 3)


@pytest.mark.rules("1.5", "1.6", "1.7")
def test_the_galaxy() -> None:
    """418 hexes, 20 stars, three zones; the Sun on 11-9."""
    galaxy = DATA["galaxy"]
    assert len(galaxy["space_hexes"]) == 396
    assert Counter(star["multiplicity"] for star in galaxy["stars"]) == {1: 12, 2: 4, 3: 4}
    assert (galaxy["sun"]["column"], galaxy["sun"]["row"]) == (11, 9)
    assert [zone["max_distance"] for zone in galaxy["zones"]] == [4, 7, None]
    assert [zone["vp_per_colony"] for zone in galaxy["zones"]] == [1, 2, 3]


@pytest.mark.rules("1.8", "1.10", "2.1")
def test_the_planets() -> None:
    """28 of five types; 24 for three nations, 20 for two, all types at every count."""
    types = Counter(planet["type"] for planet in PLANETS.values())
    assert types == {"rocky": 8, "ocean": 6, "super_earth": 6, "gas_giant": 5, "alien": 3}
    for seats, count in ((4, 28), (3, 24), (2, 20)):
        fit = [one for one in PLANETS.values() if one["min_players"] <= seats]
        assert len(fit) == count
        assert {one["type"] for one in fit} == set(types)
    advances = {
        one["type"]: (one["colonise_advances"], one["terraform_advances"])
        for one in DATA["planets"]["types"]
    }
    assert advances == {
        "rocky": (2, 0),
        "super_earth": (0, 2),
        "ocean": (1, 1),
        "gas_giant": (1, 2),
        "alien": (2, 2),
    }


@pytest.mark.rules("1.9", "R33")
def test_known_productions_are_on_the_colony_face() -> None:
    assert PLANETS[22]["production_colony"] == cubes(1, 3)
    for number in (18, 19, 21):
        assert PLANETS[number]["production_colony"] == cubes(1, 2)
        assert PLANETS[number]["production_terraformed"] != cubes(1, 2)


@pytest.mark.rules("1.12", "6.3", "6.18", "6.19", "6.20", "7.4", "8.1", "10.4")
def test_the_technologies() -> None:
    """What the five levels of each do."""

    def effects(technology: str, name: str) -> list[Any]:
        return [LEVELS[technology, level]["effects"].get(name) for level in range(5)]

    assert effects("space_travel", "speed") == [0, 1, 3, 6, 9]
    assert effects("space_travel", "ship_cost") == [None] * 4 + [cubes(1, 0)]
    assert effects("quantum_physics", "transform") == [0, 1, 1, 1, "unlimited"]
    assert effects("quantum_physics", "assign") == [0, 1, 2, 3, "unlimited"]
    assert effects("energy_development", "energy") == [0, 2, 4, 6, 7]
    assert effects("energy_development", "both_bonus_actions_cost") == [None] * 4 + [1]
    assert effects("terraforming", "producing_planets") == [0, 1, 1, 2, 2]
    assert effects("terraforming", "terraform_level") == [0, 1, 2, 3, 4]
    assert effects("antimatter_science", "antimatter") == [0, 1, 2, 2, 3]
    assert effects("antimatter_science", "alien_colonies") == [False] * 3 + [True] * 2


@pytest.mark.rules("11.2", "ED", "EO")
def test_levels_cost_and_bring_what_is_known() -> None:
    assert LEVELS["antimatter_science", 1]["cost"] == cubes(1, 0)
    assert LEVELS["antimatter_science", 2]["cost"] == cubes(2, 0, 1)
    assert LEVELS["antimatter_science", 2]["tech_advances"] == 1
    for (_, level), record in LEVELS.items():
        assert record["collaboration_grants_level"] == {3: 1, 4: 2}.get(level)
    assert LEVELS["terraforming", 3]["name"] == "Alien Genetic Research"
    assert LEVELS["terraforming", 1]["name"] == "Biosphere"


@pytest.mark.rules("1.13", "14.9")
def test_the_tracks() -> None:
    """Spaces 0 to 20, one row of points, five medals and five icons each."""
    for track in DATA["tracks"]["tracks"]:
        spaces = track["spaces"]
        points = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]
        assert [space["vp"] for space in spaces] == points
        assert [space["space"] for space in spaces if space["medal"]] == [4, 7, 10, 13, 16]
        icons = {space["space"]: space["bonus"] for space in spaces if space["bonus"]}
        made = "produce_matter" if track["id"] == "colonial" else "produce_energy"
        assert icons == {3: made, 6: "regenerate", 8: made, 12: "regenerate", 14: made}


@pytest.mark.rules("1.14", "7.2")
def test_the_action_board() -> None:
    """Nine cells in reading order, the cube on Terraforming, a bonus for each line."""
    actions = DATA["actions"]
    assert actions["grid"][1][1] == "terraforming"
    assert "".join(one["letter"] for one in actions["main_actions"]) == "ABCDEFGHI"
    assert [(one["axis"], one["index"]) for one in actions["bonus_actions"]] == [
        (axis, index) for axis in ("column", "row") for index in range(3)
    ]


@pytest.mark.rules("1.15", "2.7", "2.8")
def test_cards_and_objectives() -> None:
    """18 cards, of which 16 are played; ten standard and seven advanced objectives."""
    assert Counter(card["who"] for card in CARDS.values()) == {"least": 10, "most": 6, "all": 2}
    assert DATA["progress"]["deck"]["used"] == 16
    assert Counter(one["set"] for one in OBJECTIVES.values()) == {"standard": 10, "advanced": 7}


CAMPAIGNS: Final = {
    "edge_of_the_galaxy": "outer_logistics_base project_atlantis project_helios project_titan",
    "children_of_progress": "elite_scientific_leadership antimatter_mastery"
    " extraterrestrial_contact technological_supremacy",
    "sagittarius_a": "logistic_support inner_logistics project_eden outer_logistics",
    "hybrid_civilisation": "extraterrestrial_studies colonial_plan operation_gemini"
    " civil_development",
    "superior_progeny": "colonial_supremacy colonial_plan technological_supremacy inner_logistics",
}


@pytest.mark.rules("17.5", "17.6", "17.7", "17.8", "17.9")
def test_the_campaigns() -> None:
    found = {one["id"]: " ".join(one["levels"]) for one in DATA["objectives"]["campaigns"]}
    assert found == CAMPAIGNS
    assert DATA["rules"]["solo"]["minimum_vp"] == {"1": 30, "2": 40, "3": 50, "4": 60}


# --- what is refused -----------------------------------------------------------------------------

BROKEN: Final[list[tuple[str, Change, str]]] = [
    ("actions", at("main_actions", 0, "row", to=3), "space_construction: Expected `int` <= 2"),
    ("actions", at("main_actions", 0, "row", to=1), "two main actions share a cell"),
    ("actions", at("grid", 0, 0, to="colonisation"), "space_construction is not where grid"),
    ("actions", at("bonus_actions", 3, "axis", to="column"), "row 0 has no bonus action"),
    ("actions", at("start_cell", "row", to=0), "Terraforming is in the centre"),
    ("planets", at("planets", 3, "level", to=5), "planet 4: Expected `int` <= 4"),
    (
        "planets",
        at("planets", 3, "terraform_cost", "energy", to=8),
        "planet 4: Expected `int` <= 7",
    ),
    ("planets", at("planets", 3, "terraform_cost", to=cubes(0, 0)), "terraforming costs something"),
    ("planets", at("planets", 3, "colonise_advances", to=2), "but 1 for the type ocean"),
    ("planets", at("planets", 3, "number", to=5), "planets 4 is 5, must be 4"),
    (
        "planets",
        at("planets", 8, "removed_symbol", to=None),
        "planet 9: its symbol and min_players",
    ),
    ("planets", at("planets", 0, "min_players", to=4), "19 planets are for 2 players"),
    ("planets", at("in_play", "3", "mines", to=4), "3 players have one mine"),
    ("planets", at("planets", 0, "type", to="icy"), "planet 1: Invalid enum value 'icy'"),
    ("planets", at("planets", 0, "source", to="rumour"), "planet 1: Invalid enum value 'rumour'"),
    ("technologies", at("technologies", 1, "id", to="space_travel"), "must be 'quantum_physics'"),
    (
        "technologies",
        at("technologies", 0, "levels", 1, "effects", to={}),
        "space_travel level 1: effects say nothing about speed",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 1, "effects", "energy", to=1),
        "space_travel level 1: effects of another technology: energy",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 1, "cost", to=None),
        "space_travel level 1: a level costs something",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 0, "tech_advances", to=1),
        "space_travel level 0: the start has neither",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 1, "collaboration_grants_level", to=1),
        "space_travel level 1: grants level 1, which is not below it",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 4, "effects", "ship_cost", to=cubes(0, 0)),
        "space_travel level 4: a ship costs something",
    ),
    (
        "technologies",
        at("technologies", 0, "levels", 3, "collaboration_grants_level", to=3),
        "space_travel level 3: grants level 3, which is not below it",
    ),
    ("tracks", at("tracks", 0, "spaces", 20, "vp", to=11), "both tracks share one row of points"),
    ("tracks", at("tracks", 0, "spaces", 5, "medal", to=True), "colonial: 6 medals instead of 5"),
    ("tracks", at("tracks", 0, "spaces", 5, "space", to=6), "not numbered from 0"),
    ("tracks", at("tracks", 1, "spaces", 0, "bonus", to="regenerate"), "nothing lies there"),
    ("tracks", at("tracks", 1, "spaces", 1, "bonus", to="party"), "Invalid enum value 'party'"),
    ("progress", at("cards", 2, "metric", to=None), "scientific_solidarity: who is most or least"),
    ("progress", at("cards", 2, "effects", 0, "op", to="teleport"), "scientific_solidarity: Inv"),
    ("progress", at("cards", 2, "effects", 0, "energy", to=0), "produces nothing"),
    ("progress", at("cards", 2, "effects", 0, "count", to=1), "unknown field `count`"),
    ("progress", at("cards", 0, "used_in_solo", to=False), "one card leaves the solo game, not 2"),
    ("progress", at("deck", "used", to=15), "Invalid enum value 15"),
    ("progress", at("cards", 0, "id", to="party"), "must be 'extraterrestrial_knowledge'"),
    ("objectives", at("objectives", 15, "condition", "space", to=21), "ends on space 20"),
    ("objectives", at("objectives", 1, "condition", "count", to=6), "project_atlantis: Expected"),
    (
        "objectives",
        at("objectives", 7, "condition", "count", to=4),
        "extraterrestrial_contact: there are 3 planets of the type alien",
    ),
    ("objectives", at("campaigns", 0, "levels", 0, to="win"), "there is no objective 'win'"),
    (
        "objectives",
        at("campaigns", 0, "levels", 0, to="project_titan"),
        "edge_of_the_galaxy: its four levels have different objectives",
    ),
    ("galaxy", at("sun", "column", to=12), "the Sun: column 12, row 9 is q 8, r 9, not q 7"),
    ("galaxy", at("stars", 0, "zone", to="far"), "star N1: is 3 away from the Sun, in the near"),
    ("galaxy", at("stars", 0, "id", to="N2"), "stars: two have the same id"),
    (
        "galaxy",
        at("space_hexes", 0, to=[1, 0]),
        "space_hexes: q 1, r 0 is hex 1-0, which is listed twice",
    ),
    ("galaxy", at("zones", 1, "min_distance", to=6), "5 away from the Sun, is in no zone"),
    ("galaxy", at("zones", 1, "min_distance", to=4), "is in near and intermediate"),
    ("galaxy", at("zones", 0, "hexes", to=["0-0"]), "near has either hexes, or min_distance"),
    ("galaxy", at("usable_multiplicities", "1", to=[2]), "24 bodies of 1 players need as many"),
    ("galaxy", at("generator", "columns", to=23), "so many rows have room for 22 columns"),
    ("galaxy", at("generator", "columns", to=2), "Expected `int` >= 3"),
    ("rules", at("setup_player", "earth", "energy", to=4), "deals out 8 energy of 7"),
    ("rules", at("solo", "minimum_vp", "1", to=50), "the minimum scores [50, 40, 50, 60] fall"),
    ("rules", at("solo", "ghost", "technology_step_rounds", to=[5, 5]), "do not rise"),
    ("rules", at("player_kit", "ships", to=4), "Invalid enum value 4"),
    ("rules", at("scoring", 0, "id", to="charm"), "must be 'antimatter'"),
]


@pytest.mark.rules("2.3")
@pytest.mark.parametrize(("file", "change", "said"), BROKEN, ids=[one[2] for one in BROKEN])
def test_a_broken_data_set_is_refused(tmp_path: Path, file: str, change: Change, said: str) -> None:
    """The file, the record and what is wrong with it, in one line."""
    lines = problems(changed(tmp_path, file, change))
    assert all(line.partition(".json: ")[0] in SHAPES for line in lines)
    assert any(line.startswith(f"{file}.json: ") and said in line for line in lines), lines


def test_nobody_can_play_a_broken_data_set(tmp_path: Path) -> None:
    game = load("kepler3042")
    options: dict[str, Value] = {"data": str(changed(tmp_path, *BROKEN[0][:2]))}
    for ask in (lambda: game.start(2, options), lambda: game.data_digest(options)):
        with pytest.raises(BadData, match="space_construction"):
            ask()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing folder, an empty one, a file that is no JSON, one that is no table."""
    assert len(problems(tmp_path / "nowhere")) == len(SHAPES)
    assert "planets.json: cannot be read" in "\n".join(problems(tmp_path))
    folder = changed(tmp_path, "planets", lambda _: None)
    (folder / "planets.json").write_text("{", encoding="utf-8")
    assert problems(folder)[0].startswith("planets.json: not a JSON document")
    (folder / "planets.json").write_text("[]", encoding="utf-8")
    assert "Expected `object`, got `array`" in problems(folder)[0]


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    folder = changed(tmp_path, "tracks", at("tracks", 0, "spaces", 5, "medal", to=True))
    plain = json.loads((folder / "galaxy.json").read_text(encoding="utf-8"))
    at("stars", 0, "zone", to="far")(plain)
    (folder / "galaxy.json").write_text(json.dumps(plain), encoding="utf-8")
    assert len(problems(folder)) == 2


# --- playing a correction ------------------------------------------------------------------------


def test_a_corrected_set_is_played(tmp_path: Path) -> None:
    """Its figures count, its digest differs, and a record keeps both."""
    game = load("kepler3042")
    folder = changed(tmp_path, "planets", at("planets", 0, "vp_terraformed", to=9))
    options: dict[str, Value] = {"data": str(folder)}
    view: Any = game.start(2, options).view(0)
    assert view.planets[0].points == 9
    is_kept_by_records(game, options)


def test_remarks_change_no_digest(tmp_path: Path) -> None:
    def remark(plain: Any) -> None:
        for planet in plain["planets"]:
            planet["source"] = "public"
            planet["discoverer"] = "somebody else"

    game = load("kepler3042")
    folder = changed(tmp_path, "planets", remark)
    assert game.data_digest({"data": str(folder)}) == game.data_digest()


def test_reconstructed_components_are_told(tmp_path: Path) -> None:
    """Views list them by element, and a component that was checked is no longer among them."""
    game = load("kepler3042")
    before: Any = game.start(3).view(0)
    folder = changed(tmp_path, "planets", at("planets", 11, "source", to="rulebook"))
    after: Any = game.start(3, {"data": str(folder)}).view(0)
    assert "card:deep-survey" in before.reconstructed
    assert set(before.reconstructed) - set(after.reconstructed) == {"planet:12"}
