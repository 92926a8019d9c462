"""Pieces, set-up and first hands (README chapters 1 to 3, 15)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from tests.games.zenith.scene import CARDS, GAME, Scene, scene

from perihelion.games.zenith.data_set.components import PEOPLE_IDS, PLANET_IDS, components
from perihelion.games.zenith.options import TECHNOLOGIES
from perihelion.kernel.errors import BadSeats
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.kernel.table_options import Value

PLACES: Final = (*PLANET_IDS, *PEOPLE_IDS)
TOKENS: Final = (
    "influence",
    "influence",
    "zenithium-1",
    "credits-3",
    "badge",
    "mobilize-2",
    "transfer-1",
    "exile-2",
)
"""Eight tokens for the boards, in the order in which chance is asked."""
FIRST_HANDS: Final = (
    ("amytis", "atlas", "chaka", "cl4rke"),
    ("archimedes", "as1m0v", "br4dbury", "buj0ld"),
    ("augustus", "bruss0l0", "elisabeth", "f4rm3r"),
    ("caesar", "bish0p", "domitian", "don-dune"),
)


def start(seats: int = 2, **options: Value) -> Scene:
    return Scene(GAME.start(seats, {"technology": "SUN", **options}))


def lay_tokens(table: Scene) -> Scene:
    return table.play(*(f"token {kind}" for kind in TOKENS))


def deal(table: Scene, seats: int = 2) -> Scene:
    """Deal the first hands, in whatever order the rules ask for them."""
    for hand in FIRST_HANDS[:seats]:
        table.play(*(f"draw {card}" for card in hand))
    return table


def dealt(**options: Value) -> Scene:
    """Two seats with their first four cards, seat 0 starting."""
    return deal(lay_tokens(start(2, **options)).play("first 0"))


@pytest.mark.rules("1.1")
def test_two_or_four_seats_play() -> None:
    """Two seats are two sides, four are two teams, and nothing else exists."""
    assert GAME.teams(2) == ((0,), (1,))
    assert GAME.teams(4) == ((0, 1), (2, 3))
    for seats in (0, 1, 3, 5):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.rules("1.3", "2.2", "2.4")
def test_every_side_starts_alike() -> None:
    """12 credits, 1 zenithium, markers at 0, no cards, no discs won, no badge."""
    table = start()
    for side in (0, 1):
        assert (table.credits(side), table.zenithium(side)) == (12, 1)
        assert [table.level(side, people) for people in PEOPLE_IDS] == [0, 0, 0]
        assert [table.column(side, planet) for planet in PLANET_IDS] == [[]] * 5
        assert table.won(side) == 0
        assert table.hand(side) == []
    table.sees(badge=None, discs=(0, 0, 0, 0, 0))


@pytest.mark.rules("2.4", "Z06", "13.1")
@pytest.mark.parametrize(("ruling", "stock"), [("team", (12, 1)), ("player", (24, 2))])
def test_a_team_starts_with_one_stock_or_two(ruling: str, stock: tuple[int, int]) -> None:
    """The stock is the team's; by the alternative every player brings one."""
    table = start(4, team_start_resources=ruling)
    for side in (0, 1):
        assert (table.credits(side), table.zenithium(side)) == stock


@pytest.mark.rules("1.6", "2.1")
def test_technology_sides_can_be_chosen() -> None:
    """All eight combinations are there to choose, and chance is not asked for them."""
    assert len(set(TECHNOLOGIES)) == 8
    for sides in TECHNOLOGIES:
        state = GAME.start(2, {"technology": sides})
        assert state.chance().kind == "token"
        assert list(Scene(state).state.boards) == ["SDUONP".index(side) for side in sides]


@pytest.mark.rules("1.6", "2.1", "15.1", "15.2")
def test_technology_sides_are_drawn_piece_by_piece() -> None:
    """Without a choice a lot turns up one side of each piece, animod, human, robot."""
    table = Scene(GAME.start(2)).sees(options=["side S", "side D"])
    assert table.play("side D").options() == ["side U", "side O"]
    assert table.play("side U").options() == ["side N", "side P"]
    assert table.play("side P").asked() == (CHANCE, "token")
    assert table.state.position()["boards"] == ["D", "U", "P"]


@pytest.mark.rules("2.3", "15.1", "15.2")
def test_tokens_lie_on_planets_then_technologies() -> None:
    """Eight tokens face up, the planets in their row first; eight stay in the reserve."""
    table = lay_tokens(start())
    table.sees(
        tokens=dict(zip(PLACES, TOKENS, strict=True)),
        reserve={
            "influence": 2,
            "zenithium-1": 2,
            "credits-3": 1,
            "credits-4": 2,
            "badge": 1,
        },
        spent={},
    )


@pytest.mark.rules("2.3", "15.3")
def test_a_token_is_as_likely_as_it_is_frequent() -> None:
    """The four influence tokens weigh four; once three are gone, one."""
    table = start()
    chance = table.state.chance()
    assert dict(zip(chance.names, chance.weights, strict=True)) == {
        "influence": 4,
        "zenithium-1": 3,
        "credits-3": 2,
        "credits-4": 2,
        "badge": 2,
        "mobilize-2": 1,
        "transfer-1": 1,
        "exile-2": 1,
    }
    later = table.play("token influence", "token influence", "token influence", "token exile-2")
    weights = dict(zip(later.state.chance().names, later.state.chance().weights, strict=True))
    assert weights["influence"] == 1
    assert "exile-2" not in weights


@pytest.mark.rules("15.3")
def test_drawing_follows_the_weights() -> None:
    """Of many first tokens a quarter are influence, within five standard deviations."""
    rng = Rng(11)
    state = start().state
    first = state.legal()[0]
    hits = sum(int(state.draw(rng)) == first for _ in range(1600))
    assert abs(hits - 400) < 5 * (1600 * 0.25 * 0.75) ** 0.5


@pytest.mark.rules("2.5", "2.6", "15.1")
@pytest.mark.parametrize(("first", "terra"), [(0, -1), (1, 1)])
def test_the_second_side_gets_terra(first: int, terra: int) -> None:
    """A lot says who starts; the other side gets 1 influence on Terra and nothing else."""
    table = lay_tokens(start()).sees(options=["first 0", "first 1"])
    assert table.play(f"first {first}").discs() == (0, 0, terra, 0, 0)


@pytest.mark.rules("2.7")
def test_a_novice_gets_three_influences() -> None:
    """With the handicap the second side has Terra, Mars and Venus one step on its half."""
    lay_tokens(start(novice=True)).play("first 0").sees(discs=(0, -1, -1, -1, 0))


@pytest.mark.rules("13.3")
def test_the_second_team_gets_mars_and_venus_instead() -> None:
    """In the team game Terra stays on its centre."""
    lay_tokens(start(4)).play("seat 0", "seat 3", "first 1").sees(discs=(0, 1, 0, 1, 0))


@pytest.mark.rules("2.7", "13.3", "Z27")
def test_a_team_of_novices_gets_terra_too() -> None:
    """By the alternative the second team has all three."""
    table = lay_tokens(start(4, team_novice=True)).play("seat 0", "seat 3", "first 1")
    assert table.discs() == (0, 1, 1, 1, 0)


@pytest.mark.rules("13.2", "15.2")
def test_seating_comes_before_the_starting_side() -> None:
    """One lot for each team says who sits at the technology end, then one who starts."""
    table = lay_tokens(start(4)).sees(options=["seat 0", "seat 1"])
    assert table.play("seat 1").options() == ["seat 2", "seat 3"]
    assert table.play("seat 2").options() == ["first 0", "first 1"]
    assert (table.state.end_0, table.state.end_1) == (1, 2)


@pytest.mark.rules("2.5", "13.2", "Z28")
def test_an_agreed_seating_asks_no_lot() -> None:
    """Seats 0 and 2 sit at the technology end, team 0 starts, cards come at once."""
    table = lay_tokens(start(4, team_seating="agreed"))
    table.sees(asked=(CHANCE, "draw"), discs=(0, -1, 0, -1, 0))
    assert list(table.play("draw nero").hand(0)) == ["nero"]


@pytest.mark.rules("2.8", "15.2")
def test_the_starting_side_is_dealt_first() -> None:
    """Four cards to the starting seat, then four to the other."""
    table = deal(lay_tokens(start()).play("first 1"))
    assert sorted(table.hand(1)) == sorted(FIRST_HANDS[0])
    assert sorted(table.hand(0)) == sorted(FIRST_HANDS[1])
    assert len(table.deck()) == 82


@pytest.mark.rules("2.8")
def test_a_team_is_dealt_from_its_technology_end() -> None:
    """Starting team first, and in each team the technology end before the diplomacy end."""
    table = deal(lay_tokens(start(4)).play("seat 1", "seat 2", "first 1"), 4)
    order = [sorted(table.hand(seat)) for seat in (2, 3, 1, 0)]
    assert order == [sorted(hand) for hand in FIRST_HANDS]


@pytest.mark.rules("15.3")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    """The first card can be any of 90, each with weight 1; the next any of the others."""
    table = lay_tokens(start()).play("first 0")
    chance = table.state.chance()
    assert sorted(chance.names) == sorted(CARDS)
    assert set(chance.weights) == {1}
    assert sorted(table.play("draw nero").state.chance().names) == sorted(set(CARDS) - {"nero"})


@pytest.mark.rules("3.1")
def test_any_part_of_the_first_hand_may_be_put_aside() -> None:
    """Sixteen answers: none, all, and everything between."""
    options = dealt().options()
    assert len(options) == 16
    assert "mulligan none" in options
    assert "mulligan amytis atlas chaka cl4rke" in options
    assert "mulligan atlas cl4rke" in options


@pytest.mark.rules("3.2", "14.5")
def test_first_hands_are_changed_at_the_same_time() -> None:
    """Both may answer, in any order; nothing moves before the last answer."""
    table = dealt()
    assert table.state.deciders() == [0, 1]
    table.play("mulligan as1m0v", seat=1)
    assert table.state.deciders() == [0]
    assert table.discard() == []
    table.play("mulligan none", seat=0).sees(discard=["as1m0v"], asked=(CHANCE, "draw"))


@pytest.mark.rules("3.3", "3.4")
def test_cards_put_aside_are_replaced_by_others() -> None:
    """They lie on the discard pile and cannot come back; everybody ends with four."""
    table = dealt()
    table.play("mulligan atlas chaka", seat=0).play("mulligan as1m0v", seat=1)
    assert table.discard() == ["atlas", "chaka", "as1m0v"]
    assert not {"atlas", "chaka", "as1m0v"} & set(table.state.chance().names)
    table.play("draw nero", "draw wul")
    assert sorted(table.hand(0)) == ["amytis", "cl4rke", "nero", "wul"]
    table.play("draw khan")
    assert sorted(table.hand(1)) == ["archimedes", "br4dbury", "buj0ld", "khan"]
    assert table.asked() == (0, "turn")
    assert table.state.turn == 1


@pytest.mark.rules("3.1")
def test_first_hands_are_changed_once() -> None:
    """After the replacements the first turn begins; nobody is asked again."""
    table = dealt()
    table.play("mulligan none", seat=0).play("mulligan none", seat=1)
    assert table.asked() == (0, "turn")


@pytest.mark.rules("3.4")
def test_replacements_come_in_the_order_of_the_deal() -> None:
    """The starting side draws its replacements first, whoever answered first."""
    table = deal(lay_tokens(start()).play("first 1"))
    table.play("mulligan archimedes", seat=0).play("mulligan amytis", seat=1)
    table.play("draw nero")
    assert "nero" in table.hand(1)
    assert "khan" in table.play("draw khan").hand(0)


@pytest.mark.rules("3.2", "3.4", "Z20")
@pytest.mark.parametrize(
    ("order", "seats"), [("turn_order", (0, 1)), ("second_player_first", (1, 0))]
)
def test_first_hands_one_after_the_other(order: str, seats: tuple[int, int]) -> None:
    """By the alternatives each seat sees what the one before put aside, and draws at once."""
    first, second = seats
    table = dealt(mulligan_order=order)
    assert table.state.deciders() == [first]
    card = table.hand(first)[0]
    table.play(f"mulligan {card}", seat=first).sees(discard=[card])
    assert len(table.play("draw nero").hand(first)) == 4
    assert table.state.deciders() == [second]
    assert table.play("mulligan none", seat=second).asked() == (0, "turn")


@pytest.mark.rules("3.3", "Z21")
def test_cards_put_aside_may_go_back_into_the_deck() -> None:
    """By the alternative they are shuffled in and may come again; nobody sees them."""
    table = dealt(mulligan_destination="shuffled_into_deck")
    table.play("mulligan atlas", seat=0).play("mulligan none", seat=1)
    assert table.discard() == []
    assert "atlas" in table.state.chance().names
    assert "atlas" in table.play("draw atlas").hand(0)


@pytest.mark.rules("1.2")
def test_the_cards_of_the_box() -> None:
    """90 cards, 18 of a planet, 30 of a people, 6 of a pair, each first of all at home."""
    agents = components().agents
    assert len(agents) == 90
    assert set(Counter(agent["planet"] for agent in agents).values()) == {18}
    assert set(Counter(agent["people"] for agent in agents).values()) == {30}
    assert set(Counter((one["planet"], one["people"]) for one in agents).values()) == {6}
    assert {agent["cost"] for agent in agents} == set(range(1, 11))
    for agent in agents:
        home = {"do": "influence", "amount": 1, "planet": agent["planet"]}
        assert agent["effects"][0] == home


@pytest.mark.rules("1.5")
def test_the_tokens_of_the_box() -> None:
    """Sixteen tokens of eight kinds, before any is laid out."""
    assert start().reserve() == {
        "influence": 4,
        "zenithium-1": 3,
        "credits-3": 2,
        "credits-4": 2,
        "badge": 2,
        "mobilize-2": 1,
        "transfer-1": 1,
        "exile-2": 1,
    }


@pytest.mark.rules("1.4")
def test_the_row_of_planets_does_not_close() -> None:
    """A run of two has the four neighbouring pairs, and never Jupiter with Mercury."""
    table = scene(hand=["amytis"], boards="SUN", zenithium=(2, 0), levels=({"animod": 1}, {}))
    table.play("develop amytis")
    table.sees(
        options=[
            "stretch mercury venus",
            "stretch venus terra",
            "stretch terra mars",
            "stretch mars jupiter",
        ]
    )


@pytest.mark.rules("1.7")
def test_supplies_never_run_out() -> None:
    """More credits and zenithium than the box holds, and a fifth disc of a planet."""
    table = scene(
        hand=["nero", "titus"],
        credits=(500, 500),
        zenithium=(99, 99),
        won=({"terra": 2}, {"terra": 1}),
        discs={"terra": -3},
    )
    table.play("recruit titus", "influence terra").end_turn()
    assert table.won(0, "terra") + table.won(1, "terra") == 4
    table.sees(discs={"terra": 0}, credits=509)


@pytest.mark.rules("1.8")
def test_every_piece_is_in_one_place() -> None:
    """Through a random match no card and no token is lost or doubled (the audit counts them)."""
    rng = Rng(5)
    for seats in (2, 4):
        state = GAME.start(seats)
        while not state.is_over and state.turn < 60:
            legal = state.legal()
            state.apply(state.draw(rng) if state.seat == CHANCE else legal[rng.below(len(legal))])
            assert GAME.audit(state) == []
