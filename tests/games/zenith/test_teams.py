"""The team game: two teams of two, one board (rulebook, playing in teams)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.games.zenith.scene import DRAW, GAME, Scene, scene

from perihelion.games.zenith.views.view import ZenithView
from perihelion.kernel.errors import NotYourDecision
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY
from perihelion.kernel.table_options import Value

ONE_OF_EACH: Final = ["lula-smart", "cresus", "zenon", "titus", "annie"]
"""A card of cost 1 from each planet, Mercury to Jupiter."""


def teams(**more: Any) -> Scene:
    """Four seats; both teams have had a round, in which seats 0 and 2 played first."""
    return scene(**{"seats": 4, "began": (0, 2), "played": (1, 3), **more})


def view(table: Scene, seat: int) -> ZenithView:
    seen = table.state.view(seat)
    assert isinstance(seen, ZenithView)
    return seen


def recruits(table: Scene) -> list[str]:
    verbs = [text.split() for text in table.options()]
    return [card for verb, card in verbs if verb == "recruit"]


def fill_up(table: Scene) -> Scene:
    """Let chance answer with the first piece there is, until a seat is asked."""
    while table.asked()[0] == CHANCE:
        table.state.apply(table.state.legal()[0])
    return table


# Sitting down.


def started(options: dict[str, Value], *texts: str) -> Scene:
    table = Scene(GAME.start(4, {"technology": "SUN", **options}))
    for _ in range(8):
        table.state.apply(table.state.legal()[0])
    return table.play(*texts)


@pytest.mark.rules("13.2", "Z28", "15.2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("end_1", [2, 3])
@pytest.mark.parametrize("end_0", [0, 1])
def test_the_lot_seats_partners_and_names_the_starting_team(
    end_0: int, end_1: int, first: int
) -> None:
    """Partners stay partners; the deal begins at the starting team's technology end."""
    table = started({}).sees(asked=(CHANCE, "seating"), options=["seat 0", "seat 1"])
    table.play(f"seat {end_0}").sees(options=["seat 2", "seat 3"])
    table.play(f"seat {end_1}").sees(options=["first 0", "first 1"])
    table.play(f"first {first}")
    ends = {0: end_0, 1: end_1}
    order = [ends[first], ends[first] ^ 1, ends[1 - first], ends[1 - first] ^ 1]
    dealt: list[int] = []
    while table.asked() == DRAW:
        audience = table.state.chance().audience
        assert audience is not None
        dealt += audience
        table.state.apply(table.state.legal()[0])
    assert dealt == [seat for seat in order for _ in range(4)]
    seats = view(table, 4).seats
    shown = [seat.end for seat in seats]
    assert [shown.index("technology"), 2 + shown[2:].index("technology")] == [end_0, end_1]
    assert [seat.side for seat in seats] == [0, 0, 1, 1]


@pytest.mark.rules("13.2", "Z28")
def test_agreed_seats_ask_chance_for_no_seat() -> None:
    table = fill_up(started({"team_seating": "agreed"}))
    assert "seating" not in table.events()
    assert [seat.end for seat in view(table, 4).seats] == 2 * ["technology", "diplomacy"]
    assert view(table, 4).starter == 0


@pytest.mark.rules("13.3")
@pytest.mark.parametrize(("first", "towards"), [(0, -1), (1, 1)])
def test_the_second_team_starts_on_mars_and_venus_instead_of_terra(
    first: int, towards: int
) -> None:
    started({}, "seat 0", "seat 2", f"first {first}").sees(discs=(0, towards, 0, towards, 0))


@pytest.mark.rules("3.1", "3.4", "2.8")
def test_each_member_changes_its_own_first_hand() -> None:
    table = fill_up(started({"team_seating": "agreed"}))
    assert table.state.deciders() == [0, 1, 2, 3]
    for seat in (3, 0, 2):
        table.play("mulligan none", seat=seat)
    assert table.state.deciders() == [1]
    table.play("mulligan " + " ".join(table.hand(1)[1:3]), seat=1)
    assert table.state.chance().audience == (1,)
    fill_up(table)
    assert [len(table.hand(seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert table.asked() == (0, "order")
    assert table.state.turn == 0


# Recruiting.


@pytest.mark.rules("13.4", "13.5")
@pytest.mark.parametrize(
    ("ends", "on_turn", "planets"),
    [
        ((0, 2), 0, slice(0, 3)),
        ((0, 2), 1, slice(2, 5)),
        ((1, 2), 0, slice(2, 5)),
        ((1, 2), 1, slice(0, 3)),
        ((0, 2), 2, slice(0, 3)),
        ((0, 2), 3, slice(2, 5)),
        ((0, 3), 2, slice(2, 5)),
        ((0, 3), 3, slice(0, 3)),
    ],
)
def test_each_end_of_the_board_recruits_on_its_three_planets(
    ends: tuple[int, int], on_turn: int, planets: slice
) -> None:
    table = teams(hand=ONE_OF_EACH, on_turn=on_turn, ends=ends)
    assert recruits(table) == ONE_OF_EACH[planets]
    verbs = Counter(text.split()[0] for text in table.options())
    assert verbs == {"recruit": 3, "develop": 5, "lead": 5}


@pytest.mark.rules("13.5")
def test_effects_reach_every_planet() -> None:
    table = teams(hand=["charlemagne"], on_turn=0)
    table.play("recruit charlemagne", "influence mars", "influence jupiter", "influence venus")
    assert table.discs() == (0, 1, 1, 1, 1)
    mobilizes = teams(hand=["h4milt0n"], on_turn=0)
    mobilizes.play("recruit h4milt0n", "mobilize titus", "mobilize annie")
    assert mobilizes.column(0, "mars") == ["titus"]
    transfers = teams(hand=["gibs0n"], on_turn=1, columns=({}, {"mercury": ["nero", "atlas"]}))
    transfers.play("recruit gibs0n", "transfer mercury", "transfer mercury")
    assert transfers.column(0, "mercury") == ["atlas", "nero"]


# What partners share.


@pytest.mark.rules("13.1")
def test_partners_share_everything_but_their_hands() -> None:
    table = teams(
        hands=[["zenon", "bruss0l0"], ["baron-goro", "nero"]],
        on_turn=0,
        second=1,
        credits=(12, 0),
        zenithium=(0, 0),
    )
    fill_up(table.play("recruit zenon"))
    table.sees(credits=19, asked=(1, "turn"))
    table.play("recruit baron-goro")
    assert table.credits(0) == 16  # 4 less 1: Zenon lies in the common column
    assert table.column(0, "terra") == ["zenon", "baron-goro"]
    fill_up(table.play("influence mars"))
    assert table.zenithium(0) == 3
    sides = [seat.side for seat in view(table, 0).seats]
    assert sides == [0, 0, 1, 1]
    assert set(table.hand(0)) & set(table.hand(1)) == set()


@pytest.mark.rules("13.1", "7.7")
def test_markers_and_primes_belong_to_the_team() -> None:
    table = teams(
        hands=[["cresus"], ["lula-smart"]],
        on_turn=0,
        second=1,
        zenithium=(2, 0),
        levels=({"robot": 1}, {}),
    )
    fill_up(table.play("develop cresus"))
    assert table.asked() == (1, "turn")
    table.play("develop lula-smart")
    assert [table.level(0, people) for people in ("animod", "human", "robot")] == [1, 1, 1]
    table.play("influence terra")  # level 1 of U
    assert table.asked() == (1, "influence")  # and the prime of row 1
    table.play("influence terra").sees(discs={"terra": 2})


@pytest.mark.rules("13.1", "13.9", "11.1")
def test_the_badge_of_the_team_counts_for_both_hands() -> None:
    table = teams(hands=[["bruss0l0"], ["zenon"]], on_turn=0, second=1, credits=(0, 0))
    fill_up(table.play("lead bruss0l0"))
    assert table.badge() == "0 silver"
    assert len(table.hand(0)) == 5
    fill_up(table.play("lead zenon"))
    assert table.badge() == "0 gold"
    assert len(table.hand(1)) == 6
    assert len(table.hand(0)) == 5


@pytest.mark.rules("13.11")
def test_both_members_win_or_lose_together() -> None:
    table = teams(hand=["zenon"], on_turn=1, discs={"terra": 3}, won=({"terra": 2}, {}))
    table.play("recruit zenon").sees(asked=(NOBODY, "absolute"))
    outcome = table.state.outcome()
    assert outcome.places == (1, 1, 2, 2)
    assert outcome.utilities == (1.0, 1.0, -1.0, -1.0)
    assert outcome.scores == (3, 3, 0, 0)
    assert outcome.teams == ((0, 1), (2, 3))


# Rounds.


@pytest.mark.rules("13.6", "13.7", "Z17")
@pytest.mark.parametrize("who", [2, 3])
@pytest.mark.parametrize(("end", "first"), [("technology", 2), ("diplomacy", 3)])
def test_either_member_says_who_plays_first(who: int, end: str, first: int) -> None:
    table = teams(hands=[[], ["annie"], ["zenon"], ["ivan"]], on_turn=1)
    fill_up(table.play("recruit annie"))
    assert table.asked() == (2, "order")
    assert table.state.deciders() == [2, 3]
    assert table.options(seat=2) == table.options(seat=3) == ["begin technology", "begin diplomacy"]
    for other in (0, 1):
        with pytest.raises(NotYourDecision):
            table.state.play("begin technology", other)
    table.play(f"begin {end}", seat=who).sees(asked=(first, "turn"))
    fill_up(table.play("recruit zenon" if first == 2 else "recruit ivan"))
    assert table.asked() == (first ^ 1, "turn")
    assert table.state.turn == 3


def after_rounds(order_seat: str, count: int) -> tuple[Scene, list[tuple[int, list[int]]]]:
    """Play rounds in which the first member asked always sends its partner first.

    Returns whom each round asked (-1 if nobody), and who played.
    """
    table = fill_up(started({"team_seating": "agreed", "order_seat": order_seat}))
    for seat in range(4):
        table.play("mulligan none", seat=seat)
    rounds: list[tuple[int, list[int]]] = []
    rng = Rng(5)
    turn = 0
    while len(rounds) < count or len(rounds[-1][1]) < 2:
        state = table.state
        if state.seat >= 0 and table.asked()[1] == "order":
            asked = state.deciders()
            rounds.append((len(asked), []))
            table.play("begin diplomacy", seat=asked[0])
        elif state.turn > turn:
            turn = int(state.turn)
            if not rounds or len(rounds[-1][1]) == 2:
                rounds.append((0, []))
            rounds[-1][1].append(int(state.on_turn))
        elif state.seat == CHANCE:
            state.apply(int(state.draw(rng)))
        else:
            state.apply(state.legal()[-1])  # take the leadership, and decline
    return table, rounds


@pytest.mark.rules("13.7", "Z17")
@pytest.mark.parametrize(
    ("order_seat", "asked", "later"),
    [
        ("either_first_answer", [2, 2, 2, 2, 2, 2], [1, 0, 3, 2]),
        ("technology_side", [1, 1, 1, 1, 1, 1], [1, 0, 3, 2]),
        ("fixed", [2, 2, 0, 0, 0, 0], [1, 0, 3, 2]),
        ("alternating", [2, 2, 0, 0, 0, 0], [0, 1, 2, 3]),
    ],
)
def test_who_is_asked_for_the_order(order_seat: str, asked: list[int], later: list[int]) -> None:
    _, rounds = after_rounds(order_seat, 6)
    assert [count for count, _ in rounds] == asked
    assert rounds[0][1] + rounds[1][1] == [1, 0, 3, 2]
    assert rounds[2][1] + rounds[3][1] == later
    assert rounds[4][1] + rounds[5][1] == [1, 0, 3, 2]


@pytest.mark.rules("13.7", "Z17")
def test_only_the_technology_end_may_be_asked() -> None:
    table = teams(
        hands=[[], ["annie"], ["zenon"], ["titus"]],
        on_turn=1,
        ends=(0, 3),
        options={"order_seat": "technology_side"},
    )
    fill_up(table.play("recruit annie"))
    assert table.state.deciders() == [3]
    with pytest.raises(NotYourDecision):
        table.state.play("begin technology", 2)
    table.play("begin technology", seat=3).sees(asked=(3, "turn"))


@pytest.mark.rules("13.6", "12.7")
def test_turns_are_counted_over_all_seats() -> None:
    table, rounds = after_rounds("fixed", 4)
    assert [seat for _, seats in rounds for seat in seats] == [1, 0, 3, 2, 1, 0, 3, 2]
    assert table.state.turn == 8
    short = teams(
        hands=[["zenon"], ["annie"], [], []],
        on_turn=0,
        second=1,
        turn=3,
        options={"turn_limit": 4},
    )
    fill_up(short.play("recruit zenon"))
    assert short.asked() == (1, "turn")
    fill_up(short.play("recruit annie"))
    assert short.asked() == (NOBODY, "limit")
    assert short.state.outcome().places == (1, 1, 1, 1)


@pytest.mark.rules("13.6")
def test_the_first_members_turn_is_complete_before_the_second_begins() -> None:
    """New hand and new discs included: the second can use them."""
    table = teams(
        hands=[["zenon"], ["baron-goro"]],
        on_turn=0,
        second=1,
        discs={"terra": 3},
    )
    table.play("recruit zenon").sees(discs={"terra": None})
    fill_up(table)
    assert len(table.hand(0)) == 4
    assert table.disc("terra") == 0
    table.play("recruit baron-goro").sees(discs={"terra": 1})


@pytest.mark.rules("5.4", "13.6", "Z25")
def test_a_member_without_a_card_has_no_action_and_the_partner_plays_on() -> None:
    empty = teams(hands=[["annie"], [], ["zenon"], ["titus"]], on_turn=0, second=1)
    fill_up(empty.play("lead annie"))
    assert empty.asked() == (2, "order")
    assert empty.state.turn == 2
    assert len(empty.hand(1)) == 5  # it still draws at the end of its turn
    assert "empty-hand" in empty.events()


# Handing over.


def leading(*hand: str, partner: tuple[str, ...] = ("titus",), **more: Any) -> Scene:
    """Seat 0 has just led with Bruss0l0 and may hand over."""
    table = teams(
        hands=[["bruss0l0", *hand], list(partner), ["zenon"], ["annie"]],
        on_turn=0,
        second=1,
        **more,
    )
    return table.play("lead bruss0l0")


@pytest.mark.rules("13.8", "Z24")
def test_the_hand_over_comes_last_and_is_up_to_two_cards() -> None:
    table = leading("nero", "atlas", "felis")
    table.sees(
        badge="0 silver",
        zenithium=2,
        asked=(0, "hand-over"),
        options=["give atlas", "give nero", "give felis", "decline"],
    )
    table.play("give nero").sees(asked=(0, "hand-over"))
    table.play("give felis").sees(asked=DRAW, hands={1: ["nero", "felis", "titus"]}, hand=["atlas"])
    fill_up(table)
    assert len(table.hand(0)) == 5
    assert len(table.hand(1)) == 3
    assert table.asked() == (1, "turn")


@pytest.mark.rules("13.8")
def test_handing_over_nothing_or_one_card() -> None:
    leading("nero", "atlas").play("decline").sees(hands={1: ["titus"]}, done=True)
    one = leading("nero", "atlas").play("give nero", "decline")
    one.sees(hands={1: ["nero", "titus"]}, done=True)
    last = leading("nero").play("give nero")
    assert last.is_done()  # no second card to give
    nothing = leading()
    assert nothing.is_done()  # no card, no question


@pytest.mark.rules("13.8")
@pytest.mark.parametrize("people", ["human", "animod"])
def test_every_people_hands_over_last(people: str) -> None:
    card = "double-joe" if people == "human" else "khan"
    table = teams(hands=[[card, "nero"], [], [], []], on_turn=0)
    table.play(f"lead {card}")
    if people == "animod":
        table.play("mobilize felis", "mobilize cresus")
    else:
        assert table.credits(0) == 15
    assert table.asked() == (0, "hand-over")


@pytest.mark.rules("13.8", "8.1")
def test_two_players_have_nobody_to_hand_over_to() -> None:
    scene(hand=["bruss0l0", "nero"]).play("lead bruss0l0").sees(done=True)


@pytest.mark.rules("14.1", "14.4", "13.8")
def test_a_card_handed_over_is_known_to_giver_and_receiver_only() -> None:
    table = leading("nero", "atlas")
    state = table.state
    before = [view(table, seat) for seat in range(5)]
    other = state.clone()
    state.play("give nero", 0)
    other.play("give atlas", 0)
    assert view(table, 0).seats[1].hand == ("nero",)
    assert view(table, 1).seats[1].hand == ("nero", "titus")
    assert view(table, 1).seats[0].hand == ()
    for outside in (2, 3, 4):
        seen = view(table, outside)
        assert seen.seats[0].hand == seen.seats[1].hand == ()
        assert seen.seats[1].hand_size == before[outside].seats[1].hand_size + 1
        assert "nero" in seen.unseen
        assert state.blind(outside) == other.blind(outside)
        assert GAME.text_for(leading("nero", "atlas").state, 0, 360, outside) == "give ?"
    told = [GAME.events_for(table.log, seat)[-1] for seat in range(5)]
    assert [event.args["card"] for event in told] == ["card:nero"] * 2 + [None] * 3
    assert state.blind(0) != other.blind(0)
    for world in (state.blind(0).imagine(Rng(seed)) for seed in range(20)):
        assert world.view(0) == state.view(0)
        assert "nero" in Scene(world).hand(1)


@pytest.mark.rules("14.4")
def test_a_card_given_stays_known_until_it_is_shown() -> None:
    table = leading("nero", "atlas", partner=("titus", "bajazet")).play("give nero", "decline")
    fill_up(table)
    table.play("lead titus", "mobilize felis", "mobilize cresus", "give bajazet", "give nero")
    assert view(table, 0).seats[0].hand == tuple(table.hand(0))
    assert set(view(table, 1).seats[0].hand) == {"nero", "bajazet"}
    fill_up(table)
    table.play("begin technology", seat=2)
    assert set(view(table, 1).seats[0].hand) == {"nero", "bajazet"}
    assert view(table, 2).seats[0].hand == ()


@pytest.mark.rules("13.9", "11.2")
def test_the_receiver_keeps_any_number_of_cards_and_draws_only_later() -> None:
    partner = ("titus", "annie", "ivan", "geta")
    table = teams(
        hands=[["bruss0l0", "nero", "atlas"], list(partner)],
        on_turn=0,
        second=1,
    )
    table.play("lead bruss0l0", "give nero", "give atlas")
    fill_up(table)
    assert len(table.hand(1)) == 6
    assert table.asked() == (1, "turn")
    table.play("recruit titus", "influence terra")
    assert len(table.hand(1)) == 5  # silver: 5, so nothing is drawn
    assert table.asked() == (2, "order")


# The team that is not on turn (Z16).


def token_for_the_others(on_turn: int, ends: tuple[int, int], **options: Value) -> Scene:
    """The seat on turn gives Mars to the other team, whose token asks for a planet."""
    side = on_turn // 2
    table = teams(
        hands=[["baron-goro"] if seat == on_turn else [] for seat in range(4)],
        on_turn=on_turn,
        ends=ends,
        discs={"mars": -3 if side == 0 else 3},
        tokens={"mars": "influence"},
        options=options,
    )
    return table.play("recruit baron-goro", "influence mars")


@pytest.mark.rules("9.4", "13.10", "Z16")
@pytest.mark.parametrize(
    ("on_turn", "ends", "answers"),
    [
        (0, (0, 2), 2),
        (1, (0, 2), 3),
        (0, (0, 3), 3),
        (1, (0, 3), 2),
        (2, (0, 2), 0),
        (3, (1, 2), 0),
        (2, (1, 2), 1),
    ],
)
def test_the_member_at_the_same_end_answers(
    on_turn: int, ends: tuple[int, int], answers: int
) -> None:
    table = token_for_the_others(on_turn, ends)
    assert table.won(1 - on_turn // 2, "mars") == 1
    assert table.asked() == (answers, "influence")
    assert table.state.deciders() == [answers]
    before = table.disc("jupiter")
    table.play("influence jupiter", seat=answers)
    assert before == 0
    assert table.disc("jupiter") == (-1 if on_turn < 2 else 1)
    assert table.zenithium(on_turn // 2) == 4  # then Baron Goro goes on
    assert table.is_done()


@pytest.mark.rules("9.4", "13.10", "Z16")
@pytest.mark.parametrize("drawn", [2, 3])
def test_a_member_drawn_by_lot_answers(drawn: int) -> None:
    table = token_for_the_others(0, (0, 2), off_turn_seat="random")
    table.sees(asked=(CHANCE, "member"), options=["seat 2", "seat 3"])
    assert table.state.chance().audience is None
    table.play(f"seat {drawn}").sees(asked=(drawn, "influence"))
    assert "member" in table.events()


@pytest.mark.rules("9.4", "13.10", "Z16")
@pytest.mark.parametrize(("played", "answers"), [(2, 2), (3, 3), (None, 3)])
def test_the_member_that_played_last_answers(played: int | None, answers: int) -> None:
    """Before the first turn of its team: as by default."""
    table = teams(
        hands=[[], ["baron-goro"], [], []],
        on_turn=1,
        discs={"mars": -3},
        tokens={"mars": "influence"},
        options={"off_turn_seat": "last_played"},
        began=(0, None),
        played=(0, played),
    )
    table.play("recruit baron-goro", "influence mars").sees(asked=(answers, "influence"))


@pytest.mark.rules("9.4", "13.10", "Z16")
@pytest.mark.parametrize("value", ["same_end_as_seat_on_turn", "random", "last_played"])
def test_a_token_of_the_team_on_turn_is_the_seats_own(value: str) -> None:
    table = teams(
        hand=["helena-kerr"],
        on_turn=1,
        discs={"mars": 3},
        tokens={"mars": "influence"},
        options={"off_turn_seat": value},
    )
    table.play("recruit helena-kerr", "influence mars").sees(asked=(1, "influence"))


@pytest.mark.rules("9.4", "Z16")
@pytest.mark.parametrize("drawn", [2, 3])
def test_tokens_that_ask_nothing_still_draw_their_member(drawn: int) -> None:
    """The lot falls before the token is read, so it is there for any token."""
    table = teams(
        hands=[["baron-goro"], [], [], []],
        on_turn=0,
        discs={"mars": -3},
        tokens={"mars": "credits-4"},
        options={"off_turn_seat": "random"},
    )
    table.play("recruit baron-goro", "influence mars", f"seat {drawn}")
    table.sees(credits=(..., 16), done=True)


# The two examples of the rulebook.

ESTEBAN: Final = 0
MOON: Final = 1


@pytest.mark.rules("13.8", "13.9", "11.1")
def test_moon_takes_the_badge_and_gives_esteban_a_card() -> None:
    """Moon fills up to 5, Esteban keeps his 4 and the card, and draws to 5 in his next turn."""
    table = teams(
        hands=[["zenon", "nero", "atlas", "felis"], ["bruss0l0", "cresus", "titus", "ivan"],
               ["moussa"], ["annie"]],
        on_turn=ESTEBAN, second=MOON,
    )  # fmt: skip
    fill_up(table.play("recruit zenon"))
    assert len(table.hand(ESTEBAN)) == 4
    table.play("lead bruss0l0", "give cresus", "decline").sees(badge="0 silver")
    fill_up(table)
    assert len(table.hand(MOON)) == 5
    assert len(table.hand(ESTEBAN)) == 5  # his four and Moon's card
    assert "cresus" in table.hand(ESTEBAN)
    table.play("begin technology", seat=2)
    fill_up(table.play("recruit moussa"))
    fill_up(table.play("recruit annie"))
    table.play("begin technology", seat=MOON).sees(asked=(ESTEBAN, "turn"), badge="0 silver")
    table.play("recruit cresus")
    assert len(table.hand(ESTEBAN)) == 4
    fill_up(table)
    assert len(table.hand(ESTEBAN)) == 5


@pytest.mark.rules("13.6", "13.7", "13.1", "7.2")
def test_moon_plays_first_to_earn_the_zenithium_esteban_needs() -> None:
    """Level 3 of the animods costs 3; the team has 2, Moon's recruit brings the third."""
    table = teams(
        hands=[["nero"], ["bruss0l0"], ["moussa"], []],
        on_turn=2, levels=({"animod": 2}, {}), zenithium=(2, 0),
    )  # fmt: skip
    fill_up(table.play("recruit moussa"))
    assert table.asked() == (0, "order")
    alone = Scene(table.state.clone()).play("begin technology")
    assert "develop nero" not in alone.options()
    table.play("begin diplomacy", seat=ESTEBAN).sees(asked=(MOON, "turn"))
    table.play("recruit bruss0l0").sees(zenithium=3)
    fill_up(table)
    assert len(table.hand(MOON)) == 4
    assert table.asked() == (ESTEBAN, "turn")
    table.play("develop nero").sees(zenithium=0, levels={"animod": 3})
