"""Technologies, collaboration, tracks and medals (README chapters 11 and 12)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import Scene, last_turn, nation, resolution, scene

from perihelion.games.kepler3042.phrases.names import TECHNOLOGY_IDS

RICH = "6E 6M 3A"


def _develop(table: Scene, name: str) -> Scene:
    return table.act("technological-development", f"develop {name}", "spend earth")


def _with(number: int, level: int) -> str:
    return "".join(str(level) if other == number else "0" for other in range(5))


@pytest.mark.rules("11.2", "11.3", "11.4", "R17")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("name", TECHNOLOGY_IDS)
def test_collaboration(name: str, level: int) -> None:
    """Level 3 lifts others to 1, level 4 to 2, with the advances of that level alone."""
    number = TECHNOLOGY_IDS.index(name)
    mine = nation(earth=RICH, levels=_with(number, level - 1), tracks=(0, 8))
    others = [nation(levels=_with(number, other), tracks=(0, 8)) for other in (0, 1, 2)]
    table = _develop(scene(mine, *others, seats=4), name)
    granted = {1: 0, 2: 0, 3: 1, 4: 2}[level]
    for seat, before in ((1, 0), (2, 1), (3, 2)):
        after = max(before, granted)
        assert table.levels(seat) == _with(number, after)
        assert table.tracks(seat) == (0, 9 if granted == 2 and before < 2 else 8)
    assert table.asked() == (0, "develop")


@pytest.mark.rules("11.2", "12.6")
def test_collaboration_clockwise_after_the_own_advances() -> None:
    """First the icons of the nation itself, then each other one decides about its own."""
    waiting = nation(tracks=(0, 2))
    mine = nation(earth=RICH, levels="00003", tracks=(0, 2))
    table = scene(waiting, waiting, mine, waiting, seats=4, on_turn=2, first=2)
    _develop(table, "antimatter-science")
    order = []
    while table.asked()[1] == "icon":
        order.append(int(table.state.seat))
        assert (table.levels(0)[4] == "2") == (0 in order)
        table.play("produce earth")
    assert order == [2, 3, 0, 1]
    assert table.asked() == (2, "develop")
    assert [table.cubes(seat, "earth") for seat in (0, 1, 3)] == ["4E 3M"] * 3


@pytest.mark.rules("11.2")
def test_collaboration_cannot_be_declined() -> None:
    """Nobody is asked."""
    table = _develop(scene(nation(earth=RICH, levels="20000")), "space-travel")
    while table.asked()[0] == 0 and table.asked()[1] == "icon":
        table.play("decline")
    assert (table.asked(), table.levels(1)) == ((0, "develop"), "10000")
    assert [event.args["seat"] for event in table.told("collaboration")] == ["seat:1"]


@pytest.mark.rules("11.1", "11.5", "13.6")
def test_a_level_by_a_card_works_like_a_bought_one() -> None:
    """With its advances, and with collaboration."""
    first = nation(levels="20000", tracks=(0, 8))
    table = resolution("extraterrestrial-knowledge", first)
    table.play("raise space-travel", "sacrifice energy storage", "sacrifice energy storage")
    assert (table.levels(0), table.tracks(0)) == ("30000", (0, 10))
    assert table.levels(1) == "10000"


@pytest.mark.rules("12.1", "R15", "4.6")
def test_space_by_space() -> None:
    """Each is dealt with before the next: the icon of 3 is asked before the medal of 4 moves."""
    table = _develop(scene(nation(earth=RICH, levels="20000", tracks=(0, 2))), "space-travel")
    assert (table.tracks(0), table.asked(), table.on_card()) == ((0, 3), (0, "icon"), (0, 0))
    table.play("produce earth")
    assert (table.tracks(0), table.on_card()) == ((0, 4), (0, 1))


@pytest.mark.rules("12.2")
@pytest.mark.parametrize("space", [4, 7, 10, 13, 16])
@pytest.mark.parametrize("track", [0, 1])
def test_medals_go_to_the_card(track: int, space: int) -> None:
    """Those that lie on the space, once; whoever comes later finds none."""
    tracks = (space - 1, 0) if track == 0 else (0, space - 1)
    bonus = ("society-modernisation", "scientific-progress")[track]
    table = scene(nation(tracks=tracks), nation(tracks=tracks))
    for _ in range(2):
        table.skip("technological-development", f"bonus {bonus}", "sacrifice antimatter storage")
        assert table.on_card() == ((1, 0) if track == 0 else (0, 1))
        table.pass_turn()
    assert not table.view().tracks[("colonial", "technology")[track]][space].medal


@pytest.mark.rules("12.3", "1.13")
@pytest.mark.parametrize("space", [3, 8, 14])
@pytest.mark.parametrize(
    ("bonus", "after"), [("society-modernisation", "1M"), ("scientific-progress", "1E")]
)
def test_icons_of_production(bonus: str, after: str, space: int) -> None:
    """1 M on the colonial, 1 E on the technology track, on a controlled planet, or nothing."""
    owner = nation(earth="", colonies="5", tracks=(space - 1, space - 1))
    for answer in ("produce 5", "produce earth", "decline"):
        table = scene(owner, bodies="13-9 5").skip("technological-development", f"bonus {bonus}")
        table.play("sacrifice antimatter storage")
        assert table.options() == ["produce earth", "produce 5", "decline"]
        table.play(answer)
        assert table.cubes(0, "5") == (after if answer == "produce 5" else "")
        assert table.cubes(0, "earth") == (after if answer == "produce earth" else "")


@pytest.mark.rules("12.3", "5.5")
@pytest.mark.parametrize("space", [6, 12])
@pytest.mark.parametrize("bonus", ["society-modernisation", "scientific-progress"])
def test_icons_of_regeneration(bonus: str, space: int) -> None:
    """One cube of any type from the pit to the storage, or none."""
    owner = nation(pit="1M", tracks=(space - 1, space - 1))
    table = scene(owner).skip("technological-development", f"bonus {bonus}")
    table.play("sacrifice energy earth")
    assert table.options() == ["regenerate energy", "regenerate matter", "decline"]
    declined = table.state.clone()
    declined.play("decline")
    table.play("regenerate energy")
    assert (table.cubes(0, "pit"), table.cubes(0, "storage")) == ("1M", "5E 3M 3A")
    assert Scene(declined).cubes(0, "pit") == "1E 1M"


@pytest.mark.rules("12.4")
def test_icons_stay_for_those_who_come_later() -> None:
    """Both nations use the icon of space 3, where both then stand."""
    table = scene(nation(tracks=(2, 0)), nation(tracks=(2, 0)))
    for seat in (0, 1):
        table.skip("colonisation", "bonus society-modernisation", "sacrifice antimatter storage")
        assert table.asked() == (seat, "icon")
        table.play("produce earth").pass_turn()
    assert table.tracks(0) == table.tracks(1) == (3, 0)


@pytest.mark.rules("12.4")
def test_passing_an_icon_is_enough() -> None:
    """Two advances over space 8: the icon is used on the way."""
    table = scene(nation(ships="13-9", tracks=(7, 0)), bodies="13-9 1")
    table.act("colonisation", "colonise 13-9")
    assert table.asked() == (0, "icon")
    assert table.play("produce 1").tracks(0) == (9, 0)


@pytest.mark.rules("12.5")
def test_the_end_of_a_track() -> None:
    """The marker stays on the last space; the rest of the advances is lost."""
    table = scene(nation(ships="13-9", tracks=(19, 3)), bodies="13-9 1")
    table.act("colonisation", "colonise 13-9")
    assert table.tracks(0) == (20, 3)
    again = scene(nation(tracks=(20, 3))).skip("colonisation", "bonus society-modernisation")
    assert again.play("sacrifice energy storage").tracks(0) == (20, 3)


@pytest.mark.rules("12.7", "12.10")
def test_medals_go_to_the_furthest() -> None:
    """By each track for itself."""
    first, second = nation(tracks=(9, 4)), nation(tracks=(5, 7))
    table = last_turn(
        first, second, card="entropy-reversal", on_card={"colonial": 2, "technology": 1}
    ).give_up()
    assert (table.medals(0), table.medals(1)) == ((2, 0), (0, 1))


@pytest.mark.rules("12.8", "R18")
def test_equal_nations_take_the_full_number() -> None:
    """Two of three are equally far: each takes all, the third nothing."""
    nations = nation(tracks=(7, 0)), nation(tracks=(6, 0)), nation(tracks=(7, 0))
    table = last_turn(*nations, seats=3, card="entropy-reversal", on_card={"colonial": 2}).give_up()
    assert [table.medals(seat) for seat in range(3)] == [(2, 0), (0, 0), (2, 0)]


@pytest.mark.rules("12.7")
def test_medals_are_of_one_round() -> None:
    """Handed out, they do not lie on the next card."""
    table = last_turn(nation(tracks=(4, 0)), card="entropy-reversal", on_card={"colonial": 1})
    table.give_up().play("card deep-survey")
    assert table.on_card() == (0, 0)


@pytest.mark.rules("12.9")
def test_the_card_comes_before_the_medals() -> None:
    """An advance by the card makes a nation equal, and brings another medal."""
    first, second = nation(tracks=(7, 0), medals=(0, 0)), nation(tracks=(6, 0), medals=(1, 0))
    table = resolution(
        "galactic-jubilee", first, second, on_card={"colonial": 1}, lying={"colonial": [7, 10]}
    )
    assert table.asked() == (1, "track")
    table.play("advance colonial")
    assert (table.medals(0), table.medals(1)) == ((2, 0), (3, 0))


@pytest.mark.rules("12.10", "R36", "13.17")
def test_both_kinds_of_medals_count_alike() -> None:
    """For a card that compares medals: 1 and 2 are more than 2 and 0."""
    first, second = nation(medals=(1, 2)), nation(medals=(2, 0))
    assert resolution("galactic-jubilee", first, second).asked() == (0, "track")
    assert resolution("new-generation", first, second).asked() == (1, "track")
