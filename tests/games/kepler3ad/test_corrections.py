"""Corrections that a print may ask for: accepted, played, and told in their own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.data_sets import InMemory, changed_leaf, leaves, vars_of
from tests.games.kepler3ad.scene import GAMES, Scene, closing, opening, scene
from tests.games.kepler3ad.test_data import at, changed

from perihelion.cli.table.narrator import Narrator
from perihelion.games.kepler3ad.data_set.check import read_records, shipped_records
from perihelion.games.kepler3ad.data_set.components import Components, components
from perihelion.kernel.errors import BadData

Change = Callable[[Any], None]


def all_of(*changes: Change) -> Change:
    def change(plain: Any) -> None:
        for one in changes:
            one(plain)

    return change


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[Callable[..., dict[str, str]]]:
    """The options of a table with a correction, checked as an owner would."""

    def options(edition: int, *changes: Change) -> dict[str, str]:
        folder = changed(tmp_path, GAMES[edition], all_of(*changes))
        return {"data": str(folder)}

    yield options
    components.cache_clear()


Corrected = Callable[..., dict[str, Any]]


def words(table: Scene, lang: str = "en") -> str:
    """The table as the terminal prints it."""
    game = table.state.game
    voice = Narrator(game, lang, int(table.state.seats))
    return game.draw_view(table.state.view(0), voice.to(0))


def help_on(table: Scene, element: str, lang: str = "en") -> str:
    game, seats = table.state.game, int(table.state.seats)
    phrase = game.explain(element, seats, table.state.options())
    assert phrase is not None
    return Narrator(game, lang, seats).to(0)(phrase)


def faces_up(table: Scene) -> None:
    """The faces A of all chips."""
    while table.asked()[1] == "face":
        table.play(table.options()[0])


# Points.


@pytest.mark.rules("1.9", "11.2", "12.3")
@pytest.mark.parametrize("points", [[5, 5, 0], [4, 0, 0], [3, 3, 3], [0, 0, 0]])
def test_tranches_may_be_equal_or_nothing(corrected: Corrected, points: list[int]) -> None:
    options = corrected(2, at("majority_chips", 0, "faces", "A", to=points))
    on_map = "G1 3s 2b, G2 2c", "G1 3s", "G1 1s"
    table = closing(2, *on_map, seats=3, options=options, faces="A" * 12)
    table.play("finish")
    line = [one for one in table.view().scorings[0].lines if one.element == "planet:G1"]
    assert [one.points for one in line] == ([tuple(points)] if any(points) else [])
    space = next(one for one in table.view().spaces if one.id == "G1")
    assert space.points == tuple(points)
    assert "/".join(map(str, points)) in words(table)


@pytest.mark.rules("12.14", "12.17")
def test_points_of_tracks_and_allegiances(corrected: Corrected) -> None:
    options = corrected(
        2,
        at("scoring", "influence_tranches", to=[4, 4, 0]),
        at("scoring", "allegiance_bonus_by_distinct_clans", to={"1": 0, "2": 7, "3": 30}),
    )
    table = opening(2, 2, options)
    assert "4, 4 and 0 points" in help_on(table, "score-track")
    assert "0, 7 or 30 points" in help_on(table, "allegiances")
    assert list(table.state.tables.track_points) == [4, 4, 0]
    assert list(table.state.tables.allegiance_points) == [0, 0, 7, 30]


@pytest.mark.rules("5.2")
def test_help_has_the_spends_of_the_set(corrected: Corrected) -> None:
    table = opening(2, 2, corrected(2, at("influence", "max_spends_per_turn", to=2)))
    assert "2 spends in a turn at most" in help_on(table, "disc:0:reroll")


# Tracks.


def from_one(edition: int) -> Change:
    """Every track printed from 1 to 6."""

    def change(plain: Any) -> None:
        for track in plain["tracks"]:
            track |= {"levels": [1, 2, 3, 4, 5, 6], "min_level": 1, "start_level": 2}
            if "points_by_level" in track:
                track["points_by_level"] = [1, 2, 3, 4, 5, 6]

    return change


@pytest.mark.rules("1.10", "2.5", "5.3", "7.22", "12.15")
@pytest.mark.parametrize("edition", [1, 2])
def test_tracks_may_begin_at_one(corrected: Corrected, edition: int) -> None:
    """The lowest level cannot pay, whatever is printed there; views and words have the print."""
    options = corrected(edition, from_one(edition))
    table = scene(edition, dice="124", seats=2, levels=["1262221"], options=options)
    assert table.view().seats[0].levels["adjust"] == 6
    assert table.view().seats[0].levels["bonus-points"] == 1
    legal = table.options()
    assert "spend extra-dice" not in legal
    assert "spend reroll" in legal
    assert "Levels 1 to 6; discs start on 2." in help_on(table, "track:reroll")
    first = "white-1" if edition == 1 else "1"
    table.play(f"action 1 {first}")
    assert "raise adjust" not in table.options()
    table.play("raise bonus-points")
    assert table.view().seats[0].levels["bonus-points"] == 2
    assert table.told()[-1].args["level"] == 2
    again = table.state.game.position(table.state.position())
    assert again.to_bytes() == table.state.to_bytes()


@pytest.mark.rules("1.10")
def test_levels_may_leap(corrected: Corrected) -> None:
    """A raise goes one step of the track, whatever numbers stand on it."""
    leap = {"levels": [0, 2, 4, 8], "max_level": 8, "start_level": 2}
    options = corrected(2, lambda plain: plain["tracks"][1].update(leap))
    table = scene(2, dice="124", seats=2, levels=["2421111"], options=options)
    table.play("action 1 1", "raise reroll")
    assert table.view().seats[0].levels["reroll"] == 8


def swap_lines(plain: Any) -> None:
    """Reroll on line 1, extra dice on line 2, and the reliquat with them."""
    first, second = plain["tracks"][:2]
    first |= {"line": 2, "paired_action": 2}
    second |= {"line": 1, "paired_action": 1}
    one, two = plain["actions"][:2]
    one["reliquat_track"], two["reliquat_track"] = two["reliquat_track"], one["reliquat_track"]


@pytest.mark.rules("1.10", "1.11", "9.2")
@pytest.mark.parametrize("edition", [1, 2])
def test_lines_are_printed_and_played_in_their_order(corrected: Corrected, edition: int) -> None:
    options = corrected(edition, swap_lines)
    table = scene(edition, dice="111", seats=2, options=options)
    lines = words(table).splitlines()
    names = [line[2:20].strip() for line in lines if line[:2] in ("1 ", "2 ")]
    assert names[0].startswith("Reroll")
    assert not names[1].startswith("Reroll")
    first = "white-1" if edition == 1 else "1"
    table.play(f"action 1 {first}", "skip", "finish")
    assert table.view().seats[0].levels["reroll"] == 2 + 2


def test_the_windows_have_the_lines_in_their_order(corrected: Corrected) -> None:
    """The same on the board of windows."""
    from perihelion.cli.terminal.ink import Ink
    from perihelion.games.kepler3ad.terminal.board import panels

    table = scene(2, dice="111", seats=2, options=corrected(2, swap_lines))
    voice = Narrator(table.state.game, "en", 2)
    ink = Ink(voice, table.state.view(0), 0, table.state.options())
    influence = next(one for one in panels(ink, 80, 40) if one.name == "influence")
    rows = [str(line) for line in influence.lines]
    assert [row[:8] for row in rows[1:3]] == ["1 Reroll", "2 Extra "]


@pytest.mark.rules("1.11")
def test_tracks_are_called_as_the_set_calls_them(corrected: Corrected) -> None:
    name = {"name": "Second throw", "name_fr": "Second lancer"}
    options = corrected(2, lambda plain: plain["tracks"][1].update(name))
    table = scene(2, dice="124", seats=2, options=options)
    assert "2 Second throw" in words(table)
    assert "2 Second lancer" in words(table, "fr")
    assert help_on(table, "track:reroll").startswith("Second throw")
    label = Narrator(table.state.game, "en", 2).to(0)(
        next(one.label for one in table.state.decision(0).options if one.text == "spend reroll")
    )
    assert "Second throw" in label


# Corporations.


def card(number: int, **fields: object) -> Change:
    return lambda plain: plain["corporations"][number].update(fields)


EFFECTS: Final[dict[str, tuple[dict[str, Any], str, str]]] = {
    "place_units": (
        {"type": "place_units", "unit": "ship", "count": 3, "spaces": 1},
        "setup",
        "place 3 ships together",
    ),
    "raise_discs": (
        {"type": "raise_discs", "discs": 2, "levels": 2, "distinct": True},
        "setup",
        "2 different influence discs of yours by 2 levels each",
    ),
    "move_distance": (
        {"type": "move_distance", "distance": 2, "groups_per_turn": 1},
        "action",
        "cross two passages",
    ),
    "salvage": (
        {
            "type": "raise_discs_on",
            "event": "own_ship_removed_by_opponent",
            "discs": 1,
            "levels": 2,
        },
        "trigger",
        "one influence disc of your choice by 2 levels",
    ),
    "yards": (
        {
            "type": "raise_discs_on",
            "event": "built_with_action_7",
            "units": ["frigate", "cruiser"],
            "discs": 2,
            "levels": 1,
        },
        "trigger",
        "build a frigate or a cruiser, raise 2 more",
    ),
    "421": (
        {
            "type": "raise_discs_on",
            "event": "421_taken",
            "discs": 1,
            "levels": 1,
            "without_tracks": ["extra_dice", "bonus_points"],
        },
        "trigger",
        "by 1 level after the opposing disc went down. Not: Extra dice and Bonus points.",
    ),
    "spends": ({"type": "max_spends_per_turn", "value": 5}, "passive", "spend 5 different"),
}


def played_with(corrected: Corrected, effect: str, **more: Any) -> Scene:
    """Seat 0 has the card `embassy`, which now does something else."""
    record, timing, text = EFFECTS[effect]
    options = corrected(2, card(5, effect=record, timing=timing))
    table = scene(2, *more.pop("on_map", ()), cards=["embassy"], options=options, **more)
    assert text in help_on(table, "corporation:embassy")
    assert help_on(table, "corporation:embassy", "fr") != help_on(table, "corporation:embassy")
    return table


@pytest.mark.rules("14.2")
def test_any_card_may_place_ships(corrected: Corrected) -> None:
    record, timing, _ = EFFECTS["place_units"]
    options = corrected(2, card(5, effect=record, timing=timing))
    table = opening(2, 2, options)
    faces_up(table)
    table.play("token reroll", "token adjust", "token move-own", "first 0")
    table.play("corporation embassy", "corporation croupier", "place G1")
    assert table.at(0, "G1") == "3s"
    assert table.told("place")[-1].cause == "corporation:embassy"


@pytest.mark.rules("14.3")
def test_any_card_may_raise_discs(corrected: Corrected) -> None:
    record, timing, _ = EFFECTS["raise_discs"]
    options = corrected(2, card(5, effect=record, timing=timing))
    table = opening(2, 2, options)
    faces_up(table)
    table.play("token reroll", "token adjust", "token move-own", "first 0")
    table.play("corporation embassy", "corporation croupier", "raise reroll", "raise adjust")
    assert table.levels(0) == "2441111"
    assert table.state.turn == 1


@pytest.mark.rules("14.3")
def test_a_card_may_raise_more_discs_with_two_seats(corrected: Corrected) -> None:
    record, timing, _ = EFFECTS["raise_discs"]
    more = record | {"discs": 1, "discs_with_two_seats": 3}
    options = corrected(2, card(5, effect=more, timing=timing))
    for seats, levels in ((2, "2443111"), (3, "2421111")):
        table = opening(2, seats, options)
        faces_up(table)
        table.play("token reroll", "token adjust", "token move-own", "first 0")
        table.play(*(f"corporation {name}" for name in ("embassy", "croupier", "yards")[:seats]))
        table.play(*("raise reroll", "raise adjust", "raise move-own")[: 3 if seats == 2 else 1])
        assert table.levels(0) == levels
        assert table.state.turn == 1


@pytest.mark.rules("14.4")
def test_any_card_may_carry(corrected: Corrected) -> None:
    table = played_with(corrected, "move_distance", dice="246", on_map=["G4 2s"])
    table.play("action 2 2", "from G4")
    assert "to G1" in table.options()


@pytest.mark.rules("14.6")
def test_any_card_may_salvage(corrected: Corrected) -> None:
    record, timing, _ = EFFECTS["salvage"]
    options = corrected(2, card(5, effect=record, timing=timing))
    table = scene(2, "", "G1 1s", dice="246", seats=2, cards=[None, "embassy"], options=options)
    table.play("spend remove-enemy", "remove 1 G1")
    table.play("raise reroll")
    assert table.levels(1) == "2421111"
    assert table.told()[-1].cause == "corporation:embassy"


@pytest.mark.rules("14.10")
def test_any_card_may_answer_the_421_bonus(corrected: Corrected) -> None:
    table = played_with(corrected, "421", dice="421")
    table.play("claim", "lower 1 reroll")
    assert table.refuses("raise bonus-points")
    assert table.play("raise reroll").levels(0) == "2321111"


@pytest.mark.rules("14.8")
def test_any_card_may_raise_discs_for_a_unit(corrected: Corrected) -> None:
    table = played_with(corrected, "yards", dice="446", on_map=["G1 3s"])
    table.play("action 7 4 4", "build frigate G1", *3 * ["give ship"])
    table.play("raise reroll", "raise adjust")
    assert table.levels(0) == "2331111"


@pytest.mark.rules("14.9")
def test_a_card_that_wins_no_ties_does_not(corrected: Corrected) -> None:
    options = corrected(2, card(5, effect=EFFECTS["spends"][0], timing="passive"))
    table = closing(2, "G1 3s 2b", "G2 3s 2b", seats=2, cards=["embassy"], options=options)
    assert table.view().regions["green"].winner is None


@pytest.mark.rules("14.10", "5.2")
def test_any_card_may_change_the_spends(corrected: Corrected) -> None:
    record, timing, _ = EFFECTS["spends"]
    options = corrected(2, card(5, effect=record, timing=timing))
    table = scene(2, seats=2, cards=["embassy"], options=options)
    table.play("roll 1 2 4")
    assert table.view().spends_left == 5


@pytest.mark.rules("14.1", "2.8")
def test_names_and_texts_of_a_card_are_those_of_the_set(corrected: Corrected) -> None:
    """In the sketch, the help and the log; the text of the print stands beside what is played."""
    own = {"name": "Red Moon", "name_fr": "Lune rouge", "text": "Win.", "text_fr": "Gagnez."}
    options = corrected(2, card(0, **own))
    table = scene(2, seats=2, cards=["vanguard"], dice="124", options=options)
    assert "Red Moon" in words(table)
    assert "Lune rouge" in words(table, "fr")
    assert "Vanguard" not in words(table)
    assert "The card says: “Win.”" in help_on(table, "corporation:vanguard")
    assert "Gagnez." in help_on(table, "corporation:vanguard", "fr")
    start = opening(2, 2, options)
    faces_up(start)
    start.play("token reroll", "token adjust", "token move-own", "first 0", "corporation vanguard")
    game = start.state.game
    told = Narrator(game, "en", 2).to(1)(game.tell(start.told()[-1]))
    assert "Red Moon" in told


# Maps.


@pytest.mark.rules("1.7", "7.12", "7.15")
def test_passages_may_be_others(corrected: Corrected) -> None:
    def join(plain: Any) -> None:
        planets = {one["id"]: one for one in plain["planets"]}
        planets["G4"]["adjacent"].append("O3")
        planets["O3"]["adjacent"].append("G4")
        plain["passages"].append(["G4", "O3"])

    table = scene(2, "G4 2s", dice="246", options=corrected(2, join))
    table.play("action 2 2")
    assert "place O3" in table.options()
    assert "O3" in next(one for one in table.view().spaces if one.id == "G4").adjacent


@pytest.mark.rules("15.2", "15.3")
def test_other_planets_may_be_central(corrected: Corrected) -> None:
    def centre(plain: Any) -> None:
        planets = {one["id"]: one for one in plain["planets"]}
        planets["G2"]["central"], planets["G3"]["central"] = False, True
        clan = next(one for one in plain["clans"] if one["id"] == "green")
        clan["central_planets"] = ["G1", "G3"]
        plain["variants"][0]["planets"] = ["G1", "G3", "P1", "P2", "O1", "O2"]

    table = scene(2, seats=2, dice="246", options=corrected(2, centre))
    table.play("action 2 2")
    assert {"place G1", "place G3"} <= set(table.options())
    assert "place G2" not in table.options()


@pytest.mark.rules("1.6", "7.12")
def test_borders_may_be_others(corrected: Corrected) -> None:
    """On every planet with that face; what is derived may be left out."""

    def border(plain: Any) -> None:
        for planet in plain["planets"]:
            for name in ("edge_count", "cross_zone_edges"):
                planet.pop(name)
            if planet["id"][0] == "A":
                planet["adjacency"]["GA3"].remove("GA4")
                planet["adjacency"]["GA4"].remove("GA3")
        for face in plain["zone_faces"]:
            face.pop("internal_edges")

    options = corrected(1, border) | {"planet": "AAA"}
    table = scene(1, "GA3 2d", dice="246", options=options)
    table.play("action 2 white-2")
    assert "place GA4" not in table.options()
    assert "place GA1" in table.options()


def test_districts_may_have_other_cells(corrected: Corrected) -> None:
    def cells(plain: Any) -> None:
        plain["zone_faces"][0]["layout"]["rows"] = ["1111", "2332", "4444"]
        for name in ("border_start", "border_end"):
            plain["zone_faces"][0].pop(name)

    options = corrected(1, cells)
    names = {one.name for one in GAMES[1].layout(2, options).elements}
    assert "cell:GA1:0:3" in names
    assert "cell:GA1:0:3" not in {one.name for one in GAMES[1].layout(2).elements}


@pytest.mark.rules("1.15", "2.4", "12.8")
def test_places_and_tracks_of_tokens_may_be_others(corrected: Corrected) -> None:
    def tokens(plain: Any) -> None:
        slots = {"green": 1, "orange": 1, "purple": 1}
        for clan in plain["clans"]:
            clan["satellite_slots"] = slots[clan["id"]]
        for one in plain["satellites"]:
            one["track"] = "reroll"

    table = opening(2, 2, corrected(2, tokens))
    faces_up(table)
    assert table.options() == ["token reroll"]
    table.play(*3 * ["token reroll"])
    assert table.tokens() == dict.fromkeys(("green", "orange", "purple"), ("reroll",))


# Pieces and actions.


@pytest.mark.rules("1.3", "5.19")
def test_units_may_be_others(corrected: Corrected) -> None:
    """How many, what they are worth, and which of them opponents move."""
    options = corrected(
        2,
        at("units", 0, "per_player_total", to=7),
        at("units", 1, "per_player_total", to=3),
        at("units", 1, "value", to=4),
        at("units", 1, "movable_by_enemy", to=True),
        lambda plain: plain["value_track"].pop("max_reachable"),
    )
    table = scene(2, "", "G1 1b", dice="246", seats=2, options=options)
    assert table.view().seats[0].supply == {"ship": 7, "base": 3, "frigate": 2, "cruiser": 2}
    assert table.view().seats[1].value == 4
    assert "Value 4." in help_on(table, "unit:base")
    table.play("spend move-enemy")
    assert "move 1 base G1" in table.options()


@pytest.mark.rules("7.4", "8.4", "8.6")
def test_groups_prices_and_gifts_may_be_others(corrected: Corrected) -> None:
    def change(plain: Any) -> None:
        plain["actions"][3]["groups"][0]["count"] = 2
        base = plain["actions"][6]["groups"][0]["build"][0]
        base |= {"identical_dice": 3}
        base["then"] |= {"discs": 1, "levels": 2}
        plain["units"][1].pop("on_build")
        plain["units"][1].pop("price_identical_dice")

    options = corrected(2, change)
    table = scene(2, "G1 3s", dice="444", options=options)
    options_now = table.state.decision(0).options
    offered = next(one.label for one in options_now if one.text == "action 4 4")
    label = Narrator(table.state.game, "en", 3).to(0)(offered)
    assert "2 ships" in label
    table.play("action 7 4 4", "build base G1", *3 * ["give ship"], "raise reroll")
    assert table.levels(0) == "2421111"


@pytest.mark.rules("10.2", "10.3")
@pytest.mark.parametrize("edition", [1, 2])
def test_thresholds_may_be_others(corrected: Corrected, edition: int) -> None:
    options = corrected(edition, at("value_track", "thresholds", to=[5, 6, 7]))
    table = scene(edition, dice="246", options=options)
    assert table.view().thresholds == (5, 6, 7)
    assert "at 5, 6 and 7" in help_on(table, "value-track")


# R34.


@pytest.mark.rules("8.5", "R34")
@pytest.mark.parametrize("given", [["frigate", "ship", "ship"], ["ship", "ship", "frigate"]])
def test_the_unit_built_may_be_one_that_is_given_up(given: list[str]) -> None:
    """With the option; by default it is in the supply before others are given up."""
    pieces = "G1 2s 1f, O1 1f, P1 3s"
    plain = scene(2, pieces, dice="446")
    plain.play("action 7 4 4")
    assert "build frigate G1" not in plain.options()
    table = scene(2, pieces, dice="446", options={"built_unit_in_supply": "after_giving"})
    table.play("action 7 4 4")
    assert "build frigate G1" in table.options()
    assert "build frigate P1" not in table.options()
    table.play("build frigate G1", *(f"give {unit}" for unit in given))
    assert table.at(0, "G1") == "1f"


@pytest.mark.rules("8.5", "R34")
def test_one_of_its_kind_must_be_given_then() -> None:
    table = scene(
        2, "G1 3s 1f, O1 1f", dice="446", options={"built_unit_in_supply": "after_giving"}
    )
    table.play("action 7 4 4", "build frigate G1", "give ship", "give ship")
    assert table.options() == ["give frigate"]
    again = table.state.game.position(table.state.position())
    assert again.to_bytes() == table.state.to_bytes()


@pytest.mark.rules("8.5", "R34", "R14")
def test_where_ships_alone_are_given_up_nothing_else_is() -> None:
    after: dict[str, Any] = {
        "built_unit_in_supply": "after_giving",
        "sacrifice_types": "ships_only",
    }
    table = scene(2, "G1 3s 1f, O1 1f", dice="446", options=after)
    table.play("action 7 4 4")
    assert "build frigate G1" not in table.options()


# What cannot be played is refused by name.

REFUSED: Final[list[tuple[int, Change, str]]] = [
    (2, at("corporations", 2, "effect", "distance", to=3), "carriers: Invalid enum value 3"),
    (2, at("corporations", 0, "effect", to={"type": "teleport"}), "vanguard: Invalid value"),
    (2, at("corporations", 0, "effect", "luck", to=1), "vanguard: Object contains unknown field"),
    (2, at("corporations", 0, "effect", "count", to=9), "count is a number from 1 to 8, not 9"),
    (2, at("corporations", 0, "timing", to="action"), "the timing of place_units is setup"),
    (
        2,
        card(0, effect={"type": "win_ties", "phase": "allegiance"}, timing="scoring"),
        "vanguard, embassy: one corporation at most can win ties",
    ),
    (2, at("corporations", 3, "effect", "discs", to=2), "one disc rises for a ship"),
    (
        2,
        at("corporations", 3, "effect", "discs_with_two_seats", to=2),
        "one disc rises for a ship",
    ),
    (
        2,
        at("corporations", 6, "effect", "discs_with_two_seats", to=2),
        "one disc rises for a 421 bonus",
    ),
    (2, at("satellites", 0, "levels", to=2), "Invalid enum value 2"),
    (2, at("dice", "total", to=6), "dice.total is 6, but the rules do not read it; they have 5"),
    (2, at("units", 0, "name_fr", to="navire"), "ship: name_fr is 'navire', but the rules do not"),
    (2, at("units", 0, "pionts", to=3), "ship: there is no field 'pionts'"),
    (2, at("tracks", 1, "ability", "dice", to=3), "reroll: dice is 3, but the rules do not read"),
    (2, at("tracks", 1, "levels", to=[0, 2, 1]), "reroll: the levels [0, 2, 1] do not rise"),
    (2, at("tracks", 1, "min_level", to=1), "reroll: min_level is 1, but the levels are [0,"),
    (2, at("tracks", 1, "points_by_level", to=[1]), "only the levels of bonus_points pay"),
    (2, at("tracks", 1, "line", to=1), "each of the lines 1 to 7 has one track"),
    (1, at("tracks", 1, "paired_action", to=5), "reroll: paired_action is 5, not its line"),
    (2, at("clans", 0, "central_planets", to=["P1"]), "central_planets and the planets disagree"),
    (2, at("units", 1, "on_build", "discs", to=3), "base: on_build is"),
    (1, at("zone_faces", 0, "internal_edges", to=[]), "internal_edges of green A and adjacency"),
    (1, at("zone_faces", 0, "border_end", to=[]), "green A: border_end is []"),
    (2, at("value_track", "max_reachable", to=40), "max_reachable is 40, but all pieces are worth"),
    (
        2,
        at("actions", 6, "groups", 0, "sacrifice", "unit_types", to=["ship"]),
        "the option of R14 says otherwise",
    ),
    (
        2,
        all_of(
            at("actions", 0, "reliquat_track", to="reroll"),
            at("actions", 1, "reliquat_track", to="extra_dice"),
        ),
        "action 1: its reliquat goes to reroll, which is on line 2",
    ),
]


@pytest.mark.parametrize(("edition", "change", "said"), REFUSED)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, edition: int, change: Change, said: str
) -> None:
    folder = changed(tmp_path, GAMES[edition], change)
    with pytest.raises(BadData) as caught:
        read_records(folder, GAMES[edition].edition)
    assert any(said in line for line in str(caught.value).splitlines()), str(caught.value)


REMARKS: Final = ("source", "note", "field_sources")
NEVER_PLAYED: Final = (
    *("game", "designer", "age", "minutes", "player_colours", "passages_source"),
    *("source_legend", "rulings_legend", "rulings", "examples", "components"),
)


def _whole(data: Components) -> tuple[object, ...]:
    """Everything a set makes: tables, words, the plan and the lines."""
    t = data.tables
    tables = {name: list(one) if hasattr(one, "__len__") else one for name, one in vars_of(t)}
    texts = [str(GAMES[data.edition.number].edition.id), data.named, data.levels, data.lines]
    plan = [one for one in data.records.get("planets", ()) if "x" in one]
    cells = [one["layout"]["rows"] for one in data.records.get("zone_faces", ())]
    return tables, texts, [(one["x"], one["y"]) for one in plan], cells


@pytest.mark.parametrize("edition", [1, 2])
def test_nothing_is_called_sound_and_then_ignored(edition: int) -> None:
    """Every single fact, changed: refused, or seen in what is played or told."""
    game = GAMES[edition].edition
    shipped = shipped_records(game)
    usual = _whole(Components(game, shipped))

    counted = 0
    for path in leaves(shipped):
        if path[0] in NEVER_PLAYED or any(part in REMARKS for part in path):
            continue
        if path[0] in ("bonus_tokens", "satellites") and path[-1] == "id":
            continue  # only tells one from the other
        if edition == 1 and path[0] == "planets" and path[1] > 1:
            continue  # the eight planets are alike; two of them will do
        try:
            read = read_records(InMemory(changed_leaf(shipped, path), single=True), game)
        except BadData:
            continue
        counted += 1
        assert _whole(Components(game, read)) != usual, path
    assert counted > 50
