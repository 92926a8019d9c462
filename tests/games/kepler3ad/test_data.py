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
from tests.games.kepler3ad.sizes import FIRST, GAMES, SECOND, ids

from perihelion.games.kepler3ad.data_set.check import read_records
from perihelion.games.kepler3ad.game import Kepler3Ad
from perihelion.games.kepler3ad.views.view import KeplerView
from perihelion.kernel.errors import BadData
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value

SHIPPED: Final = Path(str(resources.files("perihelion.games.kepler3ad") / "data"))
Change = Callable[[Any], None]


def shipped(game: Kepler3Ad) -> dict[str, Any]:
    return read_records(SHIPPED, game.edition)


def changed(folder: Path, game: Kepler3Ad, change: Change) -> Path:
    """A copy of the shipped data with one file changed."""
    for file in SHIPPED.glob("*.json"):
        shutil.copy(file, folder)
    path = folder / f"{game.edition.file}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    change(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")
    return folder


def problems(folder: Path, game: Kepler3Ad) -> list[str]:
    """What is wrong with a data set, line by line."""
    with pytest.raises(BadData) as caught:
        read_records(folder, game.edition)
    return str(caught.value).splitlines()


def at(*path: str | int, to: object) -> Change:
    """A change of one value: `at("units", 0, "value", to=2)`."""

    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = to

    return change


# What ships.


def units(game: Kepler3Ad, field: str) -> dict[str, int]:
    return {unit["id"]: unit[field] for unit in shipped(game)["units"]}


@pytest.mark.rules("1.2", "1.3")
def test_the_pieces_of_a_seat() -> None:
    """Eleven diplomats, one of them the marker, six leaders; 14 figurines."""
    assert units(FIRST, "per_player_total") == {"diplomat": 11, "leader": 6}
    assert shipped(FIRST)["units"][0]["per_player_available"] == 10
    counts = {"ship": 8, "base": 2, "frigate": 2, "cruiser": 2}
    assert units(SECOND, "per_player_total") == counts
    assert sum(counts.values()) == 14
    assert units(FIRST, "value") == {"diplomat": 1, "leader": 5}
    assert units(SECOND, "value") == {"ship": 1, "base": 3, "frigate": 5, "cruiser": 7}


@pytest.mark.rules("1.4", "1.9")
def test_the_eight_planets() -> None:
    """Four districts on each of six faces; first tranches of 22, 24 and 26: 72 on every planet."""
    data = shipped(FIRST)
    assert len(data["planets"]) == 8
    first = {
        (face["zone"], face["face"]): sum(one["points"][0] for one in face["districts"])
        for face in data["zone_faces"]
    }
    assert {zone: first[zone, "A"] for zone, _ in first} == {
        "green": 24,
        "orange": 26,
        "purple": 22,
    }
    assert all(first[zone, "A"] == first[zone, "B"] for zone, _ in first)
    points = [one["points"] for face in data["zone_faces"] for one in face["districts"]]
    assert [9, 6, 3] in points
    for planet in data["planets"]:
        zones = {name[0] for name in planet["adjacency"]}
        assert len(planet["adjacency"]) == 12
        touching = {
            frozenset((a[0], b[0])) for a, near in planet["adjacency"].items() for b in near
        }
        assert {pair for pair in touching if len(pair) == 2} == {
            frozenset(pair) for pair in (("G", "O"), ("G", "P"), ("O", "P"))
        }
        assert zones == set("GOP")


@pytest.mark.rules("1.5", "1.9", "15.2")
def test_the_galaxy() -> None:
    """12 planets, 24 passages, two central planets for each clan, chips of two faces."""
    data = shipped(SECOND)
    assert len(data["passages"]) == 24
    assert Counter(planet["clan"] for planet in data["planets"] if planet["central"]) == {
        "green": 2,
        "orange": 2,
        "purple": 2,
    }
    assert all(chip["faces"]["A"] != chip["faces"]["B"] for chip in data["majority_chips"])
    every = [points for chip in data["majority_chips"] for points in chip["faces"].values()]
    assert [9, 6, 3] in every
    clans = {planet["id"]: planet["clan"] for planet in data["planets"]}
    mean: Counter[str] = Counter()
    for chip in data["majority_chips"]:
        mean[clans[chip["planet"]]] += sum(points[0] for points in chip["faces"].values())
    assert mean == {"purple": 44, "green": 48, "orange": 52}


@pytest.mark.rules("1.10", "1.11", "2.5")
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_tracks_and_actions(game: Kepler3Ad) -> None:
    """Seven of each, one to one; levels 0 to 6, from 2-2-2-1-1-1-1."""
    data = shipped(game)
    tracks = sorted(data["tracks"], key=lambda track: int(track["line"]))
    assert [track["start_level"] for track in tracks] == [2, 2, 2, 1, 1, 1, 1]
    assert {track["max_level"] for track in tracks} == {6}
    lines = {track["id"]: track["line"] for track in tracks}
    assert all(lines[one["reliquat_track"]] == one["number"] for one in data["actions"])
    assert tracks[-1]["points_by_level"][5] == 5


@pytest.mark.rules("1.14", "1.15", "10.2")
def test_tokens_thresholds_and_corporations() -> None:
    """14 tokens and seven satellites, evenly; 2/1/0 places; seven cards."""
    tokens = Counter(token["track"] for token in shipped(FIRST)["bonus_tokens"])
    assert (len(tokens), set(tokens.values())) == (7, {2})
    tokens = Counter(token["track"] for token in shipped(SECOND)["satellites"])
    assert (len(tokens), set(tokens.values())) == (7, {1})
    slots = {face["zone"]: face["bonus_slots"] for face in shipped(FIRST)["zone_faces"]}
    assert slots == {"green": 1, "orange": 0, "purple": 2}
    assert {clan["id"]: clan["satellite_slots"] for clan in shipped(SECOND)["clans"]} == slots
    assert shipped(FIRST)["value_track"]["thresholds"] == [13, 23, 30]
    assert shipped(SECOND)["value_track"]["thresholds"] == [11, 19, 24]
    assert len(shipped(SECOND)["corporations"]) == 7


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_required_ruling_is_an_option(game: Kepler3Ad) -> None:
    """With the default of the data; what is only documented is none."""
    specs = {spec.ruling: spec for spec in game.option_specs if spec.ruling}
    rulings = shipped(game)["rulings"]
    required = {one["id"] for one in rulings if one["support"] == "required"}
    assert set(specs) >= required
    for one in rulings:
        spec = specs.get(one["id"])
        if spec is not None and spec.name != "turn_limit":
            assert spec.name == one["option"]
            assert spec.default == one["default"]
            assert set(spec.values) == {
                one["default"],
                *(other["value"] for other in one["alternatives"]),
            }


# What is refused.

BROKEN: Final[list[tuple[Kepler3Ad, Change, str]]] = [
    (FIRST, at("schema", to="chess/1"), "Invalid enum value 'chess/1'"),
    (FIRST, at("edition", to=2), "this is edition 2, not 1"),
    (FIRST, at("units", 0, "value", to="one"), "diplomat: Expected `int`, got `str`"),
    (FIRST, at("units", 0, "id", to="envoy"), "units: envoy, leader instead of diplomat, leader"),
    (FIRST, at("units", 0, "movable_by_enemy", to=False), "diplomat: light pieces can be"),
    (FIRST, at("units", 0, "source", to="rumour"), "diplomat: Invalid enum value 'rumour'"),
    (FIRST, at("value_track", "thresholds", to=[13, 13, 30]), "the thresholds"),
    (FIRST, at("value_track", "thresholds", to=[13, 23, 99]), "99 is out of reach"),
    (FIRST, at("tracks", 0, "start_level", to=7), "extra_dice: starts on 7, which is none of"),
    (FIRST, at("tracks", 1, "line", to=1), "each of the lines 1 to 7 has one track"),
    (FIRST, at("tracks", 6, "points_by_level", to=[0, 1]), "bonus_points: points_by_level"),
    (FIRST, at("actions", 1, "number", to=1), "each of the numbers 1 to 7 has one action"),
    (FIRST, at("actions", 0, "groups", to=[]), "1: Expected `array` of length >= 1"),
    (FIRST, at("actions", 0, "reliquat_track", to="reroll"), "each track takes the reliquat"),
    (FIRST, at("zone_faces", 1, "face", to="A"), "each zone has a face A and a face B"),
    (
        FIRST,
        at("zone_faces", 0, "districts", 0, "points", to=[3, 6, 9]),
        "never pays more",
    ),
    (FIRST, at("planets", 1, "id", to="AAA"), "each combination of faces is one planet"),
    (FIRST, at("planets", 0, "adjacency", "GA1", to=["GA1"]), "GA1 is adjacent to itself"),
    (FIRST, at("planets", 0, "adjacency", "GA1", to=["XX1"]), "XX1, which does not exist"),
    (FIRST, at("planets", 0, "adjacency", "GA1", to=[]), "but not the other way round"),
    (FIRST, at("bonus_tokens", 0, "track", to="luck"), "Invalid enum value 'luck'"),
    (SECOND, at("planets", 0, "id", to="X1"), "planets: they are G1, G2"),
    (SECOND, at("planets", 0, "clan", to="purple"), "does not belong to the clan purple"),
    (SECOND, at("passages", 0, to=["G1", "P4"]), "passages and adjacent planets disagree"),
    (SECOND, at("majority_chips", 0, "planet", to="P4"), "majority_chips: each planet has one"),
    (SECOND, at("majority_chips", 0, "faces", "A", to=[1, 2, 1]), "a later place never pays"),
    (SECOND, at("majority_chips", 0, "faces", "A", to=[3, 2]), "array` of length >= 3"),
    (SECOND, at("corporations", 0, "id", to="acme"), "corporations: they are vanguard"),
    (SECOND, at("corporations", to=[]), "Expected `array` of length >= 7"),
    (SECOND, at("units", 3, "value", to=0), "cruiser: Expected `int` >= 1"),
]


@pytest.mark.parametrize(("game", "change", "said"), BROKEN)
def test_a_broken_data_set_is_refused(
    tmp_path: Path, game: Kepler3Ad, change: Change, said: str
) -> None:
    """The file, the record and what is wrong with it, in one line; and nobody can play it."""
    folder = changed(tmp_path, game, change)
    lines = problems(folder, game)
    assert all(line.startswith(f"{game.edition.file}.json: ") for line in lines)
    assert any(said in line for line in lines), lines
    for ask in (
        lambda: game.start(2, {"data": str(folder)}),
        lambda: game.data_digest({"data": str(folder)}),
    ):
        with pytest.raises(BadData):
            ask()


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_files_that_cannot_be_read(tmp_path: Path, game: Kepler3Ad) -> None:
    """A missing folder, an empty one, a file that is no JSON, one that is no table."""
    assert "cannot be read" in problems(tmp_path / "nowhere", game)[0]
    assert "cannot be read" in problems(tmp_path, game)[0]
    path = tmp_path / f"{game.edition.file}.json"
    path.write_text("{", encoding="utf-8")
    assert "not a JSON document" in problems(tmp_path, game)[0]
    path.write_text("[]", encoding="utf-8")
    assert "Expected `object`, got `array`" in problems(tmp_path, game)[0]


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    def change(plain: Any) -> None:
        at("tracks", 0, "start_level", to=7)(plain)
        at("value_track", "thresholds", to=[30, 23, 13])(plain)

    assert len(problems(changed(tmp_path, FIRST, change), FIRST)) == 2


# Playing a correction.

CORRECT: Final[list[tuple[Kepler3Ad, Change, str]]] = [
    (FIRST, at("zone_faces", 0, "districts", 0, "points", to=[12, 8, 4]), "GA1"),
    (SECOND, at("majority_chips", 0, "faces", "A", to=[12, 8, 4]), "G1"),
]


def points_of(game: Kepler3Ad, options: dict[str, Value], space: str) -> tuple[int, ...]:
    faces = "A" * len(game.edition.places)
    view = game.position({"faces": faces, "options": options}).view(0)
    assert isinstance(view, KeplerView)
    return next(one.points for one in view.spaces if one.id == space)


@pytest.mark.parametrize(("game", "change", "space"), CORRECT, ids=["first", "second"])
def test_a_corrected_set_is_played(
    tmp_path: Path, game: Kepler3Ad, change: Change, space: str
) -> None:
    """Its points count, its digest differs, and a record keeps both."""
    options: dict[str, Value] = {"data": str(changed(tmp_path, game, change)), "turn_limit": 4}
    assert points_of(game, options, space) == (12, 8, 4) != points_of(game, {}, space)
    is_kept_by_records(game, options)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_remarks_change_no_digest(tmp_path: Path, game: Kepler3Ad) -> None:
    def remark(plain: Any) -> None:
        for unit in plain["units"]:
            unit["source"] = "public"

    folder = changed(tmp_path, game, remark)
    assert game.data_digest({"data": str(folder)}) == game.data_digest()


# Reconstructed components.


def _has(phrase: Phrase, *keys: str) -> bool:
    inner = [one for one in phrase.args.values() if isinstance(one, Phrase)]
    return phrase.key in keys or any(_has(one, *keys) for one in inner)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_reconstructed_components_are_told(game: Kepler3Ad) -> None:
    """Views list them by element, the help on them says so; on others it does not."""
    view = game.start(3).view(0)
    assert isinstance(view, KeplerView)
    told = set(view.reconstructed)
    names = {element.name for element in game.layout(3).elements}
    assert told
    assert len([one for one in told if one.startswith(game.edition.space)]) in (12, 24)
    for element in names:
        text = game.explain(element, 3, {})
        if text is not None and element.partition(":")[0] in {
            one.partition(":")[0] for one in told
        }:
            says = _has(text, "explain-reconstructed", "explain-space-reconstructed")
            assert says == (element in told), element


def test_a_checked_component_is_no_longer_told(tmp_path: Path) -> None:
    folder = changed(tmp_path, SECOND, at("corporations", 0, "source", to="rulebook"))
    before, after = SECOND.start(3).view(0), SECOND.start(3, {"data": str(folder)}).view(0)
    assert isinstance(before, KeplerView)
    assert isinstance(after, KeplerView)
    gone = set(before.reconstructed) - set(after.reconstructed)
    assert len(gone) == 1
    assert gone.pop().startswith("corporation:")
