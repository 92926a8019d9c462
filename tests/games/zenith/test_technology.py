"""Technologies: all thirty levels, level 2 tokens, row primes (README chapter 7)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import Columns, Counts, Scene, scene

from perihelion.kernel.state import CHANCE

PLANETS: Final = ("mercury", "venus", "terra", "mars", "jupiter")
CARD: Final = {"animod": "nero", "human": "punk-mari", "robot": "wul"}
"""A card of each people, used to develop."""
PEOPLE: Final = {
    "S": "animod",
    "D": "animod",
    "U": "human",
    "O": "human",
    "N": "robot",
    "P": "robot",
}
BOARDS: Final = {"S": "SUN", "D": "DUN", "U": "SUN", "O": "SON", "N": "SUN", "P": "SUP"}
NO_DISCS: Final[dict[str, int | None]] = dict.fromkeys(PLANETS)


def reach(
    side: str,
    level: int,
    *,
    discs: dict[str, int | None] | None = None,
    columns: tuple[Columns, Columns] = ({}, {}),
    credits: tuple[int, int] = (0, 0),  # noqa: A002  # the word of the rulebook
    zenithium: tuple[int, int] | None = None,
    badge: str | None = None,
    deck: list[str] | None = None,
    tokens: Counts | None = None,
    placed: dict[str, str] | None = None,
) -> Scene:
    """Seat 0 develops this level of a technology side, paying all its zenithium."""
    people = PEOPLE[side]
    table = scene(
        hand=[CARD[people]],
        boards=BOARDS[side],
        levels=({people: level - 1}, {}),
        zenithium=(level, 0) if zenithium is None else zenithium,
        credits=credits,
        discs=discs or {},
        columns=columns,
        badge=badge,
        deck=deck,
        spent=tokens,
        tokens=placed or {},
    )
    table.play(f"develop {CARD[people]}").sees(levels={people: level})
    return table


def source(table: Scene) -> str | None:
    return table.state.decision().source


# The action.


@pytest.mark.rules("7.1", "7.2")
def test_developing_discards_pays_and_rises() -> None:
    """One card, the price of the next level, one level; the card's own effects do not count."""
    table = reach("N", 4, zenithium=(5, 0)).sees(discard=["wul"], zenithium=1)
    assert table.events()[:2] == ["develop", "advance"]
    assert table.discs() == (0, 0, 0, 0, 0)


@pytest.mark.rules("7.2", "7.3", "5.3")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_its_number(level: int) -> None:
    """With one zenithium less it is not offered, with just enough it is and all is spent."""
    levels = ({"robot": level - 1}, {"robot": 0})
    poor = scene(hand=["wul"], levels=levels, zenithium=(level - 1, 0))
    assert "develop wul" not in poor.options()
    table = scene(hand=["wul"], levels=levels, zenithium=(level, 0)).play("develop wul")
    table.sees(zenithium=0, levels={"robot": level})


@pytest.mark.rules("7.1")
def test_the_people_of_the_card_decides() -> None:
    """Each card raises the technology of its own people only."""
    for people, card in CARD.items():
        table = scene(hand=[card], zenithium=(1, 0)).play(f"develop {card}")
        raised = [one for one in CARD if table.level(0, one) == 1]
        assert raised == [people]
        assert table.level(1, people) == 0


@pytest.mark.rules("7.3")
def test_nothing_follows_level_five() -> None:
    """At the top the card can only be recruited or used to lead."""
    table = scene(hand=["wul"], levels=({"robot": 5}, {}), zenithium=(99, 0))
    assert table.options() == ["recruit wul", "lead wul"]


@pytest.mark.rules("7.3")
def test_no_level_is_skipped() -> None:
    """Five zenithium at level 0 still reach level 1 only."""
    reach("S", 1, zenithium=(5, 0)).sees(levels={"animod": 1}, zenithium=4)


@pytest.mark.rules("7.4")
def test_effects_go_down_the_column() -> None:
    """N level 4: 20 credits, then level 3, then the badge of level 2, then level 1."""
    table = reach("N", 4, columns=({}, {"mars": ["titus"]})).sees(credits=20)
    assert source(table) == "level:N:3"
    assert table.badge() is None
    table.play("influence mars", "influence venus").sees(badge="0 silver")
    assert source(table) == "level:N:1"
    table.play("transfer mars").sees(done=True)


# S: credits, pair, transfers, mobilization with influence, influence.


@pytest.mark.rules("7.4", "10.11")
def test_s1() -> None:
    """2 credits."""
    reach("S", 1).sees(credits=2, done=True)


@pytest.mark.rules("7.4", "10.6")
def test_s2() -> None:
    """1 and 1 on neighbours, in the order of choice; then level 1."""
    table = reach("S", 2).sees(options=4)
    table.play("stretch mars jupiter", "influence jupiter", "influence mars")
    table.sees(discs=(0, 0, 0, 1, 1), credits=2)


@pytest.mark.rules("7.4", "10.8")
def test_s2_with_gaps_and_without_discs() -> None:
    """A pair with one disc moves that one; without any disc the pair is ignored, level 1 not."""
    table = reach("S", 2, discs={"mars": None, "terra": None})
    assert "stretch terra mars" not in table.options()
    table.play("stretch mars jupiter").sees(influence="jupiter")
    assert reach("S", 2, discs=NO_DISCS).credits(0) == 2


@pytest.mark.rules("7.4", "10.19", "10.21")
def test_s3() -> None:
    """Three transfers, chosen one by one; the same column may be chosen again."""
    columns: tuple[Columns, Columns] = (
        {},
        {"mars": ["titus", "bish0p"], "terra": ["zenon"], "venus": ["cresus"]},
    )
    table = reach("S", 3, columns=columns)
    table.play("transfer mars", "transfer mars").sees(options=["transfer venus", "transfer terra"])
    table.play("transfer terra").sees(columns={"mars": ["bish0p", "titus"], "terra": ["zenon"]})
    assert source(table) == "level:S:2"


@pytest.mark.rules("7.4", "10.2", "10.3")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_s3_with_too_few_cards(cards: int) -> None:
    """As many as there are, then level 2."""
    table = reach("S", 3, columns=({}, {"mars": ["titus", "bish0p"][:cards]}))
    table.play(*["transfer mars"] * cards)
    assert len(table.column(0, "mars")) == cards
    assert source(table) == "level:S:2"


@pytest.mark.rules("7.4", "10.34", "10.41")
def test_s4() -> None:
    """Three times: mobilize a card, then 1 influence on its planet, before the next card."""
    table = reach("S", 4)
    table.play("mobilize khan").sees(discs=(1, 0, 0, 0, 0))
    table.play("mobilize titus", "mobilize bish0p")
    table.sees(discs=(1, 0, 0, 2, 0), columns={"mars": ["titus", "bish0p"]})
    assert source(table) == "level:S:2"


@pytest.mark.rules("7.4", "10.34", "10.2")
def test_s4_on_a_planet_without_disc() -> None:
    """The card is mobilized although its planet has no disc; the next round comes."""
    table = reach("S", 4, discs={"mars": None}).play("mobilize titus")
    table.sees(columns={"mars": ["titus"]}, asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.34", "11.4", "11.5")
def test_s4_runs_out_of_cards() -> None:
    """The card just discarded is the only one: it is mobilized, the other rounds pass."""
    table = reach("S", 4, deck=[]).sees(options=["mobilize nero"])
    table.play("mobilize nero").sees(discs={"mercury": 1})
    assert source(table) == "level:S:2"


@pytest.mark.rules("7.4", "10.34", "4.8")
def test_s4_wins_discs_between_rounds() -> None:
    """A disc won in the first round brings its token before the second card is turned over."""
    table = reach("S", 4, discs={"mars": 3}, placed={"mars": "influence"})
    table.play("mobilize titus")
    assert source(table) == "token:influence"
    assert table.play("influence venus").asked() == (CHANCE, "mobilize")


@pytest.mark.rules("10.34", "Z13")
def test_s4_may_be_refused_round_by_round() -> None:
    """By the alternative each round is asked."""
    table = scene(
        hand=["nero"],
        levels=({"animod": 3}, {}),
        zenithium=(4, 0),
        options={"chain_compulsory": False},
    )
    table.play("develop nero").sees(options=["accept 1", "decline"])
    table.play("accept 1", "mobilize khan").sees(discs={"mercury": 1})
    assert source(table.play("decline")) == "level:S:2"


@pytest.mark.rules("7.4", "10.5")
@pytest.mark.parametrize("side", "SDUONP")
def test_level_5(side: str) -> None:
    """On every side: 2 influence on one planet of choice, then level 4."""
    table = reach(side, 5)
    assert source(table) == f"level:{side}:5"
    assert table.options() == [f"influence {planet}" for planet in PLANETS]
    table.play("influence venus")
    moved = next(event.args for event in table.told() if event.kind == "influence")
    assert (moved["planet"], moved["steps"]) == ("planet:venus", 2)
    assert table.state.seat == CHANCE or source(table) != f"level:{side}:5"


@pytest.mark.rules("7.4", "10.2")
@pytest.mark.parametrize("side", "SDUONP")
def test_level_5_without_discs(side: str) -> None:
    """No disc anywhere: ignored; the levels below are applied as far as they go."""
    table = reach(side, 5, discs=NO_DISCS)
    skipped = [event.cause for event in table.told() if event.kind == "skipped"]
    assert skipped[0] == f"level:{side}:5"
    assert table.state.seat == CHANCE or source(table) != f"level:{side}:5"


# D: exile, credits, token and influence, one on each planet.


@pytest.mark.rules("7.4", "10.20", "10.42")
def test_d1() -> None:
    """Exile one card of the opponent; none there: ignored."""
    columns: tuple[Columns, Columns] = ({"mars": ["titus"]}, {"terra": ["zenon", "bruss0l0"]})
    table = reach("D", 1, columns=columns).sees(options=["exile opponent terra"])
    table.play("exile opponent terra").sees(columns=({}, {"terra": ["zenon"]}), done=True)
    assert reach("D", 1, columns=({"mars": ["titus"]}, {})).is_done()


@pytest.mark.rules("7.4", "10.11")
def test_d2() -> None:
    """5 credits, then level 1."""
    table = reach("D", 2, columns=({}, {"terra": ["zenon"]})).sees(credits=5)
    assert source(table) == "level:D:1"


@pytest.mark.rules("7.4", "10.25")
def test_d3() -> None:
    """A token of the reserve first, then 1 influence on a planet of choice, then level 2."""
    table = reach("D", 3).sees(asked=(CHANCE, "token"))
    table.play("token zenithium-1").sees(zenithium=1)
    assert source(table) == "level:D:3"
    table.play("influence mars").sees(discs={"mars": 1}, credits=5)


@pytest.mark.rules("7.4", "10.2", "9.3")
def test_d3_with_all_tokens_spent_and_no_disc() -> None:
    """The spent tokens are shuffled; without discs the influence is ignored."""
    counts = (4, 3, 2, 2, 2, 1, 1, 1)
    kinds = ("influence", "zenithium-1", "credits-3", "credits-4", "badge")
    spent = dict(zip((*kinds, "mobilize-2", "transfer-1", "exile-2"), counts, strict=True))
    table = reach("D", 3, tokens=spent, discs=NO_DISCS)
    table.play("token credits-3").sees(credits=3 + 5, done=True)


@pytest.mark.rules("7.4", "10.35", "Z29")
def test_d4() -> None:
    """1 influence on each planet, Mercury to Jupiter, without a question; then level 3."""
    table = reach("D", 4).sees(discs=(1, 1, 1, 1, 1))
    moved = [event.args["planet"] for event in table.told() if event.kind == "influence"]
    assert moved == [f"planet:{planet}" for planet in PLANETS]
    assert table.asked() == (CHANCE, "token")


@pytest.mark.rules("7.4", "10.2", "10.35")
def test_d4_passes_over_planets_without_disc() -> None:
    """Each of the five is an effect of its own."""
    assert reach("D", 4, discs={"terra": None, "mars": -3}).discs() == (1, 1, None, -2, 1)


@pytest.mark.rules("10.35", "4.8", "Z15")
def test_d4_finishes_a_token_before_the_next_planet() -> None:
    """Venus is won: its token is applied before Terra moves."""
    table = reach("D", 4, discs={"venus": 3}, placed={"venus": "influence"})
    assert table.discs() == (1, None, 0, 0, 0)
    assert table.play("influence jupiter").discs() == (1, None, 1, 1, 2)


@pytest.mark.rules("10.35", "Z29")
def test_d4_in_an_order_of_choice() -> None:
    """By the alternative the player orders the five influences."""
    table = scene(
        hand=["nero"],
        boards="DUN",
        levels=({"animod": 3}, {}),
        zenithium=(4, 0),
        options={"printed_row_order": False},
    )
    table.play("develop nero").sees(options=[f"influence {planet}" for planet in PLANETS])
    table.play("influence jupiter")
    table.sees(discs=(0, 0, 0, 0, 1), options=[f"influence {planet}" for planet in PLANETS[:4]])


# U: influence, mobilization, credits of the opponent, three neighbours.


@pytest.mark.rules("7.4", "10.37")
def test_u1() -> None:
    """1 influence on a planet of choice; without discs ignored."""
    assert reach("U", 1).play("influence terra").discs() == (0, 0, 1, 0, 0)
    assert reach("U", 1, discs=NO_DISCS).is_done()


@pytest.mark.rules("7.4", "10.18")
def test_u2() -> None:
    """Mobilize two, then level 1."""
    table = reach("U", 2).play("mobilize khan", "mobilize cresus")
    assert (table.column(0, "mercury"), table.column(0, "venus")) == (["khan"], ["cresus"])
    assert source(table) == "level:U:1"


@pytest.mark.rules("7.4", "10.3", "10.18", "11.4")
def test_u2_with_too_few_cards() -> None:
    """One card in the deck, then the reshuffled discard pile, then nothing more."""
    table = reach("U", 2, deck=["khan"]).play("mobilize khan", "mobilize punk-mari")
    assert table.column(0, "mercury") == ["khan", "punk-mari"]
    assert source(table) == "level:U:1"
    alone = reach("U", 2, deck=[]).play("mobilize punk-mari")
    assert source(alone) == "level:U:1"


@pytest.mark.rules("7.4", "10.17")
@pytest.mark.parametrize(("there", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_u3(there: int, taken: int) -> None:
    """Take 3 credits from the opponent, at most what there is; then level 2."""
    table = reach("U", 3, credits=(0, there))
    table.sees(credits=(taken, there - taken), asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.6", "Z01")
def test_u4() -> None:
    """1, 1, 1 on neighbours; at an end of the row also just two."""
    table = reach("U", 4).sees(options=5)
    table.play("stretch venus terra mars", "influence mars", "influence venus", "influence terra")
    assert table.discs() == (0, 1, 1, 1, 0)
    edge = reach("U", 4).play("stretch mercury venus", "influence mercury", "influence venus")
    edge.sees(discs=(1, 1, 0, 0, 0), asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.8")
def test_u4_without_discs() -> None:
    """No disc: ignored, and level 3 follows."""
    reach("U", 4, discs=NO_DISCS, credits=(0, 3)).sees(credits=3)


# O: token, zenithium of the opponent, mobilization, two neighbours by two.


@pytest.mark.rules("7.4", "10.25")
def test_o1() -> None:
    """A token of the reserve, applied at once."""
    table = reach("O", 1).sees(asked=(CHANCE, "token"))
    assert table.play("token badge").badge() == "0 silver"
    assert table.is_done()


@pytest.mark.rules("7.4", "10.17")
@pytest.mark.parametrize(("there", "taken"), [(3, 1), (1, 1), (0, 0)])
def test_o2(there: int, taken: int) -> None:
    """Take 1 zenithium from the opponent, if there is one; then level 1."""
    table = reach("O", 2, zenithium=(2, there))
    table.sees(zenithium=(taken, there - taken), asked=(CHANCE, "token"))


@pytest.mark.rules("7.4", "10.18", "10.3")
def test_o3() -> None:
    """Mobilize three, as many as there are; then level 2."""
    table = reach("O", 3, zenithium=(3, 1))
    table.play("mobilize khan", "mobilize cresus", "mobilize titus").sees(zenithium=1)
    few = reach("O", 3, deck=["khan"], zenithium=(3, 1))
    assert few.play("mobilize khan", "mobilize punk-mari").zenithium(0) == 1


@pytest.mark.rules("7.4", "10.6")
def test_o4() -> None:
    """2 and 2 on neighbours; a run of two never hangs over the edge; then level 3."""
    table = reach("O", 4).sees(options=4)
    table.play("stretch venus terra", "influence terra", "influence venus")
    table.sees(discs=(0, 2, 2, 0, 0), asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.8", "4.3")
def test_o4_wins_and_passes_over() -> None:
    """A disc one step from home is won, the surplus lost; a gap is passed over."""
    table = reach("O", 4, discs={"venus": 3, "mercury": None})
    table.play("stretch mercury venus", "influence venus")
    table.sees(won={"venus": 1}, asked=(CHANCE, "mobilize"))
    assert reach("O", 4, discs=NO_DISCS).asked() == (CHANCE, "mobilize")


# N: transfer, badge, two and one, credits.


@pytest.mark.rules("7.4", "10.19")
def test_n1() -> None:
    """Transfer one card; none there: ignored."""
    table = reach("N", 1, columns=({}, {"mars": ["titus", "bish0p"]})).play("transfer mars")
    assert table.column(0, "mars") == ["bish0p"]
    assert reach("N", 1, columns=({"mars": ["titus"]}, {})).is_done()


@pytest.mark.rules("7.4", "10.23")
@pytest.mark.parametrize(
    ("before", "after"),
    [(None, "0 silver"), ("1 gold", "0 silver"), ("0 silver", "0 gold"), ("0 gold", "0 gold")],
)
def test_n2(before: str | None, after: str) -> None:
    """Take the badge by the usual rule, then level 1."""
    table = reach("N", 2, badge=before, columns=({}, {"mars": ["titus"]})).sees(badge=after)
    assert source(table) == "level:N:1"


@pytest.mark.rules("7.4", "10.38")
def test_n3() -> None:
    """2 influence, then 1 on a different planet; then level 2."""
    table = reach("N", 3).play("influence mars")
    assert "influence mars" not in table.options()
    table.play("influence venus").sees(discs=(0, 1, 0, 2, 0), badge="0 silver")


@pytest.mark.rules("7.4", "10.38", "10.2")
def test_n3_with_one_disc_left() -> None:
    """No different planet is left: the second influence is ignored, level 2 is not."""
    table = reach("N", 3, discs={**NO_DISCS, "mars": 0}).play("influence mars")
    table.sees(discs={"mars": 2}, badge="0 silver")
    assert reach("N", 3, discs=NO_DISCS).badge() == "0 silver"


@pytest.mark.rules("10.38")
def test_n3_the_picks_of_another_level_do_not_count() -> None:
    """Level 5's pick of Mars does not forbid Mars at level 3, nor the row prime's."""
    table = reach("N", 5).play("influence mars")
    assert source(table) == "level:N:3"
    assert "influence mars" in table.options()
    assert "influence mars" in table.play("influence venus").options()


@pytest.mark.rules("7.4", "10.11")
def test_n4() -> None:
    """20 credits, then level 3."""
    table = reach("N", 4).sees(credits=20)
    assert source(table) == "level:N:3"


# P: mobilization, all three, credits, exile for influence.


@pytest.mark.rules("7.4", "10.18")
def test_p1() -> None:
    """Mobilize one; with nothing but the card just discarded, that one."""
    assert reach("P", 1).play("mobilize khan").column(0, "mercury") == ["khan"]
    assert reach("P", 1, deck=[]).play("mobilize wul").column(0, "mercury") == ["wul"]


@pytest.mark.rules("7.4", "10.19", "10.20")
def test_p2() -> None:
    """Mobilize one, transfer one, exile one; then level 1."""
    table = reach("P", 2, columns=({}, {"mars": ["titus"], "terra": ["zenon"]}))
    table.play("mobilize khan", "transfer mars").sees(options=["exile opponent terra"])
    table.play("exile opponent terra").sees(discard=["wul", "zenon"], asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.2")
def test_p2_with_too_few_cards() -> None:
    """One card: transferred, so nothing is left to exile; none: both are ignored."""
    one = reach("P", 2, columns=({}, {"mars": ["titus"]})).play("mobilize khan", "transfer mars")
    assert one.asked() == (CHANCE, "mobilize")
    none = reach("P", 2).play("mobilize khan").sees(asked=(CHANCE, "mobilize"))
    assert none.events().count("skipped") == 2


@pytest.mark.rules("7.4", "10.11")
def test_p3() -> None:
    """10 credits, then level 2."""
    reach("P", 3).sees(credits=10, asked=(CHANCE, "mobilize"))


@pytest.mark.rules("7.4", "10.34", "10.43")
def test_p4() -> None:
    """Twice: exile an own card for 2 influence on its planet, from two different columns."""
    table = reach("P", 4, columns=({"mars": ["titus", "bish0p"], "terra": ["zenon"]}, {}))
    assert table.options() == ["exile own terra", "exile own mars"]
    table.play("exile own mars").sees(discs={"mars": 2}, options=["exile own terra"])
    table.play("exile own terra").sees(discs=(0, 0, 2, 2, 0), credits=10)


@pytest.mark.rules("7.4", "10.43", "10.2")
def test_p4_with_one_column_or_none() -> None:
    """One column: one round only. None: ignored."""
    one = reach("P", 4, columns=({"mars": ["titus", "bish0p"]}, {})).play("exile own mars")
    one.sees(columns={"mars": ["titus"]}, credits=10)
    assert reach("P", 4, columns=({}, {"mars": ["titus"]})).credits(0) == 10


@pytest.mark.rules("7.4", "10.34", "10.41")
def test_p4_on_a_planet_without_disc() -> None:
    """The exile is compulsory although its influence is lost."""
    table = reach("P", 4, columns=({"mars": ["titus"]}, {}), discs={"mars": None})
    assert table.options() == ["exile own mars"]
    assert table.play("exile own mars").discard() == ["wul", "titus"]


@pytest.mark.rules("10.34", "Z13")
def test_p4_may_be_refused() -> None:
    """By the alternative a round may be declined."""
    table = scene(
        hand=["wul"],
        boards="SUP",
        levels=({"robot": 3}, {}),
        zenithium=(4, 0),
        columns=({"mars": ["titus"]}, {}),
        credits=(0, 0),
        options={"chain_compulsory": False},
    )
    table.play("develop wul").sees(options=["exile own mars", "decline"])
    assert table.play("decline").credits(0) == 10


# Level 2 tokens.


@pytest.mark.rules("7.5")
def test_the_first_on_level_two_gets_its_token() -> None:
    """After the effects of level 2, before those of level 1."""
    table = reach("N", 2, placed={"robot": "influence"}, columns=({}, {"mars": ["titus"]}))
    assert table.badge() == "0 silver"
    assert source(table) == "token:influence"
    table.play("influence mars")
    assert source(table) == "level:N:1"
    table.sees(tokens={}, spent={"influence": 1})


@pytest.mark.rules("7.5")
def test_only_the_token_of_that_technology() -> None:
    """The tokens of the other pieces stay."""
    table = reach("S", 2, placed={"animod": "credits-3", "robot": "credits-4", "human": "badge"})
    table.play("stretch mars jupiter", "influence mars", "influence jupiter")
    table.sees(credits=3 + 2, tokens={"human": "badge", "robot": "credits-4"})


@pytest.mark.rules("7.6")
def test_level_one_and_three_bring_no_token() -> None:
    """A marker that arrives elsewhere leaves the token, also when level 2 is applied again."""
    assert reach("N", 1, placed={"robot": "badge"}).tokens() == {"robot": "badge"}
    table = reach("N", 3, placed={"robot": "influence"})
    table.play("influence mars", "influence venus")
    table.sees(badge="0 silver", tokens={"robot": "influence"}, done=True)


@pytest.mark.rules("7.6", "7.5")
def test_the_second_side_on_level_two_gets_nothing() -> None:
    """Seat 1 arrives later; the place is empty."""
    table = scene(
        hands=[["wul"], ["luc4s"]],
        levels=({"robot": 1}, {"robot": 1}),
        zenithium=(2, 2),
        tokens={"robot": "credits-4"},
    )
    table.play("develop wul").end_turn()
    table.play("develop luc4s").sees(credits=(16, 12))


@pytest.mark.rules("7.5", "7.10")
def test_a_card_that_develops_brings_the_token() -> None:
    """BR4DBURY raises the robots to level 2: badge, token, transfer, all in that order."""
    table = scene(
        hand=["br4dbury"],
        levels=({"robot": 1}, {}),
        tokens={"robot": "influence"},
        columns=({}, {"mars": ["titus"]}),
    )
    table.play("recruit br4dbury", "advance robot").sees(badge="0 silver")
    assert source(table) == "token:influence"
    assert source(table.play("influence mars")) == "level:N:1"


# Row primes.


@pytest.mark.rules("7.7", "7.8")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_completed_row_brings_its_prime(row: int) -> None:
    """All three markers on the row or above: as much influence as the number of the row."""
    table = scene(
        hand=["wul"],
        levels=({"animod": row, "human": row + 1, "robot": row - 1}, {}),
        zenithium=(row, 0),
        discs={**NO_DISCS, "mars": -3},
        boards="SUP",
        deck=[],
        columns=({}, {}),
    )
    table.play("develop wul")
    while table.asked() == (CHANCE, "mobilize"):
        table.play(table.options()[0])
    assert source(table) == f"prime:{row}"
    assert table.play("influence mars").disc("mars") == -3 + row


@pytest.mark.rules("7.7")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_an_incomplete_row_brings_nothing(row: int) -> None:
    """One marker still below: no prime."""
    levels = {"animod": row, "human": row - 1, "robot": row - 1}
    table = scene(hand=["wul"], levels=(levels, {}), zenithium=(row, 0), discs=NO_DISCS)
    table.play("develop wul")
    assert "prime" not in table.events()


@pytest.mark.rules("7.8", "7.5")
def test_the_prime_comes_after_the_whole_column() -> None:
    """Level 2, its token, level 1, then the prime."""
    table = scene(
        hand=["wul"],
        levels=({"animod": 2, "human": 2, "robot": 1}, {}),
        zenithium=(2, 0),
        tokens={"robot": "influence"},
        columns=({}, {"mars": ["titus"]}),
    )
    table.play("develop wul")
    assert source(table) == "token:influence"
    assert source(table.play("influence mars")) == "level:N:1"
    assert source(table.play("transfer mars")) == "prime:2"
    assert table.play("influence venus").discs() == (0, 2, 0, 1, 0)


@pytest.mark.rules("7.7")
def test_one_arrival_completes_the_row_it_arrives_on() -> None:
    """Arriving on row 2 does not bring the prime of row 1 again."""
    table = scene(
        hand=["wul"],
        levels=({"animod": 2, "human": 2, "robot": 1}, {}),
        zenithium=(2, 0),
    )
    table.play("develop wul", "influence mars")
    primes = [event.args["row"] for event in table.told() if event.kind == "prime"]
    assert primes == [2]


@pytest.mark.rules("7.9")
def test_no_prime_comes_twice() -> None:
    """Row 1 was complete before; raising another marker beyond brings nothing for it."""
    table = scene(
        hand=["wul"], levels=({"animod": 1, "human": 1, "robot": 1}, {}), zenithium=(2, 0)
    )
    table.play("develop wul")
    assert "prime" not in table.events()
    assert table.is_done()


@pytest.mark.rules("7.9")
@pytest.mark.parametrize("row", [4, 5])
def test_rows_four_and_five_have_no_prime(row: int) -> None:
    """Completing them brings nothing more than the column."""
    levels = {"animod": row, "human": row, "robot": row - 1}
    table = scene(hand=["wul"], levels=(levels, {}), zenithium=(row, 0), discs=NO_DISCS)
    assert "prime" not in table.play("develop wul").events()


@pytest.mark.rules("7.9")
def test_both_sides_get_a_prime() -> None:
    """The first to complete a row does not keep the other from it."""
    done = {"animod": 1, "human": 1, "robot": 1}
    table = scene(
        hands=[["nero"], ["wul"]],
        levels=(done, {"animod": 1, "human": 1}),
        on_turn=1,
        zenithium=(0, 1),
    )
    table.play("develop wul")
    assert source(table) == "prime:1"
    assert table.play("influence mars").disc("mars") == -1


@pytest.mark.rules("7.10", "7.7", "10.27")
def test_a_card_that_develops_completes_a_row() -> None:
    """BUJ0LD raises the lowest for nothing; the column, then the prime."""
    table = scene(hand=["buj0ld"], levels=({"animod": 1, "human": 1}, {}), zenithium=(0, 0))
    table.play("recruit buj0ld", "advance robot")
    assert source(table) == "prime:1"


@pytest.mark.rules("7.7", "10.2")
def test_a_prime_without_discs_is_ignored() -> None:
    """No disc to move: nothing is asked."""
    table = scene(
        hand=["wul"],
        levels=({"animod": 1, "human": 1}, {}),
        zenithium=(1, 0),
        discs=NO_DISCS,
    )
    assert table.play("develop wul").is_done()


@pytest.mark.rules("7.7", "9.5")
def test_a_prime_may_win_a_disc_with_its_token() -> None:
    """The disc, its token, and the turn is over."""
    table = scene(
        hand=["wul"],
        levels=({"animod": 1, "human": 1}, {}),
        zenithium=(1, 0),
        discs={"mars": 3},
        tokens={"mars": "zenithium-1"},
    )
    table.play("develop wul", "influence mars").sees(won={"mars": 1}, zenithium=1, done=True)


# The develop of a card.


@pytest.mark.rules("10.27", "7.10")
def test_a_discount_on_the_level() -> None:
    """Archimedes: one less; the marker rises, no card is discarded."""
    table = scene(hand=["archimedes"], levels=({"animod": 2}, {}), zenithium=(2, 0))
    table.play("recruit archimedes", "advance animod")
    table.sees(zenithium=0, levels={"animod": 3}, discard=[])


@pytest.mark.rules("10.27", "10.28")
def test_a_discount_never_pays_back() -> None:
    """AS1M0V: two less; level 1 costs nothing and brings nothing."""
    table = scene(hand=["as1m0v"], zenithium=(0, 0)).play("recruit as1m0v")
    assert table.options() == ["advance animod", "advance human", "advance robot", "decline"]
    assert table.play("advance animod").zenithium(0) == 0


@pytest.mark.rules("10.27", "Z23")
def test_a_develop_may_be_refused() -> None:
    """Declined: nothing is paid, nothing rises."""
    table = scene(hand=["archimedes"], zenithium=(5, 0))
    table.play("recruit archimedes", "decline").sees(levels={"animod": 0}, zenithium=5)


@pytest.mark.rules("10.27", "Z23")
def test_a_develop_may_be_compulsory() -> None:
    """By the alternative it cannot be refused, if it can be paid."""
    options = {"develop_optional": False}
    table = scene(hand=["archimedes"], zenithium=(5, 0), options=options)
    assert table.play("recruit archimedes").options() == ["advance animod"]


@pytest.mark.rules("10.27", "10.2")
def test_a_develop_that_cannot_be_paid_is_not_offered() -> None:
    """Too little zenithium, or the top reached: ignored."""
    poor = scene(hand=["archimedes"], levels=({"animod": 2}, {}), zenithium=(1, 0))
    assert poor.play("recruit archimedes").is_done()
    top = scene(hand=["archimedes"], levels=({"animod": 5}, {}), zenithium=(9, 0))
    assert top.play("recruit archimedes").is_done()


@pytest.mark.rules("10.28")
def test_any_technology_that_can_be_paid() -> None:
    """AS1M0V offers those within reach only."""
    levels = {"animod": 5, "human": 3, "robot": 2}
    table = scene(hand=["as1m0v"], levels=(levels, {}), zenithium=(1, 0))
    assert table.play("recruit as1m0v").options() == ["advance robot", "decline"]


@pytest.mark.rules("10.28")
def test_the_lowest_technology() -> None:
    """BUJ0LD: of choice among equals, and no other; free at any level."""
    tie = scene(hand=["buj0ld"], levels=({"animod": 1, "human": 2, "robot": 1}, {}))
    assert tie.play("recruit buj0ld").options() == ["advance animod", "advance robot", "decline"]
    one = scene(
        hand=["buj0ld"], levels=({"animod": 4, "human": 5, "robot": 5}, {}), zenithium=(0, 0)
    )
    assert one.play("recruit buj0ld").options() == ["advance animod", "decline"]
    top = scene(hand=["buj0ld"], levels=({"animod": 5, "human": 5, "robot": 5}, {}))
    assert top.play("recruit buj0ld").is_done()
