"""Data sets are values: found by digest for ever, by name where the operator keeps them."""

import copy
import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.data_sets import CORRECTED, corrected, forget, leaves, ship_another, shipped
from tests.sampling import SEED

from perihelion.games import ids, load
from perihelion.kernel.data_sets import (
    STORED_VARIABLE,
    VARIABLE,
    InMemory,
    components_of,
    content_digest,
    differences,
    older_sets,
    write_set,
)
from perihelion.kernel.errors import BadData, OtherRules
from perihelion.kernel.record import Record, Replay, read_record, redact
from perihelion.match import Match, OpenDealer, RandomAgent, resume, verify

RECORDS: Final = Path(__file__).parent.parent / "records"
KEPT: Final = {
    "zenith": ("f02e9819254b7ae2",),
    "kepler3042": ("f59b496a54ed6ca3", "054e57947536dad5"),
    "kepler3ad-1": ("a7b30ab1a856a5f2",),
    "kepler3ad-2": ("af83cbc2c4cf7136", "17404a113f58798e"),
}
"""Every set that ever shipped. After a change of data: `python scripts/keep_data.py`."""


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Another set ships today; today's is an older one."""
    changed: list[str] = []

    def ship(game: str) -> str:
        changed.append(game)
        return ship_another(monkeypatch, tmp_path, game)

    yield ship
    monkeypatch.undo()
    for game in changed:
        forget(game)


def record_of(game: str) -> Record:
    seats = 3 if game == "kepler3042" else 2
    found = read_record(RECORDS / f"{game}-{seats}.json")
    assert isinstance(found, Record)
    return found


def played(game: str, options: dict[str, str] | None = None) -> Match:
    rules = load(game)
    seats = 2
    given = {**rules.bot_options, **(options or {})}
    agents = [RandomAgent()] * seats
    match = Match(rules, seats, given, agents=agents, dealer=OpenDealer("set"), agent_seed=1)
    while match.ply < 60:
        match.step()
    return match


@pytest.mark.parametrize("game", ids())
def test_every_set_that_ever_shipped_is_found_by_its_digest(game: str) -> None:
    rules = load(game)
    for digest in KEPT[game]:
        assert rules.data_digest({"data": digest}) == digest
    assert rules.data_digest() in KEPT[game], "name the new set in KEPT too"
    home = shipped(game)
    for digest in older_sets(home):
        for file in (home / "older" / digest).iterdir():
            assert file.read_bytes() != (home / file.name).read_bytes(), f"{file} need not be kept"


@pytest.mark.parametrize("game", ids())
def test_records_of_before_replay_when_another_set_ships(
    game: str, another: Callable[[str], str]
) -> None:
    """Entries, keys, outcome, proof and what a seat saw: all on the set of that day."""
    record = record_of(game)
    before = redact(load(game), record, 0)
    digest = record.data
    assert digest in KEPT[game]
    today = another(game)
    rules = load(game)
    assert rules.data_digest() not in {today, digest}
    replay = Replay(rules, record)
    replay.to_end()
    assert replay.game.data_digest(record.options) == digest
    assert replay.state.options()["data"] == digest
    assert redact(rules, record, 0) == before
    assert verify(rules, record).answers > 0


@pytest.mark.parametrize("game", ids())
def test_a_match_of_before_goes_on_with_its_own_set(
    game: str, another: Callable[[str], str]
) -> None:
    """Its record keeps options and digest, as its seal was made over them; it still verifies."""
    begun = played(game)
    record = begun.record
    digest = another(game)
    agents = [RandomAgent()] * 2
    match = resume(load(game), record, agents=agents, agent_seed=1)
    for _ in range(20):
        begun.step()
        match.step()
    assert match.record == msgspec.structs.replace(begun.record, data=digest)
    # A new match is on the set that ships now.
    assert played(game).record.data == load(game).data_digest() != digest


@pytest.mark.parametrize("game", ids())
def test_a_set_that_is_lost_is_said(
    game: str, another: Callable[[str], str], tmp_path: Path
) -> None:
    record = record_of(game)
    digest = record.data
    another(game)
    shutil.rmtree(tmp_path / "data" / "older")
    with pytest.raises(OtherRules, match=f"written with data {digest}, this is data"):
        Replay(load(game), record)
    with pytest.raises(BadData, match=f"no data set {digest} here"):
        load(game).start(options={"data": digest})


@pytest.mark.parametrize("game", ids())
def test_an_older_set_that_was_spoilt_is_not_taken_for_itself(
    game: str, another: Callable[[str], str], tmp_path: Path
) -> None:
    digest = another(game)
    name, change = CORRECTED[game]
    file = tmp_path / "data" / "older" / digest / f"{name}.json"
    plain = json.loads(file.read_text(encoding="utf-8"))
    change(plain)
    change(plain)
    file.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(BadData, match=digest):
        load(game).data_digest({"data": digest})


@pytest.mark.parametrize("game", ids())
def test_a_folder_that_is_known_has_a_name_and_a_digest(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A record of a corrected set finds it again when its folder has moved."""
    folder = corrected(tmp_path / "here" / "my-box", game)
    record = played(game, {"data": str(folder)}).record
    forget(game)
    shutil.move(tmp_path / "here", tmp_path / "there")
    with pytest.raises(OtherRules):
        Replay(load(game), record)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "there"))
    replay = Replay(load(game), record)
    replay.to_end()
    assert replay.game.data_digest(record.options) == record.data
    assert load(game).data_digest({"data": "my-box"}) == record.data


@pytest.mark.parametrize("game", ids())
def test_a_state_knows_its_set(game: str, tmp_path: Path) -> None:
    folder = str(corrected(tmp_path, game))
    state = load(game).start(options={"data": folder})
    assert state.game.data == folder
    assert state.game is load(game).playing({"data": folder})
    assert state.game.start().options()["data"] == folder
    assert load(game).start().game is load(game)


# --- sets as plain data ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", CORRECTED)
def test_components_are_elements_of_the_game(game: str) -> None:
    rules = load(game)
    known = {one.name for seats in rules.seat_counts for one in rules.layout(seats).elements}
    found = [one.element for one in components_of(rules.data_parts, rules.set_files().files)]
    assert set(found) <= known
    assert len(found) > 40


@pytest.mark.parametrize("game", CORRECTED)
def test_a_difference_is_told_once_with_its_record(game: str) -> None:
    rules, (file, change) = load(game), CORRECTED[game]
    before, after = rules.set_files().files, copy.deepcopy(rules.set_files().files)
    assert differences(before, after) == []
    change(after[file])
    found = differences(before, after)
    assert 1 <= len(found) <= 2
    assert {one.file for one in found} == {file}
    assert all(str(one.after) in str(one) for one in found)
    assert differences(after, before)[0].before == found[0].after


def test_a_stored_set_is_found_by_its_content(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also where two sets play the same and only their names differ."""
    rules = load("zenith")
    files = copy.deepcopy(rules.set_files().files)
    files["agents"]["agents"][0]["name"] = "Somebody else"
    content = content_digest("zenith", files)
    assert content != content_digest("zenith", rules.set_files().files)
    with pytest.raises(BadData, match="kept by another server"):
        rules.data_digest({"data": content})
    write_set(tmp_path / content, files)
    monkeypatch.setenv(STORED_VARIABLE, str(tmp_path))
    assert rules.data_digest({"data": content}) == rules.data_digest()
    assert "Somebody else" in str(rules.playing({"data": content}).name_of("card:amytis"))
    forget("zenith")


STRANGE: Final[tuple[Any, ...]] = (
    *(None, -1, 10**30, 1.5, True, "x", "\x00", [], {}, [[]], {"a": 1}),
)


@pytest.mark.parametrize("game", CORRECTED)
def test_whatever_is_wrong_with_a_set_is_told(game: str) -> None:
    """Any value replaced or left out: the set is sound, or refused by name; nothing else."""
    rules, rng = load(game), random.Random(SEED)
    shipped_files = rules.set_files().files
    places = list(leaves(shipped_files))
    refused = 0
    for _ in range(60):
        files = copy.deepcopy(shipped_files)
        path = rng.choice(places)
        path = path[: rng.randint(1, len(path))]
        inner: Any = files
        for step in path[:-1]:
            inner = inner[step]
        if rng.random() < 0.25:
            del inner[path[-1]]
        else:
            inner[path[-1]] = rng.choice(STRANGE)
        try:
            rules.read_set(InMemory(files))
        except BadData:
            refused += 1
    assert refused > 20


LEFT_OUT: Final = object()


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("kepler3042", ("technologies", "collaboration"), 1.5),
        ("kepler3042", ("tracks", "medals", "technology_total"), [[]]),
        ("kepler3042", ("technologies", "technologies", 1, "levels", 0, "effects", "assign"), None),
        ("kepler3ad-2", ("second_edition", "units"), []),
        ("kepler3ad-2", ("second_edition", "clans", 0, "central_planets"), None),
        (
            "kepler3ad-2",
            ("second_edition", "scoring", "allegiance_bonus_by_distinct_clans", "2"),
            LEFT_OUT,
        ),
    ],
)
def test_what_once_broke_the_check_is_refused(
    game: str, path: tuple[str | int, ...], value: object
) -> None:
    """Found by the test above with other seeds."""
    files: Any = copy.deepcopy(load(game).set_files().files)
    inner = files
    for step in path[:-1]:
        inner = inner[step]
    if value is LEFT_OUT:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    with pytest.raises(BadData, match=str(path[-2 if value is LEFT_OUT else -1])):
        load(game).read_set(InMemory(files))
