"""Facts of a data set that nothing reads: refused by name, and never ignored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.data_sets import InMemory, change_file, changed_leaf, corrected, leaves, vars_of
from tests.games.kepler3042.scene import GAME

from perihelion.games.kepler3042.data_set.check import SHAPES, read_records
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.data_set.unread import shipped
from perihelion.games.kepler3042.phrases.explain import explain
from perihelion.kernel.errors import BadData


@pytest.mark.parametrize(
    ("file", "path", "value", "said"),
    [
        ("planets", ("celestial_bodies", "mines"), 5, "celestial_bodies.mines is 5"),
        ("actions", ("main_actions", 0, "letter"), "B", "space_construction: letter is 'B'"),
        ("rules", ("solo", "games_per_campaign"), 5, "solo.games_per_campaign is 5"),
        ("tracks", ("medals", "in_reserve"), 9, "medals.in_reserve is 9"),
        ("objectives", ("counts", "standard"), 9, "counts.standard is 9"),
        ("technologies", ("collaboration", "level_3_grants"), 2, "level_3_grants is 2"),
        ("progress", ("cards", 0, "numbre"), 1, "there is no field 'numbre'"),
        ("technologies", ("technologies", 0, "levels", 1, "advances"), 1, "unknown field"),
        ("galaxy", ("stars", 0, "kind"), "triple", "kind is triple, but multiplicity single"),
    ],
)
def test_what_the_rules_do_not_read_is_refused(
    tmp_path: Path, file: str, path: tuple[Any, ...], value: object, said: str
) -> None:
    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = value

    with pytest.raises(BadData) as caught:
        read_records(corrected(tmp_path, "kepler3042", change, file))
    assert any(line.startswith(f"{file}.json: ") and said in line for line in _lines(caught))


def _lines(caught: pytest.ExceptionInfo[BadData]) -> list[str]:
    return str(caught.value).splitlines()


def test_what_follows_may_follow(tmp_path: Path) -> None:
    """Facts that stand in two places are corrected together."""
    folder = corrected(tmp_path, "kepler3042", _four_medals, "tracks")
    change_file(folder, "rules", lambda plain: plain["setup_table"].update(medals_per_track=4))
    assert read_records(folder)["tracks"]["medals"]["in_reserve"] == 16


def _four_medals(plain: Any) -> None:
    plain["medals"] |= {"on_each_track": 4, "in_reserve": 16}
    for track in plain["tracks"]:
        next(space for space in track["spaces"] if space["medal"])["medal"] = False


def _facts() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """One of each kind of fact: a file, and where it stands."""
    seen = set()
    for file in SHAPES:
        for path in leaves(shipped(file)):
            kind = (file, *("*" if isinstance(step, int) else step for step in path))
            if kind not in seen and not {"source", "field_sources", "note"} & set(path):
                seen.add(kind)
                yield file, path


DESCRIBES: Final = (
    *("facts", "shape", "space_hexes_format", "effect_ops", "metric_values", "condition_ops"),
    *("set_inference", "bonus_values", "effect_fields", "rulings", "rulings_legend", "statement"),
    "energy_or_matter",
)
"""What only explains the files to whoever reads them."""


def test_nothing_is_called_sound_and_then_ignored() -> None:
    """Every kind of fact, changed: refused, or seen in what is played or told."""
    usual = _whole(Components({file: shipped(file) for file in SHAPES}))
    accepted = 0
    for file, path in _facts():
        if set(path) & set(DESCRIBES):
            continue
        files = {one: shipped(one) for one in SHAPES}
        files[file] = changed_leaf(files[file], path)
        try:
            read = read_records(InMemory(files))
        except BadData:
            continue
        accepted += 1
        assert _whole(Components(read)) != usual, (file, path)
    assert accepted > 30


def _whole(data: Components) -> tuple[object, ...]:
    """Everything a set makes: tables, words, help, and the figures of campaigns."""
    tables = {
        name: list(one) if hasattr(one, "__len__") else one
        for name, one in vars_of(data.tables)
        if not callable(one)
    }
    options = GAME.checked_options({})
    elements = [one.name for one in GAME.layout(2, {}).elements]
    told = [
        explain(one, 2, options, data)
        for one in elements
        if one.partition(":")[0] in ("planet", "campaign", "zone", "star", "technology")
    ]
    solo, campaigns = data.records["rules"]["solo"], data.records["objectives"]["campaigns"]
    figures = solo["bonus_resources"]["vp_per_cube"], [one["difficulty"] for one in campaigns]
    board = data.board.columns, data.board.rows
    return tables, data.names, data.texts, told, figures, board
