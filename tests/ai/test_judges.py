"""What we know of the games: even positions are even, and more is better."""

import pytest
from librt.vecs import vec

from perihelion.ai.judges import judge_of
from perihelion.games import ids, load
from perihelion.games.kepler3ad.ai.judge import KeplerJudge
from perihelion.games.kepler3ad.codes import LIGHT, SEATS
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks
from perihelion.games.zenith.ai.judge import ZenithJudge, third
from perihelion.games.zenith.engine import ZenithState
from perihelion.kernel.answers import Answers
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State


def worth_of(state: State) -> list[float]:
    worth = vec[float]([0.0] * int(state.seats))
    judge_of(state.game).judge(state, worth)
    return list(worth)


def played(game_id: str, seats: int, seed: int, plies: int) -> State:
    """A position of random play in which a seat is asked."""
    game = load(game_id)
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while not state.is_over and (plies > 0 or state.seat == CHANCE):
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        plies -= 1
    return state


def test_every_game_is_known() -> None:
    assert all(judge_of(load(game_id)).informed for game_id in ids())


def test_an_unknown_game_is_judged_by_its_end(comet: Game) -> None:
    judge = judge_of(comet)
    assert not judge.informed
    assert worth_of(comet.start(2)) == [0.0, 0.0]


@pytest.mark.parametrize("game_id", ids())
def test_worth_stays_in_its_range_and_answers_have_promise(game_id: str) -> None:
    game = load(game_id)
    judge = judge_of(game)
    answers, weight = Answers(), vec[float]([0.0] * 1024)
    for seats in game.seat_counts:
        for plies in (8, 40, 150):
            state = played(game_id, seats, plies, plies)
            assert all(-1.0 <= worth <= 1.0 for worth in worth_of(state))
            if state.is_over:
                assert worth_of(state) == [state.utility(seat) for seat in range(seats)]
                continue
            answers.clear()
            state.legal_into(state.seat, answers)
            judge.weigh(state, state.seat, answers, weight)
            assert all(weight[at] > 0.0 for at in range(int(answers.count)))


# --- Zenith --------------------------------------------------------------------------------------


def zenith(seats: int = 2) -> ZenithState:
    state = played("zenith", seats, 1, 60)
    assert isinstance(state, ZenithState)
    return state


def mirrored(state: ZenithState) -> ZenithState:
    """The same table with the sides exchanged, as far as they are judged."""
    twin = state.clone()
    for planet in range(5):
        if abs(int(state.disc[planet])) <= 4:
            twin.disc[planet] = -state.disc[planet]
        twin.won[planet], twin.won[5 + planet] = state.won[5 + planet], state.won[planet]
        twin.column_size[planet] = state.column_size[5 + planet]
        twin.column_size[5 + planet] = state.column_size[planet]
    for at in range(2):
        twin.stock[at], twin.stock[2 + at] = state.stock[2 + at], state.stock[at]
    for at in range(3):
        twin.level[at], twin.level[3 + at] = state.level[3 + at], state.level[at]
    half = int(state.seats) // 2
    for seat in range(half):
        twin.hand_size[seat] = state.hand_size[half + seat]
        twin.hand_size[half + seat] = state.hand_size[seat]
    if state.badge >= 0:
        twin.badge = 1 - state.badge
    twin.on_turn = state.on_turn + half if state.on_turn < half else state.on_turn - half
    return twin


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(5))
def test_zenith_sides_exchanged_is_worth_the_opposite(seats: int, seed: int) -> None:
    state = played("zenith", seats, seed, 30 + 20 * seed)
    assert isinstance(state, ZenithState)
    here, there = worth_of(state), worth_of(mirrored(state))
    assert here[0] == pytest.approx(there[-1])
    assert here[0] == pytest.approx(-here[-1])


def test_zenith_partners_share_their_worth() -> None:
    worth = worth_of(zenith(4))
    assert worth[0] == worth[1] == -worth[2] == -worth[3]


@pytest.mark.parametrize(
    ("field", "at", "more"),
    [
        *(("disc", planet, 1) for planet in range(5)),
        *(("won", planet, 1) for planet in range(5)),
        *(("stock", at, 1) for at in range(2)),
        *(("level", people, 1) for people in range(3)),
        *(("column_size", planet, 1) for planet in range(5)),
        ("hand_size", 0, 1),
    ],
)
def test_zenith_more_is_better(field: str, at: int, more: int) -> None:
    state = zenith()
    for planet in range(5):
        state.disc[planet] = 0
    richer = state.clone()
    getattr(richer, field)[at] += more
    before, after = worth_of(state), worth_of(richer)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_zenith_the_badge_is_better_in_gold() -> None:
    state = zenith()
    worth = []
    for badge, gold in ((1, 1), (1, 0), (-1, 0), (0, 0), (0, 1)):
        state.badge, state.badge_gold = badge, gold
        worth.append(worth_of(state)[0])
    assert worth == sorted(set(worth))


def test_zenith_being_next_is_better() -> None:
    state = zenith()
    state.on_turn = 0
    mine = worth_of(state)[0]
    state.on_turn = 1
    assert mine > worth_of(state)[0]


@pytest.mark.parametrize(
    ("won", "disc", "victory"),
    [
        ([2, 0, 0, 0, 0], [3, 0, 0, 0, 0], "absolute"),
        ([1, 1, 1, 0, 0], [0, 0, 0, 3, 0], "democratic"),
        ([2, 2, 0, 0, 0], [0, 0, 3, 0, 0], "popular"),
    ],
)
def test_zenith_one_step_from_victory_is_one_step(
    won: list[int], disc: list[int], victory: str
) -> None:
    state = zenith()
    for planet in range(5):
        state.won[planet], state.disc[planet] = won[planet], disc[planet]
    judge = judge_of(state.game)
    assert isinstance(judge, ZenithJudge)
    steps = {
        "absolute": judge.to_absolute(state, 0),
        "democratic": judge.to_democratic(state, 0),
        "popular": judge.to_popular(state, 0),
    }
    assert steps[victory] == 1
    assert min(steps.values()) == 1


def test_zenith_cards_are_thirds_of_answers() -> None:
    assert [third(answer) for answer in range(270)] == [answer // 3 for answer in range(270)]


# --- Kepler-3Ad ----------------------------------------------------------------------------------


def kepler(game_id: str, seats: int, seed: int = 1, plies: int = 150) -> KeplerState:
    state = played(game_id, seats, seed, plies)
    assert isinstance(state, KeplerState)
    return state


@pytest.mark.parametrize("game_id", ["kepler3ad-1", "kepler3ad-2"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kepler_worth_adds_up_to_nothing(game_id: str, seats: int) -> None:
    assert sum(worth_of(kepler(game_id, seats))) == pytest.approx(0.0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kepler_seats_start_even_but_for_the_turn(seats: int) -> None:
    game = load("kepler3ad-1")
    state = game.start(seats)
    while state.seat == CHANCE:
        state.apply(int(state.draw(Rng(1))))
    worth = worth_of(state)
    others = [worth[seat] for seat in range(seats) if seat != state.seat]
    assert max(others) == pytest.approx(min(others))
    assert worth[int(state.seat)] > others[0]
    assert worth[int(state.seat)] < 0.2


@pytest.mark.parametrize("game_id", ["kepler3ad-1", "kepler3ad-2"])
@pytest.mark.parametrize("seats", [2, 5])
def test_kepler_seats_exchanged_exchange_their_worth(game_id: str, seats: int) -> None:
    state = kepler(game_id, seats)
    twin = state.clone()
    for row in ("levels", "value", "score", "corporation", "marks"):
        getattr(twin, row)[0], getattr(twin, row)[1] = (
            getattr(state, row)[1],
            getattr(state, row)[0],
        )
    for row in ("pieces", "supply"):
        for unit in range(0, 4 * SEATS, SEATS):
            getattr(twin, row)[unit] = getattr(state, row)[unit + 1]
            getattr(twin, row)[unit + 1] = getattr(state, row)[unit]
    state.on_turn, twin.on_turn = 0, 1
    here, there = worth_of(state), worth_of(twin)
    assert here[0] == pytest.approx(there[1])
    assert here[1] == pytest.approx(there[0])
    assert here[2:] == pytest.approx(there[2:])


@pytest.mark.parametrize("game_id", ["kepler3ad-1", "kepler3ad-2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_kepler_more_is_better(game_id: str, seats: int) -> None:
    state = kepler(game_id, seats)
    before = worth_of(state)
    richer = [state.clone() for _ in range(3)]
    richer[0].score[0] += 3
    levels = int(state.levels[0])
    track = next(track for track in range(7) if levels >> 4 * track & 15 < 6)
    richer[1].levels[0] += 1 << 4 * track
    space = next(space for space in range(12) if int(state.pieces[0]) >> 4 * space & 15)
    richer[2].pieces[LIGHT] += 1 << 4 * space
    richer[2].supply[LIGHT] -= 1
    for state_with_more in richer:
        after = worth_of(state_with_more)
        assert after[0] > before[0]
        assert all(after[seat] <= before[seat] for seat in range(1, seats))


@pytest.mark.parametrize("game_id", ["kepler3ad-1", "kepler3ad-2"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_kepler_what_a_scoring_would_pay_is_what_it_pays(
    game_id: str, seats: int, seed: int
) -> None:
    """The judge's own scoring against the rules'."""
    state = kepler(game_id, seats, seed, 100 + 60 * seed)
    if state.is_over or state.scorings > 2:
        pytest.skip("this random match was too short")
    judge = judge_of(state.game)
    assert isinstance(judge, KeplerJudge)
    judge.hold_spaces(state)
    judge.hold_tracks(state)
    expected = [int(judge.pays[seat]) for seat in range(seats)]
    scored = state.clone()
    score_spaces(scored)
    score_tracks(scored)
    paid = [int(scored.score[seat] - state.score[seat]) for seat in range(seats)]
    assert expected == paid
