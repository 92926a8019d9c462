"""Who knows what, and that questions betray nothing (README chapter 14)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import CARDS, GAME, Scene, scene

from perihelion.games.zenith.views.view import ZenithView
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, State
from perihelion.kernel.table_options import Value

PLANETS: Final = ("mercury", "venus", "terra", "mars", "jupiter")
SPECTATOR: Final = 2
"""With two seats: nobody's seat."""


def view(table: Scene, seat: int) -> ZenithView:
    seen = table.state.view(seat)
    assert isinstance(seen, ZenithView)
    return seen


def knows_same(one: State, other: State, seat: int) -> bool:
    """Whether two truths look the same to a seat: state, view and key."""
    blind, twin = one.blind(seat), other.blind(seat)
    return blind == twin and blind.key() == twin.key() and one.view(seat) == other.view(seat)


def first_hands(**options: Value) -> Scene:
    """Both seats hold their first four cards, seat 0 will start."""
    table = Scene(GAME.start(2, {"technology": "SUN", **options}))
    table.play(*["token influence"] * 4, *["token zenithium-1"] * 3, "token badge", "first 0")
    for card in (
        "amytis",
        "atlas",
        "chaka",
        "cl4rke",
        "archimedes",
        "as1m0v",
        "br4dbury",
        "buj0ld",
    ):
        table.play(f"draw {card}")
    return table


@pytest.mark.rules("14.1")
def test_a_hand_is_its_seats_alone() -> None:
    """The holder sees the cards; the other seat and spectators see how many."""
    table = scene(hands=[["nero", "wul"], ["khan"]])
    assert view(table, 0).seats[0].hand == ("nero", "wul")
    for seat in (1, SPECTATOR):
        assert view(table, seat).seats[0].hand == ()
        assert view(table, seat).seats[0].hand_size == 2
    assert view(table, SPECTATOR).seats[1].hand == ()


@pytest.mark.rules("14.1", "14.7")
def test_another_hand_looks_the_same_from_outside() -> None:
    """Exchange a hidden card with one of the deck: nobody else can tell."""
    one = scene(hands=[["nero", "wul"], ["khan"]]).state
    other = scene(hands=[["nero", "wul"], ["atlas"]]).state
    assert knows_same(one, other, 0)
    assert knows_same(one, other, SPECTATOR)
    assert not knows_same(one, other, 1)


@pytest.mark.rules("14.1", "13.1")
def test_not_even_the_partner_knows_a_hand() -> None:
    """Partners share everything but their cards."""
    hands = [["nero"], ["wul"], ["khan"], ["atlas"]]
    table = scene(hands=hands, seats=4)
    assert view(table, 1).seats[0].hand == ()
    other = scene(hands=[["cresus"], *hands[1:]], seats=4)
    assert knows_same(table.state, other.state, 1)


@pytest.mark.rules("14.2")
def test_the_deck_is_nobodys() -> None:
    """Its size is public; its cards lie among the unseen with the hidden hands."""
    table = scene(hands=[["nero"], ["khan"]], discard=["wul"])
    seen = view(table, 0)
    assert seen.deck == 87
    assert len(seen.unseen) == 88
    assert "khan" in seen.unseen
    assert not {"nero", "wul"} & set(seen.unseen)


@pytest.mark.rules("14.3")
def test_the_reserve_can_be_counted() -> None:
    """What lies face down is what lies nowhere else; the order is no part of the state."""
    table = scene(hand=["nero"], tokens={"mars": "badge"}, spent={"badge": 1, "influence": 4})
    assert view(table, SPECTATOR).reserve == {
        "zenithium-1": 3,
        "credits-3": 2,
        "credits-4": 2,
        "mobilize-2": 1,
        "transfer-1": 1,
        "exile-2": 1,
    }


@pytest.mark.rules("14.6", "Z18")
def test_everything_else_is_public() -> None:
    """Covered cards, the whole discard pile, spent tokens, stocks, levels, discs."""
    table = scene(
        hands=[["nero"], ["khan"]],
        columns=({"mars": ["titus", "bish0p"]}, {"venus": ["cresus"]}),
        discard=["wul", "atlas", "zenon"],
        spent={"badge": 1},
        levels=({"robot": 2}, {}),
        credits=(7, 3),
        badge="1 gold",
        discs={"terra": -2},
    )
    for seat in (0, 1, SPECTATOR):
        seen = view(table, seat)
        assert seen.sides[0].columns["mars"] == ("titus", "bish0p")
        assert set(seen.discard) == {"wul", "atlas", "zenon"}
        assert seen.spent == {"badge": 1}
        assert seen.sides[0].levels["robot"] == 2
        assert (seen.sides[0].credits, seen.sides[1].credits) == (7, 3)
        assert seen.sides[1].badge == "gold"
        assert seen.discs["terra"] == -2


@pytest.mark.rules("14.6", "3.2", "Z18")
def test_cards_put_aside_are_public_afterwards() -> None:
    """The whole pile is open, the first cards on it too."""
    table = first_hands()
    table.play("mulligan atlas", seat=0).play("mulligan as1m0v", seat=1)
    assert view(table, SPECTATOR).discard == ("atlas", "as1m0v")


# The first hands.


@pytest.mark.rules("14.5", "3.2", "Z20")
def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    """That seat 0 has chosen is public, what it chose is not."""
    one, other = first_hands(), first_hands()
    assert one.state.audience_of(0, one.state.legal(0)[3]) == 0b01
    one.play("mulligan atlas", seat=0)
    other.play("mulligan none", seat=0)
    assert view(one, 1).chosen == (0,)
    assert knows_same(one.state, other.state, 1)
    assert knows_same(one.state, other.state, SPECTATOR)
    assert not knows_same(one.state, other.state, 0)


@pytest.mark.rules("14.5", "14.7")
def test_hidden_choices_are_asked_alike() -> None:
    """Whatever seat 0 chose, seat 1 has the same sixteen answers."""
    one, other = first_hands(), first_hands()
    one.play("mulligan atlas chaka", seat=0)
    other.play("mulligan none", seat=0)
    assert one.options(seat=1) == other.options(seat=1)
    assert one.state.decision(1) == other.state.decision(1)


@pytest.mark.rules("14.5", "Z20")
def test_choices_in_turn_are_seen_at_once() -> None:
    """One after the other, onto the discard pile: everybody sees each."""
    table = first_hands(mulligan_order="turn_order")
    assert table.state.audience_of(0, table.state.legal(0)[3]) == EVERYONE


@pytest.mark.rules("14.5", "Z21")
def test_cards_shuffled_back_are_not_shown() -> None:
    """Back into the deck: how many is public, which is not, also in the story told."""
    options = {"mulligan_destination": "shuffled_into_deck"}
    one, other = first_hands(**options), first_hands(**options)
    one.play("mulligan atlas", seat=0).play("mulligan none", seat=1)
    other.play("mulligan chaka", seat=0).play("mulligan none", seat=1)
    one.play("draw nero")
    other.play("draw nero")
    assert knows_same(one.state, other.state, 1)
    assert GAME.events_for(one.log, 1) == GAME.events_for(other.log, 1)
    assert "card:atlas" not in str(GAME.events_for(one.log, SPECTATOR))


# Draws.


@pytest.mark.rules("15.4", "14.1")
def test_a_drawn_card_is_told_to_its_seat() -> None:
    """The audience of a draw is one seat; of a mobilization and a token, everybody."""
    table = scene(hand=["cresus"]).play("recruit cresus").sees(asked=(CHANCE, "draw"))
    assert table.state.chance().audience == (0,)
    mobilizing = scene(hand=["w4ts0n"]).play("recruit w4ts0n")
    assert mobilizing.state.chance().audience is None
    drawing = scene(hand=["orw3ll"]).play("recruit orw3ll")
    assert drawing.state.chance().audience is None


@pytest.mark.rules("15.4", "14.1", "14.2")
def test_a_draw_looks_the_same_from_outside() -> None:
    """The other seat cannot tell which card came, nor can the story it is told."""
    one = scene(hands=[["cresus"], ["wul"]]).play("recruit cresus", "draw nero")
    other = scene(hands=[["cresus"], ["wul"]]).play("recruit cresus", "draw khan")
    assert knows_same(one.state, other.state, 1)
    for seat in (1, SPECTATOR):
        assert GAME.events_for(one.log, seat) == GAME.events_for(other.log, seat)
    drawn = [event.args["card"] for event in GAME.events_for(one.log, 0) if event.kind == "draw"]
    assert drawn == ["card:nero"]


@pytest.mark.rules("14.1", "14.2")
def test_imagined_worlds_keep_what_is_known() -> None:
    """Own hand, columns and piles stay; the rest is any of the unseen cards."""
    table = scene(
        hands=[["nero", "wul"], ["khan", "atlas"]],
        columns=({"mars": ["titus"]}, {}),
        discard=["zenon"],
    )
    blind = table.state.blind(0)
    rng = Rng(3)
    seen: set[str] = set()
    for _ in range(60):
        world = Scene(GAME.position(blind.imagine(rng).position()))
        world.sees(hand=["nero", "wul"], columns={"mars": ["titus"]}, discard=["zenon"])
        assert len(world.hand(1)) == 2
        seen.update(world.hand(1))
    assert len(seen) > 40


@pytest.mark.rules("14.8", "11.4")
def test_after_a_reshuffle_old_cards_are_in_old_hands() -> None:
    """Khan has not been seen since: it must be in the hand that held its cards before."""
    known = {"wul", "nero", "cresus", "felis", "khan", "atlas"}
    columns: dict[str, list[str]] = {planet: [] for planet in PLANETS}
    for number, card in enumerate(CARDS):
        if card not in known:
            columns[PLANETS[number // 18]].append(card)
    table = scene(
        hands=[["wul"], ["khan", "atlas"]],
        columns=(columns, {}),
        discard=["nero", "cresus", "felis"],
    )
    table.play("lead wul", "draw nero")
    blind = table.state.blind(0)
    rng = Rng(3)
    for _ in range(20):
        world = Scene(GAME.position(blind.imagine(rng).position()))
        assert world.hand(1) == ["atlas", "khan"]
        assert sorted(world.deck()) == ["cresus", "felis", "wul"]


# Cards handed over.


def team_lead(first: str) -> Scene:
    """Seat 0 leads and gives one card to its partner, seat 1."""
    hands = [["wul", "nero", "khan"], ["cresus"], ["titus"], ["bish0p"]]
    table = scene(hands=hands, seats=4, second=1)
    return table.play("lead wul", f"give {first}")


@pytest.mark.rules("14.4", "13.8", "Z24")
def test_a_card_handed_over_is_known_to_two() -> None:
    """Giver and receiver know it; the other team knows that a card changed hands."""
    table = team_lead("nero")
    assert view(table, 1).seats[1].hand == ("nero", "cresus")
    assert view(table, 0).seats[1].hand == ("nero",)
    for seat in (2, 3, 4):
        assert view(table, seat).seats[1].hand == ()
        assert view(table, seat).seats[1].hand_size == 2
        assert view(table, seat).seats[0].hand_size == 1


@pytest.mark.rules("14.4")
def test_another_card_handed_over_looks_the_same_to_the_other_team() -> None:
    """Neither the table nor the story tells which."""
    one, other = team_lead("nero"), team_lead("khan")
    for seat in (2, 3, 4):
        assert knows_same(one.state, other.state, seat)
        assert GAME.events_for(one.log, seat) == GAME.events_for(other.log, seat)
    assert not knows_same(one.state, other.state, 1)


@pytest.mark.rules("14.4")
def test_handing_over_has_an_audience_of_two() -> None:
    """The answer names a card for the team; refusing is public."""
    table = team_lead("nero").sees(options=["give khan", "decline"])
    give, decline = table.state.legal()
    assert table.state.audience_of(0, give) == 0b11
    assert table.state.audience_of(0, decline) == EVERYONE


@pytest.mark.rules("14.4")
def test_imagined_worlds_keep_a_card_handed_over() -> None:
    """The giver never imagines it anywhere else."""
    blind = team_lead("nero").state.blind(0)
    rng = Rng(4)
    for _ in range(20):
        assert "nero" in Scene(GAME.position(blind.imagine(rng).position())).hand(1)


# Questions that must not betray a hand.


@pytest.mark.rules("14.7", "10.30", "10.31")
def test_ice_june_is_asked_on_public_conditions() -> None:
    """A useless hand is asked all the same, with refusing as its one answer."""
    table = scene(hand=["ice-june", "cresus"], discs={"venus": None}).play("recruit ice-june")
    table.sees(asked=(0, "may"), options=["decline"])


@pytest.mark.rules("14.7", "10.30")
def test_ice_june_with_any_hand_looks_the_same() -> None:
    """From outside nobody can tell a useful hand from a useless one by what is asked."""
    one = scene(hand=["ice-june", "cresus"], discs={"venus": None}).play("recruit ice-june")
    other = scene(hand=["ice-june", "nero"], discs={"venus": None}).play("recruit ice-june")
    assert knows_same(one.state, other.state, 1)
    assert one.state.deciders() == other.state.deciders()
    assert other.options() == ["accept 1", "decline"]
    assert knows_same(one.play("decline").state, other.play("decline").state, 1)


@pytest.mark.rules("14.7", "10.30")
def test_ice_june_is_not_asked_when_everybody_sees_why() -> None:
    """No hand card, or no disc on any track: nothing to ask."""
    assert scene(hand=["ice-june"]).play("recruit ice-june").is_done()
    discs: dict[str, int | None] = dict.fromkeys(PLANETS)
    scene(hand=["ice-june", "cresus"], discs=discs).play("recruit ice-june").sees(done=True)


@pytest.mark.rules("14.7", "10.22")
def test_a_discard_is_asked_whatever_the_hand() -> None:
    """Donald Smooth asks as long as there is a card; its cost does not matter."""
    table = scene(hand=["donald-smooth", "cresus"]).play("recruit donald-smooth")
    assert table.options() == ["accept 1", "decline"]
    assert scene(hand=["donald-smooth"]).play("recruit donald-smooth").is_done()


@pytest.mark.rules("14.7")
def test_what_is_asked_of_the_other_seat_is_seen_but_not_its_answers() -> None:
    """Through random matches: another hand of the same size leaves my knowledge as it was."""
    rng = Rng(9)
    state: State = GAME.start(2)
    checked = 0
    while not state.is_over and state.turn < 60:
        if state.turn > 0:
            world = state.blind(0).imagine(rng)
            assert knows_same(state, world, 0)
            assert world.deciders() == state.deciders()
            assert world.seat == state.seat
            checked += 1
        legal = state.legal()
        state.apply(state.draw(rng) if state.seat == CHANCE else legal[rng.below(len(legal))])
    assert checked > 50
