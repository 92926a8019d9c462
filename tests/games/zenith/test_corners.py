"""Scenes for what is easily got wrong: frames, picks, moved cards, rulings that meet."""

import pytest
from tests.games.zenith.scene import CARDS, GAME, Scene, scene

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY

# Rulings that meet.


@pytest.mark.rules("10.10", "Z04", "Z05")
def test_sir_sam_gets_no_other_disc_when_the_last_one_has_just_come_across() -> None:
    """Z05 lets influence fall back on another planet; centring a disc is no influence."""
    table = scene(
        hand=["sir-sam"],
        discs={"terra": -1, "mars": 2},
        options={"opponent_side_fallback": True},
    )
    table.play("recruit sir-sam").sees(discs=(0, 0, 0, 2, 0), done=True)


@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_by_the_other_ruling_brings_back_any_disc_off_its_centre() -> None:
    table = scene(
        hand=["sir-sam"],
        discs={"mars": 2, "venus": -1, "jupiter": None},
        options={"center_any_disc": True},
    )
    table.play("recruit sir-sam").sees(options=["center venus", "center terra", "center mars"])


# The order of frames.


@pytest.mark.rules("4.8", "9.5")
def test_tokens_that_win_discs_are_applied_innermost_first() -> None:
    table = scene(
        hand=["felis"],
        discs={"venus": 3, "mars": 3, "terra": 3},
        tokens={"venus": "influence", "mars": "influence", "terra": "zenithium-1"},
    )
    table.play("recruit felis", "influence mars", "influence terra")
    gained = [event.args["amount"] for event in table.told() if event.kind == "gain"]
    # Terra's token, then Felis: 3 for self, 1 for the opponent.
    assert gained == [1, 3, 1]
    table.sees(spent={"influence": 2, "zenithium-1": 1}, won=3, done=True)


@pytest.mark.rules("12.4", "12.5", "9.1")
def test_victory_inside_a_chain_of_tokens_throws_the_rest_away() -> None:
    table = scene(
        hand=["felis"],
        discs={"venus": 3, "mars": 3, "terra": 3},
        won=({"venus": 2, "mars": 1}, {}),
        tokens={"venus": "badge", "mars": "influence", "terra": "zenithium-1"},
    )
    table.play("recruit felis")
    table.sees(
        asked=(NOBODY, "absolute"),
        zenithium=1,
        badge=None,
        tokens={"venus": "badge", "mars": "influence", "terra": "zenithium-1"},
    )


@pytest.mark.rules("12.5")
def test_a_token_being_applied_when_the_match_ends_counts_as_spent() -> None:
    table = scene(
        hand=["felis"],
        discs={"venus": 3, "mars": 3},
        won=({"venus": 1, "mars": 1, "terra": 1}, {}),
        tokens={"venus": "influence", "mars": "zenithium-1"},
    )
    table.play("recruit felis", "influence mars")
    table.sees(
        asked=(NOBODY, "popular"),
        spent={"influence": 1},
        tokens={"mars": "zenithium-1"},
        zenithium=1,
    )


@pytest.mark.rules("7.4", "7.5", "7.8", "4.8")
def test_a_disc_won_by_a_level_is_finished_before_the_level_token_and_the_rest() -> None:
    table = scene(
        hand=["archimedes"],
        zenithium=(1, 0),
        levels=({"animod": 1, "human": 2, "robot": 2}, {}),
        discs={"mercury": 3},
        tokens={"mercury": "credits-3", "animod": "credits-4"},
    )
    table.play("recruit archimedes", "advance animod", "stretch mercury venus")
    table.play("influence mercury", "influence venus")
    gained = [event.args["amount"] for event in table.told() if event.kind == "gain"]
    # The token of Mercury in the middle of the run, that of level 2, level 1; then the prime.
    assert gained == [3, 4, 2]
    assert table.asked() == (0, "influence")
    table.play("influence terra").sees(discs=(None, 2, 2, 0, 0), done=True)


@pytest.mark.rules("7.6", "9.2", "10.26")
def test_the_token_of_level_two_can_be_gone_before_anybody_arrives() -> None:
    table = scene(
        hands=[["handy-luke", "archimedes"], ["guy-gambler"]],
        levels=({"animod": 1}, {}),
        credits=(20, 0),
        tokens={"animod": "credits-4"},
    )
    table.play("recruit handy-luke", "take animod").end_turn()
    table.play("lead guy-gambler").end_turn()
    assert table.credits(0) == 20
    table.play("recruit archimedes", "advance animod", "stretch mercury venus")
    table.play("influence mercury", "influence venus").sees(credits=16, done=True)


# The card that was moved.


@pytest.mark.rules("10.34", "10.41", "4.8")
def test_cards_mobilized_by_a_token_do_not_count_as_those_of_the_chain() -> None:
    table = scene(hand=["domitian"], discs={"venus": 3}, tokens={"venus": "mobilize-2"})
    table.play("recruit domitian", "mobilize felis")
    table.play("mobilize zenon", "mobilize nero")
    table.sees(discs=(0, None, 0, 1, 0), asked=(CHANCE, "mobilize"))
    table.play("mobilize ivan").sees(discs={"jupiter": 1})
    table.play("mobilize v3rn3").sees(discs=(0, None, 1, 1, 1), done=True)


@pytest.mark.rules("10.34", "10.43")
def test_the_rounds_of_p_four_use_different_columns_the_recruited_card_among_them() -> None:
    table = scene(
        hand=["br4dbury"],
        boards="SUP",
        zenithium=(3, 0),
        levels=({"robot": 3}, {}),
        columns=({"venus": ["felis"], "mars": ["titus"]}, {}),
    )
    table.play("recruit br4dbury", "advance robot")
    assert table.options() == ["exile own venus", "exile own mars"]
    table.play("exile own venus")
    table.sees(discard=["br4dbury"], discs={"venus": 3}, options=["exile own mars"])
    table.play("exile own mars").sees(discs={"mars": 2})
    # P 3 brings 10 credits, P 2 and P 1 mobilize.
    assert table.credits(0) == 17
    table.play("mobilize nero", "mobilize ivan").sees(done=True)


@pytest.mark.rules("10.34", "10.43")
def test_p_four_with_one_column_stops_after_the_first_round() -> None:
    table = scene(
        hand=["br4dbury"],
        boards="SUP",
        zenithium=(3, 0),
        levels=({"robot": 3}, {}),
        columns=({"venus": ["felis", "cresus"]}, {}),
    )
    table.play("recruit br4dbury", "advance robot", "exile own venus")
    table.sees(columns={"venus": ["felis", "cresus"]}, asked=(CHANCE, "mobilize"))


@pytest.mark.rules("10.34", "10.43", "4.4")
def test_p_four_counts_a_column_as_used_though_its_disc_is_off() -> None:
    table = scene(
        hand=["br4dbury"],
        boards="SUP",
        zenithium=(3, 0),
        levels=({"robot": 3}, {}),
        discs={"venus": 3},
        columns=({"venus": ["felis"], "mars": ["titus"]}, {}),
    )
    table.play("recruit br4dbury", "advance robot", "exile own venus")
    table.sees(won={"venus": 1}, options=["exile own mars"])


@pytest.mark.rules("10.20", "11.6")
def test_a_card_that_exiled_itself_can_be_drawn_at_the_end_of_the_turn() -> None:
    table = scene(hand=["wul"], deck=[], columns=({"mercury": ["nero"]}, {}))
    table.play("recruit wul", "accept 1").sees(options=["draw nero", "draw wul"])
    table.play("draw wul", "draw nero").sees(hand=["nero", "wul"], asked=(1, "turn"))


# Picks.


@pytest.mark.rules("10.38", "Z11")
def test_picks_of_a_card_and_of_the_level_it_develops_are_kept_apart() -> None:
    """N 3 differs only from its own pick, not from a prime or the card that raised it."""
    table = scene(hand=["br4dbury"], zenithium=(2, 0), levels=({"robot": 2}, {}), discs={"mars": 2})
    table.play("recruit br4dbury", "advance robot", "influence mars")
    table.sees(won={"mars": 1}, influence="mercury venus terra jupiter")


@pytest.mark.rules("10.38")
def test_a_planet_picked_and_won_does_not_come_back_as_a_different_one() -> None:
    table = scene(hand=["charlemagne"], discs={"mars": 3, "jupiter": None, "mercury": None})
    table.play("recruit charlemagne", "influence mars").sees(influence="venus terra")
    table.play("influence venus", "influence terra").sees(discs=(None, 1, 2, None, None), done=True)


# The seat that acts.


@pytest.mark.rules("10.22", "13.1")
def test_in_a_team_the_seat_on_turn_discards_from_its_own_hand() -> None:
    table = scene(
        seats=4, on_turn=1, second=0, hands=[["nero"], ["elisabeth", "titus"], ["felis"], ["ivan"]]
    )
    table.play("recruit elisabeth").sees(asked=(1, "discard"), options=["discard titus"])
    table.play("discard titus").sees(hand=["nero"], zenithium=2, done=True)


@pytest.mark.rules("9.4", "10.20")
def test_a_token_of_the_opponent_exiles_from_the_side_on_turn() -> None:
    """Its own columns are safe, though it is not its turn."""
    table = scene(
        hand=["titus"],
        on_turn=1,
        discs={"venus": 3},
        tokens={"venus": "exile-2"},
        columns=({"terra": ["zenon"]}, {"jupiter": ["ivan", "geta"]}),
    )
    table.play("recruit titus", "influence venus")
    table.sees(asked=(0, "exile"), options=["exile opponent mars", "exile opponent jupiter"])
    table.play("exile opponent jupiter", "exile opponent jupiter")
    table.sees(columns={"terra": ["zenon"]}, credits=(..., 21))


# Questions that cannot do anything are not put; nothing is asked twice.


@pytest.mark.rules("10.2")
def test_no_card_asks_anything_at_an_empty_table_but_what_it_can_do() -> None:
    """With all discs off, nothing in play and nothing held, only choices and develops remain."""
    off = {"mercury": None, "venus": None, "terra": None, "mars": None, "jupiter": None}
    asked = {}
    for card in CARDS:
        table = scene(hand=[card], discs=off, zenithium=(0, 0), deck=[])
        asked[card] = table.play(f"recruit {card}").asked()
    still = {card: kind for card, (seat, kind) in asked.items() if (seat, kind) != (1, "turn")}
    develop = dict.fromkeys(["archimedes", "as1m0v", "br4dbury", "buj0ld", "doc-wissen"], "develop")
    choose = dict.fromkeys(["caesar", "geta", "ramses", "v4nc3"], "choose")
    assert still == {**develop, **choose, "orw3ll": "token"}


# Positions.


@pytest.mark.rules("1.8")
def test_a_position_described_without_its_frames_is_the_position_that_was_played() -> None:
    """Equal truths are equal: a turn about to be played needs no frames in its description."""
    state = GAME.start()
    rng = Rng(5)
    while state.turn < 4 or state.seat == CHANCE:
        state.apply(state.draw(rng) if state.seat == CHANCE else state.legal()[0])
    described = state.position()
    del described["frames"]
    assert Scene(GAME.position(described)).state == state
