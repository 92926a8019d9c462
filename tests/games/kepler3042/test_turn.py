"""Rounds, turns and cubes (README chapters 3, 4 and 5)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import Scene, nation, resolution, scene

from perihelion.kernel.state import CHANCE


def _kinds(table: Scene) -> list[str]:
    """What is asked from now to the end of the turn, if nothing is done."""
    turn, found = int(table.state.turn), []
    while table.state.seat >= 0 and table.state.turn == turn and table.state.on_turn >= 0:
        found.append(table.asked()[1])
        least = [text for text in table.options() if text in ("stop", "skip", "end")]
        table.play(least[-1] if least else table.options()[0])
    return found


@pytest.mark.rules("3.2", "3.3", "3.4")
def test_round() -> None:
    """A card, a turn each from the first seat, then the card's effect, the medals, the token."""
    ahead = nation(tracks=(4, 0))
    table = scene(
        ahead,
        seats=3,
        first=1,
        on_turn=0,
        round=4,
        card="antimatter-cascade",
        on_card={"colonial": 1},
    )
    table.pass_turn()
    order = []
    while table.asked()[1] == "produce":
        order.append(int(table.state.seat))
        table.play("produce earth")
    assert order == [1, 2, 0]
    kinds = [event.kind for event in table.told("produce", "medals", "pass-first")]
    assert kinds == ["produce"] * 3 + ["medals", "pass-first"]
    assert table.medals(0) == (1, 0)
    assert table.asked() == (CHANCE, "card")
    table.play("card deep-survey")
    assert (table.view().round, table.asked()) == (5, (0, "cell"))
    card = table.view().card
    assert card is not None
    assert card.card == "deep-survey"
    assert [table.pass_turn().asked() for _ in range(2)] == [(1, "cell"), (2, "cell")]
    assert table.pass_turn().asked()[1] == "reveal"


@pytest.mark.rules("3.2")
def test_the_card_waits_for_the_end_of_the_round() -> None:
    """When it is revealed nothing happens."""
    table = scene(on_turn=1, card="entropy-reversal").give_up()
    before = table.cubes(0, "earth")
    table.play("card scientific-solidarity")
    assert table.asked() == (1, "cell")
    assert table.cubes(0, "earth") == before
    table.pass_turn().pass_turn()
    assert table.asked() == (1, "produce")


@pytest.mark.rules("3.5")
def test_first_seat_passes_to_the_right() -> None:
    """Of four seats: 1, 0, 3, 2; the order of turns stays clockwise."""
    table = scene(seats=4, first=1, on_turn=0, card="entropy-reversal").give_up()
    for first, card in ((0, "matter-recovery"), (3, "resource-exchange"), (2, "deep-survey")):
        table.play(f"card {card}")
        assert table.view().first == first
        order = []
        while table.state.on_turn >= 0:
            order.append(int(table.state.seat))
            table.pass_turn()
        assert order == [(first + turn) % 4 for turn in range(4)]
        table.give_up()


@pytest.mark.rules("3.5")
def test_nobody_is_first_after_the_last_round() -> None:
    """The match is over; the token stays where it was."""
    table = scene(round=16, on_turn=1, card="entropy-reversal").give_up()
    assert table.told("pass-first") == []
    assert table.view().first == 0


@pytest.mark.rules("4.1")
def test_steps_of_a_turn() -> None:
    """Cell, action, bonus actions, movement, withdrawal; the movement only if a ship can move."""
    moving = nation(ships="12-9", levels="10000")
    assert _kinds(scene(moving)) == ["cell", "action", "bonus", "move", "withdraw"]
    assert _kinds(scene()) == ["cell", "action", "bonus", "withdraw"]
    table = scene(moving).skip("production", "stop", "stop")
    assert table.asked() == (0, "withdraw")
    assert table.refuses("move 12-9")
    assert table.refuses("bonus exploit-asteroid")


@pytest.mark.rules("4.2")
def test_the_cube_never_stays() -> None:
    """Not even to leave its action out."""
    table = scene(nation(cell="production"))
    assert table.refuses("cell production")
    assert len(table.options("cell")) == 8
    table.skip("energy-storage", "stop", "end")
    assert table.nation(0).cell == "energy-storage"


@pytest.mark.rules("4.3", "7.1")
def test_an_action_may_be_left_out() -> None:
    """Nothing of it happens; the bonus actions of its cell come all the same."""
    table = scene(nation(levels="00200")).play("cell energy-storage")
    assert table.options() == ["perform", "skip"]
    table.play("skip")
    assert table.cubes(0, "earth") == "3E 3M"
    assert table.names("bonus") == "space-logistics exploit-asteroid"


@pytest.mark.rules("4.4", "R27")
def test_an_action_may_stop_after_a_part() -> None:
    """One of three ships; it stays on the board and paid for."""
    table = scene().act("space-construction", "build earth", "at 12-9", "stop")
    assert table.asked() == (0, "bonus")
    assert (table.ships(0), table.cubes(0, "earth")) == ("12-9", "2E 2M")


@pytest.mark.rules("4.5", "R11")
@pytest.mark.parametrize(
    "action",
    ["colonisation", "stellar-propulsion", "energy-storage", "production", "antimatter-generation"],
)
def test_an_action_may_change_nothing(action: str) -> None:
    """It may be chosen and carried out all the same."""
    table = scene().play(f"cell {action}")
    assert table.options() == ["perform", "skip"]
    table.play("perform")
    while table.asked()[1] != "bonus":
        table.play(table.options()[-1])
    assert (table.cubes(0, "earth"), table.tracks(0)) == ("3E 3M", (0, 0))


@pytest.mark.rules("4.6", "12.1")
def test_advances_are_made_at_once() -> None:
    """A colony's advances are over before the next ship is asked for."""
    table = scene(nation(ships="13-9 9-9", tracks=(2, 0)), bodies="13-9 1, 9-9 3")
    table.act("colonisation", "colonise 13-9")
    assert table.asked() == (0, "icon")
    assert table.tracks(0) == (3, 0)
    table.play("produce 1")
    assert (table.tracks(0), table.on_card(), table.asked()) == ((4, 0), (1, 0), (0, "colonise"))


@pytest.mark.rules("4.7", "6.10")
def test_a_level_works_at_once() -> None:
    """Speed, production, the price of bonus actions and Quantum Physics, in the same turn."""
    rich = nation(earth="4E 5M 1A", levels="00300", ships="13-9")
    table = scene(rich).act("technological-development", "develop space-travel", "spend earth")
    assert "quantum" not in table.options()
    table.play("develop quantum-physics", "spend earth")
    assert "quantum" in table.options()
    table.play("develop energy-development", "spend earth", "decline", "stop")
    table.play("bonus scientific-progress", "sacrifice energy earth", "bonus society-modernisation")
    assert table.asked() == (0, "move")
    assert table.cubes(0, "pit") == "1E"
    table.play("move 13-9", "to 14-9")
    assert table.ships(0) == "14-9"


@pytest.mark.rules("5.1")
def test_a_price_comes_from_one_card() -> None:
    """Neither from two cards together, nor from the storage."""
    split = nation(earth="1E", colonies="5 1M", levels="00000")
    table = scene(split, bodies="13-9 5").act("space-construction")
    assert table.options() == ["stop"]
    one = nation(earth="1E", colonies="5 1E 1M")
    table = scene(one, bodies="13-9 5").act("space-construction")
    assert table.names("build") == "5"
    table.play("build 5", "at 14-9")
    assert (table.cubes(0, "5"), table.cubes(0, "earth")) == ("", "1E")
    assert table.cubes(0, "storage") == "6E 7M 3A"


@pytest.mark.rules("5.2")
def test_a_production_goes_to_one_card() -> None:
    """Of its owner's choice; the storage may be short."""
    owner = nation(earth="3E", colonies="5 1E", storage="3E 7M 3A", levels="00300")
    table = scene(owner, bodies="13-9 5").act("energy-storage")
    assert table.names("produce") == "earth 5"
    table.play("produce 5")
    assert (table.cubes(0, "5"), table.cubes(0, "earth")) == ("4E", "3E")
    assert table.cubes(0, "storage") == "7M 3A"


@pytest.mark.rules("5.2", "6.18")
def test_an_empty_storage_produces_nothing() -> None:
    """The action is carried out, and no cube moves."""
    table = scene(nation(earth="7E", levels="00400"))
    table.act("energy-storage", "produce earth")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("7E", "7M 3A")


@pytest.mark.rules("5.4", "7.3")
def test_any_cube_can_be_sacrificed() -> None:
    """Of the storage and of every planet card, of every type that lies there; not of the pit."""
    owner = nation(earth="1E", colonies="5 1M 1A", pit="3M", storage="6E 3M 2A")
    table = scene(owner, bodies="13-9 5").skip("production", "bonus exploit-asteroid")
    assert table.options() == [
        "sacrifice energy storage",
        "sacrifice matter storage",
        "sacrifice antimatter storage",
        "sacrifice energy earth",
        "sacrifice matter 5",
        "sacrifice antimatter 5",
    ]
    table.play("sacrifice antimatter 5")
    assert (table.cubes(0, "pit"), table.cubes(0, "5")) == ("3M 1A", "1M")


@pytest.mark.rules("5.5", "12.3")
def test_any_cube_can_be_regenerated() -> None:
    """Of every type in the pit, to the storage; with an empty pit nothing is asked."""
    owner = nation(pit="1E 1A", tracks=(0, 5))
    table = scene(owner).skip("antimatter-generation", "bonus scientific-progress")
    table.play("sacrifice matter earth")
    assert table.options() == [
        "regenerate energy",
        "regenerate matter",
        "regenerate antimatter",
        "decline",
    ]
    assert table.play("regenerate antimatter").cubes(0, "pit") == "1E 1M"
    assert table.cubes(0, "storage") == "3E 4M 3A"


@pytest.mark.rules("5.5", "13.10")
def test_an_empty_pit_regenerates_nothing() -> None:
    """Neither a card nor an icon asks."""
    assert resolution("entropy-reversal").asked() == (CHANCE, "card")
    owner = nation(ships="12-9", tracks=(5, 0), levels="10000")
    table = scene(owner, bodies="13-9 goal").skip("production", "stop", "move 12-9", "to 13-9")
    assert (table.tracks(0), table.asked()) == ((6, 0), (0, "withdraw"))


@pytest.mark.rules("5.6", "6.2", "6.9", "6.12")
def test_every_purchase_may_use_another_card() -> None:
    """Ships, and levels."""
    owner = nation(earth="1E 1M", colonies="5 1E 1M")
    table = scene(owner, bodies="13-9 5").act("space-construction")
    table.play("build earth", "at 11-8", "build 5", "at 14-9")
    assert (table.cubes(0, "earth"), table.cubes(0, "5")) == ("", "")
    table = scene(owner, bodies="13-9 5").act("technological-development")
    table.play("develop space-travel", "spend 5", "develop space-travel", "spend earth")
    assert (table.levels(0), table.cubes(0, "5"), table.cubes(0, "earth")) == ("20000", "1M", "")


@pytest.mark.rules("5.6", "12.3")
def test_every_production_may_use_another_card() -> None:
    """Each icon by itself."""
    owner = nation(earth="2E 3M 1A", colonies="5 3M 1A", tracks=(0, 2), levels="30020")
    table = scene(owner, bodies="13-9 5")
    table.act("technological-development", "develop quantum-physics", "spend 5")
    table.play("develop quantum-physics", "spend earth")
    assert table.asked() == (0, "icon")
    assert table.names("produce") == "earth 5"
    assert table.play("produce 5").cubes(0, "5") == "1E 2M 1A"
