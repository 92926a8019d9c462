"""Corrected data: what may be printed is accepted, and played as it is printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from tests.data_sets import Change, corrected
from tests.games.kepler3042.scene import GAME, Scene, nation, opening, resolution, scene

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.terminal.ink import Ink
from perihelion.games.kepler3042.codes import PLACEMENTS
from perihelion.games.kepler3042.data_set.check import read_records
from perihelion.games.kepler3042.data_set.unread import shipped
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.rules.bodies import find_sites
from perihelion.games.kepler3042.terminal.board import panels
from perihelion.games.kepler3042.views.queries import listed
from perihelion.kernel.errors import BadData
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.words import Words

Made = Callable[[str, Change], dict[str, Any]]


@pytest.fixture
def with_data(tmp_path: Path) -> Made:
    """Options of a table with one file corrected."""

    def made(file: str, change: Change) -> dict[str, Any]:
        return {"data": str(corrected(tmp_path, "kepler3042", change, file))}

    return made


def play_on(options: dict[str, Any], seats: int = 2, seed: int = 1) -> Kepler3042State:
    """A whole match by lot; now and then the position is written, read, seen and said."""
    state, rng, plies = GAME.start(seats, options), Rng(seed), 0
    while not state.is_over:
        legal = state.legal()
        state.apply(int(state.draw(rng)) if state.seat == CHANCE else legal[rng.below(len(legal))])
        plies += 1
        if plies % 40 == 0:
            _check(state)
    return state


def _check(state: Kepler3042State) -> None:
    game, options = state.game, state.options()
    assert game.audit(state) == []
    assert game.position(state.position()).to_bytes() == state.to_bytes()
    assert game.from_bytes(state.to_bytes(), int(state.seats), options).key() == state.key()
    say = Narrator(game, "fr", int(state.seats)).to(0)
    assert game.draw_view(game.view_of(state.blind(0)), say)
    if state.seat >= 0:
        assert all(say(option.label) for option in game.decision(state).options)


# --- the action board ----------------------------------------------------------------------------


def swap_cells(plain: Any) -> None:
    """Space Construction and Antimatter Generation change places."""
    first, last = plain["main_actions"][0], plain["main_actions"][8]
    for one, other in (("row", "row"), ("column", "column")):
        first[one], last[other] = last[other], first[one]
    grid = plain["grid"]
    grid[0][0], grid[2][2] = grid[2][2], grid[0][0]


def swap_bonuses(plain: Any) -> None:
    """Space Logistics and Scientific Progress change columns."""
    first, third = plain["bonus_actions"][0], plain["bonus_actions"][2]
    first["index"], third["index"] = third["index"], first["index"]


def _swap_axes(plain: Any) -> None:
    """Space Logistics stands at the first row, Society Modernisation at the first column."""
    first, fourth = plain["bonus_actions"][0], plain["bonus_actions"][3]
    first["axis"], fourth["axis"] = fourth["axis"], first["axis"]


@pytest.mark.rules("1.14", "7.1", "7.2")
def test_two_action_cells_exchanged(with_data: Made) -> None:
    options = with_data("actions", swap_cells)
    table = scene(nation(), options=options).skip("space-construction")
    assert table.names("bonus") == "scientific-progress exploit-asteroid"
    assert table.view().printed.cells[0] == "antimatter-generation"
    help_text = GAME.explain("action:space-construction", 2, GAME.checked_options(options))
    assert help_text is not None
    assert "Scientific Progress and Exploit an Asteroid" in Words.of("en", "kepler3042").render(
        help_text
    )


@pytest.mark.rules("1.14", "7.2")
def test_the_terminal_has_the_cells_where_they_are_printed(with_data: Made) -> None:
    """As text and in windows."""
    state = scene(nation(), options=with_data("actions", swap_cells)).state
    voice = Narrator(state.game, "en", 2)
    text = state.game.draw_view(state.view(0), voice.to(0))
    windows = panels(Ink(voice, state.view(0), 0, state.options()), 76, 24)
    actions = next(one for one in windows if one.name == "actions")
    for lines in (text.splitlines()[1:], [line.plain for line in actions.lines]):
        cells = [line[20:].split()[0] for line in lines[1:4]]
        assert cells == ["Antimatter", "Propulsion", "Energy"]
        assert "Construction" in lines[3]


@pytest.mark.rules("7.2", "R10")
@pytest.mark.parametrize(
    ("change", "columns", "rows"),
    [
        (
            swap_bonuses,
            ("scientific-progress", "technological-evolution", "space-logistics"),
            ("society-modernisation", "plan-exploration", "exploit-asteroid"),
        ),
        (
            _swap_axes,
            ("society-modernisation", "technological-evolution", "scientific-progress"),
            ("space-logistics", "plan-exploration", "exploit-asteroid"),
        ),
    ],
)
def test_bonuses_exchanged(
    with_data: Made, change: Change, columns: tuple[str, ...], rows: tuple[str, ...]
) -> None:
    options = with_data("actions", change)
    table = scene(nation(), options=options).skip("space-construction")
    assert set(table.names("bonus").split()) == {columns[0], rows[0]}
    assert (table.view().columns, table.view().rows) == (columns, rows)
    turned = scene(nation(), options=options | {"bonus_axis": "first_three_on_rows"})
    assert (turned.view().rows, turned.view().columns) == (columns, rows)
    at = {one.name: one.at or (0.0, 0.0) for one in GAME.layout(2, options).elements}
    assert at[f"bonus:{columns[0]}"] < at[f"bonus:{columns[1]}"] < at[f"bonus:{columns[2]}"]


# --- the galaxy ----------------------------------------------------------------------------------


def _fewer_single_stars(count: int) -> Change:
    def change(plain: Any) -> None:
        single = [star for star in plain["stars"] if star["multiplicity"] == 1]
        for star in single[: len(single) - count]:
            star["multiplicity"] = 3

    return change


def _close_stars(plain: Any) -> None:
    """The second star moves beside the first one."""
    first, second = plain["stars"][:2]
    _move(plain, second, first["column"] + 2, first["row"])


def _move(plain: Any, star: dict[str, Any], column: int, row: int) -> None:
    old = [star["q"], star["r"]]
    new = [column - (row - row % 2) // 2, row]
    plain["space_hexes"].remove(new)
    plain["space_hexes"].append(old)
    star |= {"column": column, "row": row}
    for name in ("q", "r", "distance_from_sun", "zone"):
        del star[name]


@pytest.mark.rules("2.2", "2.3")
@pytest.mark.parametrize("change", [_fewer_single_stars(11), _close_stars])
def test_other_stars(with_data: Made, change: Change) -> None:
    options = with_data("galaxy", change)
    assert play_on(options).is_over
    assert opening(2, options).by_lot("free-levels").hidden() > 0


@pytest.mark.rules("2.3")
def test_a_placement_that_gets_stuck_begins_again(with_data: Made) -> None:
    """Nine stars have room for 27 bodies, or for 18 if they lie badly; 24 are to be laid."""
    options = with_data("galaxy", _fewer_single_stars(9))
    table = opening(2, options).by_lot("free-levels")
    again, laid = table.told("begin-again"), table.told("laid")
    assert again
    assert len(laid) > 24
    assert len(table.view().bodies) == 24
    domains = _lots(options)
    assert len(set(domains)) == len(domains), "no lot is asked twice"


def _lots(options: dict[str, Any]) -> list[tuple[str, int]]:
    state, rng, found = GAME.start(2, options), Rng(1), []
    while state.seat == CHANCE:
        chance = state.chance()
        found.append((chance.domain, chance.index))
        state.apply(int(state.draw(rng)))
    return [one for one in found if one[0] == "placement"]


@pytest.mark.rules("2.3", "2.4", "R02")
@pytest.mark.parametrize("peek", [False, True])
def test_who_lays_bodies_badly_comes_to_an_end(with_data: Made, peek: bool) -> None:
    """Two bodies on every star: stuck each time, until only hexes that fit are left to choose."""
    options = with_data("galaxy", _fewer_single_stars(9))
    options |= {"placement": "in_turn", "placement_peek": peek}
    table = opening(2, options)
    rng = Rng(1)
    while table.view().phase == "setup" and len(table.told("begin-again")) <= PLACEMENTS:
        if table.state.seat == CHANCE:
            table.state.apply(int(table.state.draw(rng)))
        elif table.asked()[1] == "place":
            table.play(_worst(table))
        elif table.asked()[1] == "free-levels":
            break
        else:
            table.play(table.options()[0])
    assert len(table.told("begin-again")) == PLACEMENTS
    assert table.asked()[1] == "free-levels"
    assert GAME.bounds(2, options).plies_per_match > GAME.bounds(2).plies_per_match


def _worst(table: Scene) -> str:
    """The hex that takes most others away."""
    texts = table.options("place")

    def left(text: str) -> int:
        after = table.state.clone()
        after.play(text)
        find_sites(after)
        return len(listed(after, after.tables.found))

    return min(texts[:12], key=left)


def _smaller(plain: Any) -> None:
    """Without the first and the last column: 20 by 19 in a rectangle of 22 by 19."""
    columns = range(1, 21)
    plain["space_hexes"] = [
        [q, r] for q, r in plain["space_hexes"] if q + (r - r % 2) // 2 in columns
    ]


def taller(plain: Any) -> None:
    """The board turned by a quarter: 22 rows of 19 hexes, which have more words in a set."""
    turn = {(one["column"], one["row"]): one for one in (plain["sun"], plain["sagittarius_a"])}
    turn |= {(one["column"], one["row"]): one for one in plain["stars"]}
    for (column, row), one in turn.items():
        one |= {"column": row, "row": column}
        for name in ("q", "r", "distance_from_sun", "zone"):
            one.pop(name, None)
    plain["generator"] |= {"columns": 19, "rows": 22}
    solid = {(one["column"], one["row"]) for one in turn.values()}
    plain["space_hexes"] = [
        [column - (row - row % 2) // 2, row]
        for row in range(22)
        for column in range(19)
        if (column, row) not in solid
    ]


@pytest.mark.rules("1.5", "8.1", "8.3")
@pytest.mark.parametrize(
    ("change", "size", "count"), [(_smaller, (22, 19), 380), (taller, (19, 22), 418)]
)
def test_a_board_of_another_size(
    with_data: Made, change: Change, size: tuple[int, int], count: int
) -> None:
    options = with_data("galaxy", change)
    galaxy = scene(nation(), options=options).view().galaxy
    assert (galaxy.columns, galaxy.rows) == size
    hexes = [one for one in GAME.layout(2, options).elements if one.name.startswith("hex:")]
    assert len(hexes) == count
    assert len(galaxy.missing) == size[0] * size[1] - count
    assert play_on(options).is_over


@pytest.mark.rules("8.3", "8.4", "6.5")
def test_ships_fly_on_the_taller_board(with_data: Made) -> None:
    """Hexes beyond the rows of our own board are hexes like others, and named alike in the log."""
    options = with_data("galaxy", taller)
    table = scene(nation(ships="10-20", levels="20000"), options=options)
    table.act("stellar-propulsion", "move 10-20")
    assert "to 10-21" in table.options()
    table.play("to 10-21")
    assert table.ships(0) == "10-21"
    assert table.told("move")[0].args["hex"] == "hex:10-21"


def _western_zones(plain: Any) -> None:
    """The near zone is the west, the far zone the east; what is left is between them."""
    places = [
        (one["column"], one["row"])
        for one in (plain["sun"], plain["sagittarius_a"], *plain["stars"])
    ]
    places += [(q + (r - r % 2) // 2, r) for q, r in plain["space_hexes"]]
    bands = {"near": range(8), "intermediate": range(8, 15), "far": range(15, 22)}
    for zone in plain["zones"]:
        del zone["min_distance"], zone["max_distance"]
        zone["hexes"] = [f"{x}-{y}" for x, y in places if x in bands[zone["id"]]]
    for star in plain["stars"]:
        del star["zone"]


@pytest.mark.rules("1.7", "2.6", "14.8", "R35")
def test_zones_that_are_no_rings(with_data: Made) -> None:
    options = with_data("galaxy", _western_zones)
    table = opening(2, options).by_lot("free-levels")
    shown = {body.hex for body in table.view().bodies if not body.hidden}
    assert shown == {
        body.hex for body in table.view().bodies if int(body.hex.partition("-")[0]) < 8
    }
    ended = scene(
        nation(colonies="4, 5"), bodies="3-9 5, 20-9 4", options=options, round=16, on_turn=1
    )
    assert ended.give_up().points("zone-near")[0] == 1
    assert ended.points("zone-far")[0] == 3
    galaxy = table.view().galaxy
    assert "0-0" in galaxy.zone_hexes["near"]
    assert "21-18" in galaxy.zone_hexes["far"]


# --- tracks and technologies ---------------------------------------------------------------------


def antimatter_icon(plain: Any) -> None:
    plain["tracks"][1]["spaces"][3]["bonus"] = "produce_antimatter"


@pytest.mark.rules("12.3")
def test_an_antimatter_icon(with_data: Made) -> None:
    options = with_data("tracks", antimatter_icon)
    table = scene(nation(tracks=(0, 2)), options=options)
    table.skip("technological-development", "bonus scientific-progress", "sacrifice energy earth")
    table.play("produce earth")
    assert table.cubes(0, "earth") == "2E 3M 1A"
    assert table.view().tracks["technology"][3].icon == "produce-antimatter"


def advance_on_level_1(plain: Any) -> None:
    plain["technologies"][0]["levels"][1]["tech_advances"] = 4


@pytest.mark.rules("2.12", "2.13", "11.1", "12.2")
def test_a_free_level_with_an_advance(with_data: Made) -> None:
    """Space 3 has an icon, space 4 a medal, which waits for the first card."""
    options = with_data("technologies", advance_on_level_1)
    table = opening(2, options).by_lot("free-levels")
    seat = table.asked()[0]
    table.play("levels space-travel terraforming")
    assert table.asked() == (seat, "icon")
    table.play("produce earth")
    assert (table.tracks(seat), table.cubes(seat, "earth")) == ((0, 4), "4E 3M")
    table.play("levels quantum-physics terraforming")
    assert table.tracks(1 - seat) == (0, 0)
    table.by_lot("cell")
    assert table.on_card() == (0, 1)
    assert play_on(options).is_over


@pytest.mark.rules("2.13", "R05")
def test_free_levels_with_an_advance_at_the_same_time(with_data: Made) -> None:
    """All levels are shown, then the nations advance in the order of the round."""
    options = with_data("technologies", advance_on_level_1)
    options["free_levels_order"] = "simultaneous_hidden"
    table = opening(2, options).by_lot("free-levels")
    first = int(table.state.first)
    for seat in (0, 1):
        table.play("levels space-travel quantum-physics", seat=seat)
    assert table.asked() == (first, "icon")
    table.play("decline")
    assert table.asked() == (1 - first, "icon")
    table.play("decline").by_lot("cell")
    assert (table.tracks(0), table.tracks(1), table.on_card()) == ((0, 4), (0, 4), (0, 1))
    assert play_on(options, 4).is_over


def icon_on_level_2(plain: Any) -> None:
    plain["technologies"][3]["levels"][2]["collaboration_grants_level"] = 1


@pytest.mark.rules("11.2", "11.6")
def test_collaboration_on_level_2(with_data: Made) -> None:
    """Also when level 4 lifts another nation to it: all others are there already."""
    options = with_data("technologies", icon_on_level_2)
    table = scene(nation(levels="00010", earth="7E 7M 3A"), seats=3, options=options)
    table.act("technological-development", "develop terraforming", "spend earth")
    assert (table.levels(0), table.levels(1), table.levels(2)) == ("00020", "00010", "00010")
    table = scene(nation(levels="00030", earth="7E 7M 3A", tracks=(0, 9)), seats=3, options=options)
    table.act("technological-development", "develop terraforming", "spend earth")
    assert (table.levels(1), table.levels(2)) == ("00020", "00020")
    assert [event.args["level"] for event in table.told("collaboration")] == [2, 2]


# --- Progress cards ------------------------------------------------------------------------------

CARD: Final = "entropy_reversal"


def card(*effects: dict[str, Any], **more: Any) -> Change:
    def change(plain: Any) -> None:
        card = next(one for one in plain["cards"] if one["id"] == CARD)
        card |= {"who": "all", "metric": None, "effects": list(effects)} | more

    return change


@pytest.mark.rules("13.20")
def test_a_card_with_both_tracks(with_data: Made) -> None:
    options = with_data("progress", card({"op": "advance", "track": "both", "count": 2}))
    table = resolution("entropy-reversal", options=options)
    table.play("advance colonial", "advance technology")
    table.play("advance colonial", "decline")
    assert (table.tracks(0), table.tracks(1)) == ((2, 2), (2, 0))
    assert play_on(options).is_over


@pytest.mark.rules("13.1", "13.20")
def test_a_card_that_compares_both_tracks(with_data: Made) -> None:
    effect = {"op": "produce", "energy": 1, "matter": 0, "antimatter": 0}
    options = with_data("progress", card(effect, who="most", metric="track:both"))
    table = resolution(
        "entropy-reversal", nation(tracks=(2, 3)), nation(tracks=(4, 0)), options=options
    )
    assert table.told("benefit")[0].args["seat"] == "seat:0"


@pytest.mark.rules("13.11", "13.20")
def test_a_card_with_two_ships(with_data: Made) -> None:
    options = with_data("progress", card({"op": "free_ship", "count": 2}))
    table = resolution("entropy-reversal", options=options)
    assert table.state.decision().of == 2
    table.play("beside earth", "at 11-8", "beside earth", "at 12-8")
    assert (table.ships(0), table.supply(0)) == ("11-8 12-8", 1)


@pytest.mark.rules("13.18")
def test_a_card_with_medals(with_data: Made) -> None:
    options = with_data("progress", card({"op": "medal", "track": "choice", "count": 2}))
    table = resolution("entropy-reversal", options=options)
    assert table.options() == ["medal colonial", "medal technology", "decline"]
    table.play("medal technology", "decline")
    assert (table.medals(0), table.medals(1)) == ((0, 2), (0, 0))
    assert play_on(options).is_over


@pytest.mark.rules("13.19")
def test_a_card_with_a_sacrifice(with_data: Made) -> None:
    """A loss cannot be declined, and ends with the last cube."""
    options = with_data("progress", card({"op": "sacrifice", "count": 3}))
    poor = nation(earth="1E", storage="1M", pit="6E 6M 3A")
    table = resolution("entropy-reversal", nation(), poor, options=options)
    assert "decline" not in table.options()
    table.play(*["sacrifice antimatter storage"] * 3)
    table.play("sacrifice energy earth", "sacrifice matter storage")
    assert (table.cubes(0, "pit"), table.cubes(1, "pit")) == ("3A", "7E 7M 3A")


@pytest.mark.rules("13.19")
def test_a_card_with_a_sacrifice_for_the_rest(with_data: Made) -> None:
    """Who does not give it, or cannot, gets nothing of what follows."""
    price = {"op": "sacrifice", "count": 2, "for_the_rest": True}
    medal = {"op": "medal", "track": "colonial", "count": 1}
    advance = {"op": "advance", "track": "colonial", "count": 1}
    options = with_data("progress", card(price, medal, advance))
    poor = nation(earth="1E", storage="", pit="6E 7M 3A")
    table = resolution("entropy-reversal", nation(), nation(), poor, seats=3, options=options)
    table.play("sacrifice energy earth")
    assert "decline" not in table.options()
    table.play("sacrifice energy earth", "medal colonial", "advance colonial", "decline")
    assert [table.medals(seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 0)]
    assert [table.tracks(seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 0)]
    assert table.asked()[0] == CHANCE
    assert play_on(options).is_over


# --- objectives ----------------------------------------------------------------------------------

CONDITIONS: Final[list[tuple[dict[str, Any], dict[str, Any], str, int]]] = [
    ({"op": "medals", "count": 2}, {"medals": (1, 1)}, "", 1),
    ({"op": "medals", "count": 2, "track": "colonial"}, {"medals": (1, 1)}, "", 0),
    ({"op": "ships_on_mines", "count": 2}, {"ships": "3-9 6-9"}, "3-9 mine, 6-9 mine", 1),
    ({"op": "ships_on_mines", "count": 2}, {"ships": "3-9 7-9"}, "3-9 mine, 6-9 mine", 0),
    ({"op": "antimatter_on_planets", "count": 2}, {"earth": "2A"}, "", 1),
    ({"op": "antimatter_on_planets", "count": 2}, {"earth": "1A"}, "", 0),
    ({"op": "colonised_same_type", "count": 2}, {"colonies": "4, 5"}, "3-9 4, 6-9 5", 0),
    ({"op": "terraformed_types", "count": 2}, {"colonies": "4*, 5*"}, "3-9 4, 6-9 5", 1),
    ({"op": "terraformed_each_zone", "count": 1}, {"colonies": "4*, 5*"}, "3-9 4, 6-9 5", 0),
]


@pytest.mark.rules("14.11", "14.17")
@pytest.mark.parametrize(("condition", "has", "bodies", "met"), CONDITIONS)
def test_other_objectives(
    with_data: Made, condition: dict[str, Any], has: dict[str, Any], bodies: str, met: int
) -> None:
    def change(plain: Any) -> None:
        plain["objectives"][0] |= {"condition": condition, "vp": 7}

    options = with_data("objectives", change)
    mine = nation(objective="outer-logistics-base", **has)
    table = scene(
        mine, bodies=bodies, hidden="", options=options, round=16, on_turn=1, first=0
    ).give_up()
    assert table.points("objectives")[0] == 7 * met
    goal = table.view().nations[0].objectives[0].goals[0]
    assert (goal.have == goal.need) == bool(met)
    assert Words.of("fr", "kepler3042").render(goal.text)


# --- fidelity ------------------------------------------------------------------------------------


@pytest.mark.rules("13.4", "13.6", "R20")
def test_a_level_may_always_be_declined() -> None:
    options = {"decline_progress": False}
    table = resolution("extraterrestrial-knowledge", options=options)
    assert "decline" in table.options()
    table = resolution("shared-laboratories", options=options)
    assert "decline" in table.options()


@pytest.mark.rules("15.2", "R24")
def test_alone_eighteen_planets_are_laid() -> None:
    table = opening(1).by_lot("free-levels")
    assert len(table.told("left-out")) == 2
    assert len(table.view().bodies) == 18 + 2 + 2
    assert len(opening(1, {"solo_planets": 20}).by_lot("free-levels").view().bodies) == 24


@pytest.mark.rules("4.4", "6.16", "R27")
def test_revealing_four_bodies_cannot_be_stopped() -> None:
    table = scene(nation()).act("galactic-cartography", "advance colonial")
    for number in range(4):
        assert not table.options("stop", "decline"), f"body {number}"
        table.play(table.options("reveal")[0])
        table.state.apply(int(table.state.draw(Rng(number))))


# --- names ---------------------------------------------------------------------------------------


def test_a_match_speaks_with_the_names_of_its_data(with_data: Made) -> None:
    """In questions, views, the log, help and the sketch, in each language by its own name."""

    def change(plain: Any) -> None:
        plain["technologies"][0] |= {"name": "Star Sails", "name_fr": "Voiles stellaires"}
        plain["technologies"][0]["levels"][1] |= {"name": "First Sail", "name_fr": "Première voile"}

    options = with_data("technologies", change)
    game, state = GAME.playing(options), scene(nation(earth="3E 3M"), options=options).state
    assert game.data == options["data"]
    state.play("cell technological-development")
    state.play("perform")
    for lang, name, level in (
        ("en", "Star Sails", "First Sail"),
        ("fr", "Voiles stellaires", "Première voile"),
    ):
        say = Narrator(game, lang, 2).to(0)
        labels = [say(one.label) for one in game.decision(state).options]
        assert any(name in label and level in label for label in labels)
        named = game.name_of("technology:space-travel")
        assert not isinstance(named, str)
        assert say(named) == name
        assert name[:11] in game.draw_view(state.view(0), say)
        told = game.explain("technology:space-travel", 2, options)
        assert told is not None
        assert level in say(told)
    assert "Space Travel" in Words.of("en", "kepler3042").render(
        GAME.name_of("technology:space-travel")
    )


def test_sentences_have_the_names_of_the_data_in_them(with_data: Made) -> None:
    """Not only where a thing is named, but wherever we speak of it."""

    def change(plain: Any) -> None:
        for number, technology in enumerate(plain["technologies"]):
            technology |= {"name": f"Art {number}", "name_fr": f"Art {number}"}
            for level in technology["levels"]:
                level |= {"name": f"Step {level['level']}", "name_fr": f"Pas {level['level']}"}

    options = with_data("technologies", change)
    usual = [one["name"] for one in shipped("technologies")["technologies"]]
    told = _all_help(options)
    assert "as much as your Art 2 says" in told
    assert "Alien planets can be colonised from level 3 of Art 4 on (Step 3)." in told
    # The action Terraforming has a name of its own, which did not change.
    assert [name for name in usual if name in told] == ["Terraforming"]


def _all_help(options: dict[str, Any], lang: str = "en") -> str:
    game = GAME.playing(options)
    say = Narrator(game, lang, 2).to(0)
    elements = [one.name for one in game.layout(2, options).elements]
    phrases = [game.explain(one, 2, options) for one in elements if not one.startswith("hex:")]
    return " ".join(say(phrase) for phrase in phrases if phrase is not None)


@pytest.mark.rules("14.5", "14.7")
def test_help_has_the_points_of_the_data(with_data: Made) -> None:
    def change(plain: Any) -> None:
        points = {"mine_ships": 6, "medals": 2}
        for line in plain["scoring"]:
            line["vp"] = points.get(line["id"], line["vp"])

    told = _all_help(with_data("rules", change))
    assert "on a mine at the end scores 6 points" in told
    assert "Each medal scores 2 points" in told


@pytest.mark.rules("6.2", "6.3", "6.8")
def test_help_has_the_prices_of_the_data(with_data: Made) -> None:
    def change(plain: Any) -> None:
        travel, antimatter = plain["technologies"][0], plain["technologies"][4]
        travel["levels"][0]["effects"]["ship_cost"] = {"energy": 2, "matter": 0, "antimatter": 0}
        antimatter["levels"][2]["effects"]["alien_colonies"] = True

    told = _all_help(with_data("technologies", change))
    assert "A ship costs 2 energy, unless your Space Travel says otherwise." in told
    assert "from level 2 of Antimatter Science on (Magnetic Containment)." in told


@pytest.mark.parametrize(
    ("file", "path", "element"),
    [
        ("progress", ("cards", 0), "card:extraterrestrial-knowledge"),
        ("objectives", ("objectives", 0), "objective:outer-logistics-base"),
        ("actions", ("main_actions", 0), "action:space-construction"),
        ("actions", ("bonus_actions", 0), "bonus:space-logistics"),
    ],
)
def test_the_text_of_the_print_stands_beside_what_is_played(
    with_data: Made, file: str, path: tuple[str, int], element: str
) -> None:
    def change(plain: Any) -> None:
        plain[path[0]][path[1]] |= {"text": "Everybody dances.", "text_fr": "On danse."}

    options = with_data(file, change)
    for lang, said in (("en", "“Everybody dances.”"), ("fr", "«\u00a0On danse.\u00a0»")):
        game = GAME.playing(options)
        phrase = game.explain(element, 2, options)
        assert phrase is not None
        assert said in Narrator(game, lang, 2).to(0)(phrase)


# --- what is refused, and why --------------------------------------------------------------------


def _bigger(plain: Any) -> None:
    plain["generator"]["rows"] = 20
    plain["space_hexes"] += [[column - 9, 19] for column in range(22)]


def _torn(plain: Any) -> None:
    plain["space_hexes"] = [one for one in plain["space_hexes"] if one[1] != 17]
    plain["stars"] = [star for star in plain["stars"] if star["r"] != 17]


@pytest.mark.rules("1.5", "2.3")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_bigger, "440 hexes; the rulebook counts 418"),
        (_torn, "the board is in one piece"),
        (_fewer_single_stars(7), "24 bodies of 1 players need as many hexes that keep apart"),
        (lambda plain: plain["generator"].update(columns=31), "so many rows have room for 22"),
    ],
)
def test_what_the_rules_cannot_express_is_refused(
    tmp_path: Path, change: Change, reason: str
) -> None:
    with pytest.raises(BadData, match=reason):
        read_records(corrected(tmp_path, "kepler3042", change, "galaxy"))
