"""Every worked example and every answer of the FAQ in the rulebook, with its figures.

The order is that of the rulebook; Esteban is seat 0 (side 0), as is his team with Moon, seat 1.
"""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import CARDS, scene

from perihelion.kernel.state import CHANCE

ALL_TOKENS: Final = {
    "influence": 4,
    "zenithium-1": 3,
    "credits-3": 2,
    "credits-4": 2,
    "badge": 2,
    "mobilize-2": 1,
    "transfer-1": 1,
    "exile-2": 1,
}


@pytest.mark.rules("6.1", "6.2")
def test_example_esteban_recruits_nero() -> None:
    """Nero costs 7, two Mercury cards lie there: 5 credits; 1 influence on Mercury, 3 zenithium."""
    table = scene(
        hand=["nero"], columns=({"mercury": ["wul", "khan"]}, {}), credits=(5, 0), zenithium=(0, 0)
    )
    table.play("recruit nero").sees(credits=0, discs={"mercury": 1}, zenithium=3)


@pytest.mark.rules("7.1", "7.2", "7.3")
def test_example_esteban_develops_robot_level_1() -> None:
    """A robot card and 1 zenithium; the effect of level 1 at once; then level 2, or the others."""
    table = scene(
        hands=[["wul", "luc4s", "nero", "punk-mari"], ["khan"]],
        columns=({}, {"mars": ["titus"]}),
        zenithium=(3, 0),
    )
    table.play("develop wul").sees(zenithium=2, discard=["wul"])
    assert table.play("transfer mars").column(0, "mars") == ["titus"]
    table.end_turn().play("lead khan", "mobilize atlas", "mobilize chaka").end_turn()
    options = set(table.options())
    assert {"develop luc4s", "develop nero", "develop punk-mari"} <= options


@pytest.mark.rules("7.4", "7.5")
def test_example_esteban_develops_robot_level_2() -> None:
    """2 zenithium: level 2, then, first to arrive, the token, then level 1 again."""
    table = scene(
        hand=["luc4s"],
        levels=({"robot": 1}, {"robot": 1}),
        zenithium=(2, 0),
        columns=({}, {"mars": ["titus"]}),
        tokens={"robot": "credits-3"},
        credits=(0, 0),
    )
    table.play("develop luc4s")
    table.sees(
        zenithium=0,
        events=["develop", "advance", "badge", "token-won", "gain"],
        credits=3,
        spent={"credits-3": 1},
        asked=(0, "transfer"),
    )


@pytest.mark.rules("7.7", "7.8")
def test_example_esteban_completes_the_first_row() -> None:
    """Robot 2 and animod 1; now human 1: its effect, then 1 influence on a planet of choice."""
    table = scene(hand=["punk-mari"], levels=({"robot": 2, "animod": 1}, {}), zenithium=(1, 0))
    table.play("develop punk-mari")
    assert table.state.decision().source == "level:U:1"
    table.play("influence venus")
    assert table.state.decision().source == "prime:1"
    table.sees(
        options=[
            f"influence {planet}" for planet in ("mercury", "venus", "terra", "mars", "jupiter")
        ]
    )
    assert table.play("influence venus").disc("venus") == 2


@pytest.mark.rules("8.1", "8.2", "11.1")
def test_example_esteban_takes_the_leadership() -> None:
    """A robot card: 1 zenithium and the badge from the opponent, silver side up, 5 cards."""
    table = scene(hand=["wul"], badge="1 gold", zenithium=(0, 0)).play("lead wul")
    table.sees(zenithium=1, badge="0 silver")
    assert len(table.end_turn().hand(0)) == 5


@pytest.mark.rules("13.8", "13.9", "11.1")
def test_example_moon_hands_a_card_to_esteban() -> None:
    """Esteban has filled up to 4. Moon takes the badge, gives him 1 card, and fills up to 5."""
    table = scene(
        hands=[["cresus"], ["wul", "nero", "khan", "atlas"], ["titus"], ["bish0p"]],
        seats=4,
        second=1,
    )
    table.play("recruit cresus").end_turn()
    assert len(table.hand(0)) == 4
    assert table.asked() == (1, "turn")
    table.play("lead wul", "give nero", "decline").end_turn()
    assert table.badge() == "0 silver"
    assert len(table.hand(1)) == 5
    assert len(table.hand(0)) == 5
    assert "nero" in table.hand(0)


@pytest.mark.rules("13.9", "11.1")
def test_example_esteban_profits_from_the_badge_later() -> None:
    """On his next turn, with the team still holding the badge, he fills up to 5."""
    table = scene(hands=[["cresus"], ["wul"], ["titus"], ["bish0p"]], seats=4, badge="0 silver")
    assert len(table.play("recruit cresus").end_turn().hand(0)) == 5


@pytest.mark.rules("13.6", "13.7", "13.1")
def test_example_moon_plays_before_esteban() -> None:
    """The team has 2 zenithium; Moon goes first and gains the third; Esteban develops animod 3."""
    table = scene(
        hands=[["nero"], ["bruss0l0"], ["titus"], ["bish0p"]],
        seats=4,
        ends=(0, 2),
        levels=({"animod": 2}, {}),
        zenithium=(2, 0),
        on_turn=2,
        second=3,
    )
    table.play("lead titus", "mobilize khan", "mobilize atlas").end_turn()
    table.play("lead bish0p").end_turn()
    assert table.asked() == (0, "order")
    table.play("begin diplomacy").sees(asked=(1, "turn"))
    table.play("recruit bruss0l0").sees(zenithium=3)
    table.end_turn()
    assert len(table.hand(1)) == 4
    assert table.asked() == (0, "turn")
    table.play("develop nero").sees(levels={"animod": 3}, zenithium=0)


# FAQ.


@pytest.mark.rules("11.4")
def test_faq_the_deck_is_used_up() -> None:
    """The discard pile is shuffled into a new deck."""
    table = scene(hand=["wul"], deck=[], discard=["khan", "nero"]).play("lead wul")
    table.sees(deck=["khan", "nero", "wul"], discard=[])


@pytest.mark.rules("9.3")
def test_faq_the_reserve_of_tokens_is_used_up() -> None:
    """The spent tokens are shuffled into a new reserve."""
    table = scene(hand=["orw3ll"], spent=ALL_TOKENS).play("recruit orw3ll")
    table.sees(reserve=ALL_TOKENS, asked=(CHANCE, "token"))


@pytest.mark.rules("9.2")
@pytest.mark.parametrize("how", ["disc", "level", "card"])
def test_faq_board_tokens_are_not_replaced(how: str) -> None:
    """Whatever took them: a disc, a level 2, or Handy Luke."""
    table = scene(
        hands=[["cresus", "wul", "handy-luke"], ["khan"]],
        tokens={"venus": "credits-3", "robot": "credits-4"},
        discs={"venus": 3},
        levels=({"robot": 1}, {}),
        zenithium=(2, 0),
    )
    if how == "disc":
        table.play("recruit cresus")
    elif how == "level":
        table.play("develop wul")
    else:
        table.play("recruit handy-luke", "take robot")
    left = {"robot": "credits-4"} if how == "disc" else {"venus": "credits-3"}
    assert table.end_turn().tokens() == left


@pytest.mark.rules("6.4")
def test_faq_the_recruited_card_is_concerned_by_its_effects() -> None:
    """Cards are put into play, then their effects are applied: Geronimo counts its own column."""
    table = scene(hand=["geronimo"], credits=(2, 0), columns=({"mars": ["titus"]}, {}))
    assert table.play("recruit geronimo").credits(0) == 4


@pytest.mark.rules("4.5")
def test_faq_a_won_disc_discards_no_cards() -> None:
    """The column of the planet stays."""
    table = scene(hand=["cresus"], columns=({"venus": ["felis"]}, {}), discs={"venus": 3})
    table.play("recruit cresus").end_turn()
    assert table.column(0, "venus") == ["felis", "cresus"]


@pytest.mark.rules("4.3", "4.4", "11.3")
def test_faq_influence_left_over_is_lost() -> None:
    """2 influence one step before the control zone: the disc is won, the new one is centred."""
    table = scene(hand=["helena-kerr"], discs={"mars": 3})
    table.play("recruit helena-kerr", "influence mars").end_turn()
    table.sees(won={"mars": 1}, discs={"mars": 0})


@pytest.mark.rules("10.2")
def test_faq_effects_that_cannot_be_applied_are_ignored() -> None:
    """Charlize Gun with nothing to mobilize, transfer or exile: three ignored effects."""
    table = scene(hand=["charlize-gun"], deck=[]).play("recruit charlize-gun")
    assert table.events()[:5] == ["recruit", "influence", "skipped", "skipped", "skipped"]
    assert table.asked() == (1, "turn")


@pytest.mark.rules("4.7", "9.4")
def test_faq_a_disc_for_the_opponent_on_my_turn() -> None:
    """They win the disc and apply its token at once; it is discarded."""
    table = scene(hand=["titus"], discs={"venus": -3}, tokens={"venus": "influence"})
    table.play("recruit titus", "influence venus")
    table.sees(won=({}, {"venus": 1}), asked=(1, "influence"))
    table.play("influence mars").sees(spent={"influence": 1}, discs={"mars": 0})


@pytest.mark.rules("10.29", "10.35")
@pytest.mark.parametrize("card", ["h3rb3rt", "l0v3cr4ft"])
def test_faq_all_or_part_of_the_exiles(card: str) -> None:
    """H3RB3RT and L0V3CR4FT: each of the four offers may be taken or left."""
    columns = {"mercury": ["wul"], "venus": ["cresus"], "mars": ["titus"], "jupiter": ["ivan"]}
    table = scene(hand=[card], columns=(columns, {}), zenithium=(0, 0))
    table.play(f"recruit {card}", "accept 1", "decline", "decline", "accept 1")
    table.sees(done=True, discard=["wul", "ivan"])
    if card == "h3rb3rt":
        assert table.discs() == (1, 0, 1, 0, 1)
    else:
        assert table.zenithium(0) == 2


@pytest.mark.rules("10.17")
def test_faq_taking_what_is_not_there() -> None:
    """Take what there is and ignore the rest: 3 credits from an opponent with 1, or with none."""
    for there in (1, 0):
        table = scene(
            hand=["punk-mari"],
            levels=({"human": 2}, {}),
            zenithium=(3, 0),
            credits=(0, there),
        )
        table.play("develop punk-mari").sees(credits=(there, 0))


@pytest.mark.rules("1.7")
def test_faq_a_missing_piece_is_substituted() -> None:
    """More than the 16 zenithium and all the credits of the box."""
    table = scene(hand=["nero"], zenithium=(16, 16), credits=(200, 200)).play("recruit nero")
    assert table.zenithium(0) == 19


@pytest.mark.rules("5.2", "1.2")
def test_every_card_can_be_recruited_in_its_column() -> None:
    """Each of the 90 cards goes to the column of its planet and moves that planet's disc."""
    for number, card in enumerate(CARDS):
        planet = ("mercury", "venus", "terra", "mars", "jupiter")[number // 18]
        table = scene(hand=[card]).play(f"recruit {card}").sees(columns={planet: [card]})
        first = next(event for event in table.told() if event.kind == "influence")
        assert first.args["planet"] == f"planet:{planet}"
