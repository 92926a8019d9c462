"""Agents that are alike but for planet and price: every case of the family, for each of them."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import Scene, scene

FILLERS = {
    "mercury": ["nero", "khan", "cl4rke", "huxl3y", "w3lls", "orw3ll", "master-din"],
    "venus": ["felis", "cresus", "moussa", "as1m0v", "buj0ld", "geronimo", "br4dbury"],
    "terra": ["zenon", "f4rm3r", "h3rb3rt", "sir-sam", "augustus", "elisabeth", "lord-creep"],
    "mars": ["titus", "caesar", "ramses", "v4nc3", "w4ts0n", "caligula", "don-dune"],
    "jupiter": ["ivan", "geta", "annie", "gibs0n", "m4rt1n", "bajazet", "suleiman"],
}
"""Seven plain cards of each planet, the bottom one first."""


# The ladders: may exile 2, 4 or 7 own cards of the planet.

INFLUENCE_LADDERS = [
    ("amytis", "mercury"),
    ("pachacuti", "venus"),
    ("tiberius", "terra"),
    ("septimius", "mars"),
    ("arnulf", "jupiter"),
]
ZENITHIUM_LADDERS = [
    ("wul", "mercury"),
    ("luc4s", "venus"),
    ("v3rn3", "terra"),
    ("r0b1ns0n", "mars"),
    ("b4rj4v3l", "jupiter"),
]
LADDERS = INFLUENCE_LADDERS + ZENITHIUM_LADDERS
RUNGS = [
    (1, ["accept 1"]),
    (2, ["accept 1"]),
    (3, ["accept 1", "accept 2"]),
    (5, ["accept 1", "accept 2"]),
    (6, ["accept 1", "accept 2", "accept 3"]),
    (7, ["accept 1", "accept 2", "accept 3"]),
]


@pytest.mark.rules("10.30", "6.4")
@pytest.mark.parametrize(("card", "planet"), LADDERS)
@pytest.mark.parametrize(("others", "rungs"), RUNGS)
def test_a_ladder_offers_the_rungs_its_column_can_pay(
    card: str, planet: str, others: int, rungs: list[str]
) -> None:
    """The ladder itself counts: with one card beneath it can pay the first rung."""
    table = scene(hand=[card], columns=({planet: FILLERS[planet][:others]}, {}))
    assert table.play(f"recruit {card}").options() == [*rungs, "decline"]


@pytest.mark.rules("10.30")
@pytest.mark.parametrize(("card", "planet"), LADDERS)
def test_a_ladder_counts_neither_other_columns_nor_those_of_the_opponent(
    card: str, planet: str
) -> None:
    elsewhere = {name: cards[:3] for name, cards in FILLERS.items() if name != planet}
    table = scene(hand=[card], columns=(elsewhere, {planet: FILLERS[planet]}))
    assert table.play(f"recruit {card}").is_done()
    assert table.discard() == []


@pytest.mark.rules("10.29")
@pytest.mark.parametrize(("card", "planet"), LADDERS)
def test_a_ladder_may_be_declined(card: str, planet: str) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet]}, {}))
    table.play(f"recruit {card}", "decline")
    table.sees(
        columns={planet: [*FILLERS[planet], card]}, discs={planet: 1}, zenithium=1, done=True
    )


@pytest.mark.rules("10.4", "10.20", "6.4")
@pytest.mark.parametrize(("card", "planet"), LADDERS)
@pytest.mark.parametrize(("rung", "left"), [(1, 6), (2, 4), (3, 1)])
def test_a_ladder_exiles_from_the_top_itself_first(
    card: str, planet: str, rung: int, left: int
) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet]}, {}), discs={planet: -3})
    table.play(f"recruit {card}", f"accept {rung}").sees(columns={planet: FILLERS[planet][:left]})
    assert sorted(table.discard()) == sorted([*FILLERS[planet][left:], card])
    exiled = [event.args["card"] for event in table.told() if event.kind == "exile"]
    assert exiled[0] == f"card:{card}"
    assert table.is_done()


@pytest.mark.rules("10.29", "10.36")
@pytest.mark.parametrize(("card", "planet"), INFLUENCE_LADDERS)
@pytest.mark.parametrize(("rung", "disc"), [(1, -1), (2, 0), (3, 1)])
def test_an_influence_ladder_pulls_one_two_or_three(
    card: str, planet: str, rung: int, disc: int
) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet]}, {}), discs={planet: -3})
    table.play(f"recruit {card}", f"accept {rung}").sees(discs={planet: disc}, zenithium=1)
    # Seven cards take all of its price of 3.
    assert table.credits(0) == 12


@pytest.mark.rules("6.2", "6.3")
@pytest.mark.parametrize(("card", "planet"), INFLUENCE_LADDERS)
@pytest.mark.parametrize(("others", "credits_left"), [(0, 9), (1, 10), (2, 11), (3, 12)])
def test_an_influence_ladder_costs_three_less_its_column(
    card: str, planet: str, others: int, credits_left: int
) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet][:others]}, {}))
    assert table.play(f"recruit {card}").credits(0) == credits_left


@pytest.mark.rules("10.30", "4.4")
@pytest.mark.parametrize(("card", "planet"), INFLUENCE_LADDERS)
def test_an_influence_ladder_offers_nothing_once_its_disc_is_won(card: str, planet: str) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet]}, {}), discs={planet: 3})
    table.play(f"recruit {card}").sees(won={planet: 1}, discard=[], done=True)


@pytest.mark.rules("4.3", "4.6", "4.8")
@pytest.mark.parametrize(("card", "planet"), INFLUENCE_LADDERS)
def test_an_influence_ladder_wins_the_disc_loses_the_surplus_and_gets_the_token(
    card: str, planet: str
) -> None:
    table = scene(
        hand=[card],
        columns=({planet: FILLERS[planet]}, {}),
        discs={planet: 2},
        tokens={planet: "credits-4"},
    )
    table.play(f"recruit {card}", "accept 3")
    table.sees(won={planet: 1}, discs={planet: None}, credits=16, done=True)


@pytest.mark.rules("10.29", "10.11")
@pytest.mark.parametrize(("card", "planet"), ZENITHIUM_LADDERS)
@pytest.mark.parametrize(("rung", "zenithium"), [(1, 3), (2, 5), (3, 8)])
def test_a_zenithium_ladder_brings_two_four_or_seven(
    card: str, planet: str, rung: int, zenithium: int
) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet]}, {}))
    table.play(f"recruit {card}", f"accept {rung}")
    table.sees(zenithium=zenithium, discs={planet: 1}, credits=12)


@pytest.mark.rules("6.2", "6.3")
@pytest.mark.parametrize(("card", "planet"), ZENITHIUM_LADDERS)
@pytest.mark.parametrize(("others", "credits_left"), [(0, 10), (1, 11), (2, 12)])
def test_a_zenithium_ladder_costs_two_less_its_column(
    card: str, planet: str, others: int, credits_left: int
) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet][:others]}, {}))
    assert table.play(f"recruit {card}").credits(0) == credits_left


@pytest.mark.rules("10.30", "4.4")
@pytest.mark.parametrize(("card", "planet"), ZENITHIUM_LADDERS)
def test_a_zenithium_ladder_still_pays_once_its_disc_is_won(card: str, planet: str) -> None:
    table = scene(hand=[card], columns=({planet: FILLERS[planet][:1]}, {}), discs={planet: 3})
    table.play(f"recruit {card}", "accept 1").sees(won={planet: 1}, zenithium=3, done=True)


# The badge robots: with the badge 1 more on the own planet, 4 credits.

BADGE_ROBOTS = [
    ("w3lls", "mercury"),
    ("c1x1n", "venus"),
    ("m4th3s0n", "terra"),
    ("bish0p", "mars"),
    ("m4rt1n", "jupiter"),
]


@pytest.mark.rules("10.33")
@pytest.mark.parametrize(("card", "planet"), BADGE_ROBOTS)
@pytest.mark.parametrize(
    ("badge", "disc"), [(None, 1), ("1 silver", 1), ("1 gold", 1), ("0 silver", 2), ("0 gold", 2)]
)
def test_a_badge_robot_pulls_again_with_either_side_of_the_badge(
    card: str, planet: str, badge: str | None, disc: int
) -> None:
    table = scene(hand=[card], badge=badge).play(f"recruit {card}")
    table.sees(discs={planet: disc}, credits=8, badge=badge, done=True)


@pytest.mark.rules("10.33", "4.6")
@pytest.mark.parametrize(("card", "planet"), BADGE_ROBOTS)
def test_a_badge_robot_wins_its_disc_with_the_second_pull(card: str, planet: str) -> None:
    table = scene(hand=[card], badge="0 silver", discs={planet: 2}, tokens={planet: "zenithium-1"})
    table.play(f"recruit {card}").sees(won={planet: 1}, zenithium=2, done=True)


@pytest.mark.rules("4.4", "10.2")
@pytest.mark.parametrize(("card", "planet"), BADGE_ROBOTS)
def test_a_badge_robot_loses_the_second_pull_once_its_disc_is_won(card: str, planet: str) -> None:
    table = scene(hand=[card], badge="0 silver", discs={planet: 3}).play(f"recruit {card}")
    table.sees(won={planet: 1}, discs={planet: None})
    assert table.events()[-1] == "skipped"
    assert table.is_done()


# The go-betweens: 4 credits; may give 1 zenithium for 2 on a named planet. 1 credit.

GO_BETWEENS = [
    ("lula-smart", "mercury", "terra"),
    ("hiroshi-sun", "venus", "mars"),
    ("jack-curry", "mars", "mercury"),
    ("agent-ezra", "jupiter", "venus"),
]


def _only(table: Scene, discs: dict[str, int]) -> bool:
    return {name: at for name in FILLERS if (at := table.disc(name))} == discs


@pytest.mark.rules("10.29")
@pytest.mark.parametrize(("card", "home", "target"), GO_BETWEENS)
def test_a_go_between_may_be_declined(card: str, home: str, target: str) -> None:
    table = scene(hand=[card]).play(f"recruit {card}", "decline").sees(credits=15, zenithium=(1, 1))
    assert _only(table, {home: 1})
    assert table.is_done()


@pytest.mark.rules("10.30")
@pytest.mark.parametrize(("card", "home", "target"), GO_BETWEENS)
def test_a_go_between_without_zenithium_is_not_asked(card: str, home: str, target: str) -> None:
    table = scene(hand=[card], zenithium=(0, 5)).play(f"recruit {card}").sees(credits=15)
    assert _only(table, {home: 1})
    assert table.is_done()


@pytest.mark.rules("10.30", "4.4")
@pytest.mark.parametrize(("card", "home", "target"), GO_BETWEENS)
def test_a_go_between_is_not_asked_while_the_disc_is_off(card: str, home: str, target: str) -> None:
    scene(hand=[card], discs={target: None}).play(f"recruit {card}").sees(zenithium=1, done=True)


@pytest.mark.rules("4.3", "4.8", "10.16")
@pytest.mark.parametrize(("card", "home", "target"), GO_BETWEENS)
def test_a_go_between_wins_the_disc_and_the_token_and_may_pay_with_the_first(
    card: str, home: str, target: str
) -> None:
    table = scene(
        hand=[card],
        zenithium=(0, 0),
        discs={home: 3, target: 3},
        tokens={home: "zenithium-1", target: "credits-3"},
    )
    table.play(f"recruit {card}").sees(zenithium=1)
    table.play("accept 1").sees(won={home: 1, target: 1}, zenithium=(0, 1), credits=18, done=True)


# The envoys: 1 on a named planet, then the badge. 6 credits.

ENVOYS = [
    ("master-din", "mercury", "mars"),
    ("king-harold", "venus", "jupiter"),
    ("don-dune", "mars", "venus"),
    ("milady-jones", "jupiter", "terra"),
]


@pytest.mark.rules("8.2", "8.3", "8.4", "10.23")
@pytest.mark.parametrize(("card", "home", "target"), ENVOYS)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (None, "0 silver"),
        ("1 silver", "0 silver"),
        ("1 gold", "0 silver"),
        ("0 silver", "0 gold"),
        ("0 gold", "0 gold"),
    ],
)
def test_an_envoy_takes_the_badge_by_the_usual_rule(
    card: str, home: str, target: str, before: str | None, after: str
) -> None:
    table = scene(hand=[card], badge=before).play(f"recruit {card}").sees(badge=after, credits=6)
    assert _only(table, {home: 1, target: 1})
    assert table.is_done()


@pytest.mark.rules("10.2", "4.4")
@pytest.mark.parametrize(("card", "home", "target"), ENVOYS)
def test_an_envoy_takes_the_badge_while_the_disc_is_off(card: str, home: str, target: str) -> None:
    table = scene(hand=[card], discs={target: None}).play(f"recruit {card}").sees(badge="0 silver")
    assert _only(table, {home: 1})
    assert table.is_done()


@pytest.mark.rules("4.8", "8.3")
@pytest.mark.parametrize(("card", "home", "target"), ENVOYS)
def test_an_envoy_turns_the_badge_that_the_token_of_the_planet_has_brought(
    card: str, home: str, target: str
) -> None:
    table = scene(hand=[card], badge="1 gold", discs={target: 3}, tokens={target: "badge"})
    table.play(f"recruit {card}").sees(won={target: 1}, badge="0 gold", done=True)
