"""Where implementations of Zenith go wrong: the public bug histories, item by item."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import CARDS, Columns, scene

from perihelion.kernel.state import CHANCE, NOBODY

PLANETS: Final = ("mercury", "venus", "terra", "mars", "jupiter")
NO_DISCS: Final[dict[str, int | None]] = dict.fromkeys(PLANETS)
MINE: Final[Columns] = {"mars": ["titus"]}


# A choice with no candidate.


@pytest.mark.rules("10.2", "10.37")
def test_a_planet_of_choice_with_no_disc() -> None:
    """Every disc but the own one is off, and that one is won first: no question, no crash."""
    discs = {**NO_DISCS, "mars": 3}
    table = scene(hand=["little-bob"], discs=discs).play("recruit little-bob")
    table.sees(won={"mars": 1}, done=True)


@pytest.mark.rules("10.2", "10.30")
def test_an_offer_whose_reward_has_no_candidate() -> None:
    """Sneaky Jules: no disc in the centre, so the zenithium is not even offered."""
    discs: dict[str, int | None] = dict.fromkeys(PLANETS, 1)
    table = scene(hand=["sneaky-jules"], discs=discs).play("recruit sneaky-jules")
    table.sees(done=True, zenithium=1)


@pytest.mark.rules("10.30", "Z07")
def test_a_cost_may_be_paid_for_nothing() -> None:
    """By the alternative the offer is made all the same."""
    discs: dict[str, int | None] = dict.fromkeys(PLANETS, 1)
    options = {"pay_for_nothing": True}
    table = scene(hand=["sneaky-jules"], discs=discs, options=options)
    table.play("recruit sneaky-jules", "accept 1").sees(zenithium=(0, 2), done=True)


# A "different planet" with one left.


@pytest.mark.rules("10.38", "10.2")
def test_a_different_planet_with_only_the_picked_one_left() -> None:
    """F4RM3R with Mars alone on its track: the second influence is ignored."""
    discs = {**NO_DISCS, "mars": 0}
    table = scene(hand=["f4rm3r"], discs=discs).play("recruit f4rm3r").sees(influence="mars")
    assert table.play("influence mars").disc("mars") == 1
    assert table.is_done()


@pytest.mark.rules("10.38", "10.2")
def test_a_different_planet_with_one_other_left() -> None:
    """Charlemagne with two discs: two picks, the third is ignored."""
    discs = {**NO_DISCS, "mars": 0, "venus": 0}
    table = scene(hand=["charlemagne"], discs=discs)
    table.play("recruit charlemagne", "influence mars").sees(influence="venus")
    assert table.play("influence venus").is_done()


# "From the centre" with none there.


@pytest.mark.rules("10.39", "10.2")
def test_none_in_the_centre() -> None:
    """4ND3RS0N: ignored."""
    discs: dict[str, int | None] = dict.fromkeys(PLANETS, -1)
    discs["mars"] = 0
    table = scene(hand=["4nd3rs0n"], discs=discs).play("recruit 4nd3rs0n")
    table.sees(discs=(-1, -1, -1, 1, -1), done=True)


@pytest.mark.rules("10.39")
def test_the_own_influence_may_bring_a_disc_to_the_centre() -> None:
    """Mars comes to the centre by the first effect and is the one candidate of the second."""
    discs: dict[str, int | None] = dict.fromkeys(PLANETS, -1)
    scene(hand=["4nd3rs0n"], discs=discs).play("recruit 4nd3rs0n").sees(influence="mars")


# Too few to exile, transfer, give, spend, take.


@pytest.mark.rules("10.3", "10.20")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_exile_with_too_few(cards: int) -> None:
    """V4N V0GT exiles as many as there are, then gains its zenithium."""
    table = scene(hand=["v4n-v0gt"], columns=({}, {"mars": ["titus", "bish0p"][:cards]}))
    table.play("recruit v4n-v0gt", *["exile opponent mars"] * cards)
    assert len(table.discard()) == cards
    assert table.zenithium(0) == 3


@pytest.mark.rules("10.3", "10.19")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_transfer_with_too_few(cards: int) -> None:
    """GIBS0N transfers as many as there are; without the badge nothing follows."""
    table = scene(hand=["gibs0n"], columns=({}, {"mars": ["titus", "bish0p"][:cards]}))
    table.play("recruit gibs0n", *["transfer mars"] * cards)
    assert len(table.column(0, "mars")) == cards
    assert table.is_done()


@pytest.mark.rules("10.30", "10.29")
@pytest.mark.parametrize(("cards", "rungs"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_a_ladder_offers_the_rungs_that_can_be_paid(cards: int, rungs: int) -> None:
    """Wul counts itself: 2, 4 or 7 cards in the Mercury column open 1, 2 or 3 rungs."""
    column = [card for card in CARDS[:18] if card != "wul"][:cards]
    table = scene(hand=["wul"], columns=({"mercury": column}, {})).play("recruit wul")
    if rungs == 0:
        assert table.is_done()
    else:
        assert table.options() == [*(f"accept {n}" for n in range(1, rungs + 1)), "decline"]


@pytest.mark.rules("10.30", "10.21", "Z14")
def test_a_cost_needs_all_its_cards() -> None:
    """Chaka needs two own cards outside Mercury; they may come from one column."""
    scene(hand=["chaka"], columns=(MINE, {})).play("recruit chaka").sees(done=True)
    two = scene(hand=["chaka"], columns=({"mars": ["titus", "bish0p"]}, {}))
    two.play("recruit chaka", "accept 1", "exile own mars", "exile own mars")
    assert two.credits(0) == 12 - 1 + 10


@pytest.mark.rules("10.21", "Z14")
def test_a_cost_may_need_two_columns() -> None:
    """By the alternative Chaka's two cards come from two columns."""
    options = {"chaka_columns": "two_different"}
    one = scene(hand=["chaka"], columns=({"mars": ["titus", "bish0p"]}, {}), options=options)
    assert one.play("recruit chaka").is_done()
    columns = {"mars": ["titus", "bish0p"], "terra": ["zenon"]}
    two = scene(hand=["chaka"], columns=(columns, {}), options=options)
    two.play("recruit chaka", "accept 1", "exile own mars").sees(options=["exile own terra"])


@pytest.mark.rules("10.16", "10.30")
def test_give_with_too_few() -> None:
    """Secret Kali wants 3 credits after her price of 2."""
    scene(hand=["secret-kali"], credits=(4, 0)).play("recruit secret-kali").sees(done=True)
    table = scene(hand=["secret-kali"], credits=(5, 0)).play("recruit secret-kali", "accept 1")
    assert (table.credits(0), table.credits(1)) == (0, 3)


@pytest.mark.rules("10.15", "10.30")
@pytest.mark.parametrize(("zenithium", "rungs"), [(0, 0), (1, 1), (3, 2), (4, 3)])
def test_spend_with_too_few(zenithium: int, rungs: int) -> None:
    """Stessy Power: 1, 2 or 4 zenithium, as far as they reach; paid to the supply."""
    table = scene(hand=["stessy-power"], zenithium=(zenithium, 0)).play("recruit stessy-power")
    if rungs == 0:
        assert table.is_done()
    else:
        assert len(table.options()) == rungs + 1
        assert table.play("accept 1").zenithium(0) == zenithium - 1
        assert table.zenithium(1) == 0


@pytest.mark.rules("10.17")
@pytest.mark.parametrize("there", [0, 1, 2, 3, 4])
def test_take_with_too_few(there: int) -> None:
    """Technology U, level 3: exactly the amount, at most what there is."""
    table = scene(
        hand=["punk-mari"], levels=({"human": 2}, {}), zenithium=(3, 0), credits=(5, there)
    )
    table.play("develop punk-mari").sees(credits=(5 + min(there, 3), max(there - 3, 0)))


# Discard with an empty hand.


@pytest.mark.rules("10.22", "10.2")
@pytest.mark.parametrize("card", ["atlas", "elisabeth", "punk-mari"])
def test_discard_with_an_empty_hand(card: str) -> None:
    """The recruited card has left the hand already: nothing to discard, the rest follows."""
    table = scene(hand=[card], zenithium=(0, 0)).play(f"recruit {card}").sees(discard=[])
    if card == "atlas":
        assert table.badge() == "0 silver"
    elif card == "elisabeth":
        assert table.zenithium(0) == 1
    else:
        assert table.asked() == (0, "influence")


@pytest.mark.rules("10.22")
def test_discard_of_choice_and_of_all() -> None:
    """One card of choice; or the whole hand without a question."""
    table = scene(hand=["elisabeth", "wul", "nero"]).play("recruit elisabeth")
    assert table.options() == ["discard nero", "discard wul"]
    assert table.play("discard nero").discard() == ["nero"]
    whole = scene(hand=["punk-mari", "wul", "nero"]).play("recruit punk-mari")
    whole.sees(hand=[], discard=["nero", "wul"])


# Mobilize with deck and discard empty, and the reshuffle in the middle of it.


@pytest.mark.rules("10.18", "10.2", "11.5")
def test_mobilize_with_nothing_left() -> None:
    """H4MILT0N finds no card: ignored."""
    scene(hand=["h4milt0n"], deck=[]).play("recruit h4milt0n").sees(asked=(1, "turn"))


@pytest.mark.rules("10.18", "11.4", "11.6")
def test_a_reshuffle_in_the_middle_of_a_mobilization() -> None:
    """One card in the deck, one on the pile: both are mobilized."""
    table = scene(hand=["h4milt0n"], deck=["nero"], discard=["khan"])
    table.play("recruit h4milt0n", "mobilize nero").sees(options=["mobilize khan"])
    table.play("mobilize khan").sees(columns={"mercury": ["h4milt0n", "nero", "khan"]})
    assert "reshuffle" in table.events()


@pytest.mark.rules("11.6")
def test_cards_exiled_this_turn_are_shuffled_in() -> None:
    """Charlize Gun's victim is drawn at the end of the same turn."""
    table = scene(hand=["charlize-gun"], deck=["nero"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit charlize-gun", "mobilize nero", "transfer mars").sees(asked=(1, "turn"))
    other = scene(hand=["v4n-v0gt"], deck=[], columns=({}, {"mars": ["titus"]}))
    other.play("recruit v4n-v0gt", "exile opponent mars").sees(options=["draw titus"])


# Several impossible effects in a row.


@pytest.mark.rules("10.2")
def test_five_impossible_effects_in_a_row() -> None:
    """Magellan's transfers without a single opposing card."""
    table = scene(hand=["magellan"]).play("recruit magellan", "influence mars", "influence venus")
    assert table.events().count("skipped") == 5
    assert table.is_done()


@pytest.mark.rules("10.2", "10.30")
def test_nothing_on_a_card_can_be_applied() -> None:
    """L0V3CR4FT with its disc gone and no card to exile: straight to the end."""
    table = scene(hand=["l0v3cr4ft"], discs={"terra": None}).play("recruit l0v3cr4ft")
    table.sees(events=["recruit", "skipped", "skipped", "skipped", "skipped", "skipped"], done=True)


@pytest.mark.rules("10.2", "7.4")
def test_impossible_levels_in_a_column() -> None:
    """P level 4 without cards anywhere: its ten credits still come."""
    table = scene(
        hand=["wul"],
        boards="SUP",
        levels=({"robot": 3}, {}),
        zenithium=(4, 0),
        credits=(0, 0),
        deck=[],
    )
    table.play("develop wul", "mobilize wul").sees(credits=10, asked=(1, "turn"))


# A disc captured for the opponent on my turn, its token and its choices, then back to me.


@pytest.mark.rules("4.7", "9.4", "9.5")
def test_a_capture_for_the_opponent_and_back() -> None:
    """Baron Goro gives Venus away; they transfer my card; then my zenithium comes, and my draw."""
    table = scene(
        hands=[["baron-goro"], ["wul"]],
        discs={"venus": -3},
        tokens={"venus": "transfer-1"},
        columns=({"mars": ["titus"]}, {}),
    )
    table.play("recruit baron-goro", "influence venus")
    table.sees(asked=(1, "transfer"), options=["transfer terra", "transfer mars"], zenithium=1)
    table.play("transfer terra")
    table.sees(columns=({}, {"terra": ["baron-goro"]}), zenithium=4, done=True)
    assert table.end_turn().asked() == (1, "turn")
    assert len(table.hand(0)) == 4
    assert table.hand(1) == ["wul"]


@pytest.mark.rules("4.7", "9.4", "10.23")
def test_a_badge_token_captured_for_the_opponent() -> None:
    """They take the badge although I do not hold it."""
    table = scene(hand=["titus"], discs={"venus": -3}, tokens={"venus": "badge"})
    assert table.play("recruit titus", "influence venus").badge() == "1 silver"


# The order planet, token, bonus.


@pytest.mark.rules("4.8", "7.5", "7.8")
def test_planet_token_then_level_token_then_prime() -> None:
    """S level 2 wins Mars: its token, then the token of the level, then level 1, then the prime."""
    table = scene(
        hand=["nero"],
        levels=({"animod": 1, "human": 2, "robot": 2}, {}),
        zenithium=(2, 0),
        credits=(0, 0),
        discs={"mars": 3},
        tokens={"mars": "credits-4", "animod": "zenithium-1"},
    )
    table.play("develop nero", "stretch mars jupiter", "influence mars", "influence jupiter")
    assert table.state.decision().source == "prime:2"
    told = [
        event.cause for event in table.told() if event.kind in {"gain", "win-disc", "influence"}
    ]
    assert told == [
        "level:S:2",
        "level:S:2",
        "token:credits-4",
        "level:S:2",
        "token:zenithium-1",
        "level:S:1",
    ]


# Victory in the middle of a list of effects.


@pytest.mark.rules("12.4", "12.5")
def test_victory_in_the_middle_of_a_list() -> None:
    """Queen Suzanne's influence wins: no zenithium, no badge."""
    table = scene(hand=["queen-suzanne"], discs={"mars": 2}, won=({"mars": 2}, {}))
    table.play("recruit queen-suzanne", "influence mars")
    table.sees(asked=(NOBODY, "absolute"), zenithium=1, badge=None)


# Refill with nothing left.


@pytest.mark.rules("11.5")
def test_refill_with_nothing_left() -> None:
    """No card anywhere but in the other hand: the turn ends without a draw."""
    scene(hand=["cresus"], deck=[]).play("recruit cresus").sees(hand=[], asked=(1, "turn"))


# Four seats: who is the opponent.


@pytest.mark.rules("1.1", "13.1", "10.19")
@pytest.mark.parametrize(("seat", "side"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_the_opponent_is_the_other_team(seat: int, side: int) -> None:
    """Whoever of a team leads, gains, is given or loses: it is always between the teams."""
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = ["zenon"]
    table = scene(hands=hands, seats=4, on_turn=seat).play("recruit zenon")
    assert table.credits(side) == 12 - 1 + 8
    assert table.credits(1 - side) == 12 + 2
    assert table.disc("terra") == (1 if side == 0 else -1)
    assert table.column(side, "terra") == ["zenon"]


@pytest.mark.rules("13.10", "9.4", "Z16")
@pytest.mark.parametrize(("seat", "answers"), [(1, 3), (3, 1)])
def test_the_member_at_the_same_end_answers(seat: int, answers: int) -> None:
    """Titus' influence wins the other team a token: the member opposite chooses."""
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = ["titus"]
    side = seat // 2
    table = scene(
        hands=hands,
        seats=4,
        on_turn=seat,
        discs={"venus": -3 if side == 0 else 3},
        tokens={"venus": "influence"},
    )
    table.play("recruit titus", "influence venus").sees(asked=(answers, "influence"))
    table.play("influence jupiter")
    table.sees(discs={"jupiter": -1 if side == 0 else 1}, asked=(CHANCE, "draw"))
    assert table.state.on_turn == seat


@pytest.mark.rules("10.12")
def test_planets_in_play_are_those_of_the_named_side() -> None:
    """Ivan counts the opponent's columns, Geronimo his own."""
    columns: tuple[Columns, Columns] = (MINE, {"terra": ["zenon"], "venus": ["cresus", "felis"]})
    assert scene(hand=["ivan"], columns=columns).play("recruit ivan").credits(0) == 12 - 1 + 4
    scene(hand=["geronimo"], columns=columns).play("recruit geronimo").sees(credits=12 - 2 + 4)


@pytest.mark.rules("10.13")
@pytest.mark.parametrize("started", [0, 1, 2, 3])
def test_technologies_started(started: int) -> None:
    """Moussa: 0, 4, 8 or 12 credits; how high they are does not matter."""
    levels = dict.fromkeys(("animod", "human", "robot")[:started], 3)
    table = scene(hand=["moussa"], levels=(levels, {"animod": 1})).play("recruit moussa")
    assert table.credits(0) == 12 - 2 + 4 * started


@pytest.mark.rules("10.14", "10.41")
def test_the_printed_cost_of_a_moved_card() -> None:
    """Captain Andreev: 9 credits for Khan, whatever lies beneath him."""
    columns: tuple[Columns, Columns] = ({"mercury": ["nero"]}, {"mercury": ["wul", "khan"]})
    table = scene(hand=["captain-andreev"], columns=columns)
    table.play("recruit captain-andreev", "accept 1", "transfer mercury")
    table.sees(credits=12 - 4 + 9, columns={"mercury": ["nero", "khan"]})


@pytest.mark.rules("10.31", "Z08")
def test_any_card_may_pay_for_a_planet() -> None:
    """Ice June: once one card would help, another may be discarded for nothing."""
    table = scene(hand=["ice-june", "nero", "cresus"], discs={"venus": None})
    table.play("recruit ice-june", "accept 1").sees(options=["discard nero", "discard cresus"])
    assert table.play("discard cresus").disc("venus") is None


@pytest.mark.rules("10.31", "Z08")
def test_only_rewarding_cards_may_pay_for_a_planet() -> None:
    """By the alternative only cards of planets with a disc."""
    options = {"useless_cost_choice": "rewarding_cards_only"}
    table = scene(hand=["ice-june", "nero", "cresus"], discs={"venus": None}, options=options)
    table.play("recruit ice-june", "accept 1").sees(options=["discard nero"])


@pytest.mark.rules("10.32", "Z19")
def test_an_impossible_branch_may_be_chosen() -> None:
    """Ramses: two transfers from nobody, by choice; by the alternative not."""
    table = scene(hand=["ramses"]).play("recruit ramses").sees(options=["choose 1", "choose 2"])
    assert table.play("choose 1").is_done()
    options = {"choose_impossible": False}
    scene(hand=["ramses"], options=options).play("recruit ramses").sees(options=["choose 2"])


@pytest.mark.rules("10.32", "Z19")
def test_only_impossible_branches() -> None:
    """Geta's branches: the gold badge already held, but credits can always be gained."""
    options = {"choose_impossible": False}
    table = scene(hand=["geta"], badge="0 gold", options=options).play("recruit geta")
    assert table.options() == ["choose 2"]
