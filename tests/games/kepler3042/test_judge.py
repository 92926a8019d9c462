"""What we know of Kepler-3042: even seats are even, more is better, alone a level is passed."""

import pytest
from librt.vecs import vec

from perihelion.ai.judges import judge_of
from perihelion.games import load
from perihelion.games.kepler3042.ai.destinations import Goals, sum_of, turns_left
from perihelion.games.kepler3042.ai.judge import Kepler3042Judge
from perihelion.games.kepler3042.ai.objective_progress import (
    asks_for_level,
    asks_to_terraform,
    knows_aliens,
    lacking,
    progress_of,
)
from perihelion.games.kepler3042.ai.weights import (
    EARLY,
    END,
    FACTOR,
    FREE_LEVEL,
    LEVEL_WORTH,
    PROMISES,
    SPARE,
    WEIGHTS,
)
from perihelion.games.kepler3042.codes import (
    A_CELL,
    A_HEX,
    A_PERFORM,
    A_QUANTUM,
    A_SACRIFICE,
    A_SKIP,
    A_STOP,
    AMOUNT_BITS,
    AMOUNT_MASK,
    ANTIMATTER,
    ANTIMATTER_SCIENCE,
    COLONIES,
    COLONISATION,
    CONDITION,
    CUBES,
    EARTH,
    F_ACTION,
    F_CELL,
    F_COLONISE,
    F_LEG,
    F_SACRIFICE,
    HEXES,
    MATTER,
    MOST,
    OBJECTIVES,
    OP_TERRAFORMED_TYPE,
    PIT,
    PLACE_BITS,
    SHIPS,
    SPACE_TRAVEL,
    TERRAFORMING,
    TRACKS,
)
from perihelion.games.kepler3042.data_set.geometry import distance, place_of
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.rules.objectives import is_met
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE


def played(seats: int, seed: int, plies: int, **options: str | int) -> Kepler3042State:
    """A position of random play in which a seat is asked."""
    game = load("kepler3042")
    state, rng = game.start(seats, {**game.bot_options, **options}), Rng(seed)
    assert isinstance(state, Kepler3042State)
    while not state.is_over and (plies > 0 or state.seat == CHANCE):
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        plies -= 1
    return state


def turn_of(seats: int, seed: int, rounds: int, **options: str | int) -> Kepler3042State:
    """A position of random play at the beginning of a turn."""
    state = played(seats, seed, 0, **options)
    rng = Rng(seed)
    while int(state.round) < rounds or state.frame()[0] != F_CELL:
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
    return state


def a_judge(state: Kepler3042State) -> Kepler3042Judge:
    judge = judge_of(state.game)
    assert isinstance(judge, Kepler3042Judge)
    return judge


def worth_of(state: Kepler3042State) -> list[float]:
    worth = vec[float]([0.0] * int(state.seats))
    a_judge(state).judge(state, worth)
    return list(worth)


def points_of(state: Kepler3042State, seat: int = 0) -> float:
    prospects = a_judge(state).prospects
    prospects.look(state)
    return float(prospects.points(state, seat))


def promises(state: Kepler3042State) -> dict[int, float]:
    answers, weight = Answers(), vec[float]([0.0] * 1024)
    state.legal_into(state.seat, answers)
    a_judge(state).weigh(state, state.seat, answers, weight)
    return {int(answers.at(at)): weight[at] for at in range(int(answers.count))}


def exchange(state: Kepler3042State) -> Kepler3042State:
    """The same table with seats 0 and 1 exchanged."""
    twin = state.clone()
    rows = {
        "ship": SHIPS,
        "cubes": CUBES,
        "colony": COLONIES,
        "terraformed": 1,
        "levels": 1,
        "space": TRACKS,
        "medals": TRACKS,
        "cell": 1,
        "objective": 1,
    }
    for name, length in rows.items():
        here, there = getattr(state, name), getattr(twin, name)
        for at in range(length):
            there[at], there[length + at] = here[length + at], here[at]
    if state.on_turn < 2:
        twin.on_turn = 1 - state.on_turn
    return twin


# --- prospects -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 7, 15])
def test_worth_adds_up_to_nothing(seats: int, rounds: int) -> None:
    assert sum(worth_of(turn_of(seats, rounds, rounds))) == pytest.approx(0.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_have_the_same_are_even_but_for_the_turn(seats: int) -> None:
    state = turn_of(seats, 1, 1)
    for seat in range(seats):
        state.levels[seat] = state.levels[0]
        state.objective[seat] = state.objective[0]
    worth = worth_of(state)
    others = [worth[seat] for seat in range(seats) if seat != state.seat]
    assert max(others) == pytest.approx(min(others))
    assert worth[int(state.seat)] > others[0]
    assert worth[int(state.seat)] < 0.2


@pytest.mark.parametrize("seed", range(4))
def test_seats_exchanged_exchange_their_worth(seed: int) -> None:
    state = turn_of(2, seed, 6 + seed)
    state.first = state.on_turn
    twin = exchange(state)
    twin.first = twin.on_turn
    here, there = worth_of(state), worth_of(twin)
    assert here == pytest.approx(list(reversed(there)))


@pytest.mark.parametrize("seats", [2, 4])
def test_more_is_better(seats: int) -> None:
    state = turn_of(seats, 3, 6)
    before = worth_of(state)
    richer = [state.clone() for _ in range(6)]
    richer[0].medals[0] += 1
    richer[1].space[1] += 2
    technology = next(one for one in range(5) if int(state.levels[0]) >> 4 * one & 15 < 4)
    richer[2].levels[0] += 1 << 4 * technology
    richer[3].cubes[MATTER] += 1 << PLACE_BITS * EARTH
    richer[4].cubes[ANTIMATTER] += 1
    richer[5].cubes[ANTIMATTER] += 1 << PLACE_BITS * EARTH
    for state_with_more in richer:
        after = worth_of(state_with_more)
        assert after[0] > before[0]
        assert all(after[seat] < before[seat] for seat in range(1, seats))


def test_the_pit_is_worth_nothing() -> None:
    state = turn_of(2, 1, 3)
    deeper = state.clone()
    deeper.cubes[MATTER] += 1 << PLACE_BITS * PIT
    assert points_of(deeper) == points_of(state)


def test_a_colony_beats_a_ship_and_a_terraformed_planet_beats_both() -> None:
    """One planet, three times nearer to its points."""
    state = turn_of(2, 1, 4)
    for at in range(SHIPS):
        state.ship[at] = -1
    for at in range(COLONIES):
        state.colony[at] = -1
    state.terraformed[0] = 0
    planet = next(one for one in range(28) if int(state.place[one]) >= 0)
    none = points_of(state)
    landed, colony, green = state.clone(), state.clone(), state.clone()
    landed.ship[SHIPS - 1] = state.place[planet]
    colony.colony[0] = planet
    green.colony[0] = planet
    green.terraformed[0] = 1 << planet
    points = [none, *(points_of(one) for one in (landed, colony, green))]
    assert points == sorted(set(points))


def test_a_ship_is_worth_more_the_nearer_it_is() -> None:
    state = turn_of(2, 1, 4)
    for at in range(SHIPS):
        state.ship[at] = -1
    prospects = a_judge(state).prospects
    prospects.look(state)
    prospects.value_goals(state, 0)
    goal = max(range(int(prospects.goals)), key=lambda at: prospects.worth[at])
    there = int(prospects.goal_hex[goal])
    steps = [float(prospects.approach(goal, where, 0.5)) for where in range(HEXES)]
    places = [place_of(name) for name in state.tables.names]
    far = [distance(places[there], where) for where in places]
    for one in range(0, HEXES, 7):
        for other in range(0, HEXES, 11):
            assert (far[one] < far[other]) == (steps[one] > steps[other])
            assert prospects.distance(one, other) == distance(places[one], places[other])


def test_late_cubes_are_idle_and_points_are_not() -> None:
    early, late = turn_of(2, 1, 2), turn_of(2, 1, 16)
    gains = []
    for state in (early, late):
        richer = state.clone()
        richer.cubes[MATTER] += 1 << PLACE_BITS * EARTH
        gains.append(points_of(richer) - points_of(state))
    assert gains[0] > gains[1] >= 0.0


def test_the_turns_left_include_the_one_under_way() -> None:
    state = turn_of(3, 1, 1)
    assert [int(turns_left(state, seat)) for seat in range(3)] == [16, 16, 16]
    state.round = 16
    state.first, state.on_turn = 1, 2
    assert [int(turns_left(state, seat)) for seat in range(3)] == [1, 0, 1]


def test_amounts_are_counted() -> None:
    state = turn_of(2, 1, 1)
    cost = 2 | 3 << 5 | 1 << 10
    assert sum_of(cost) == 6
    for cube in range(CUBES):
        state.cubes[cube] = 0
    assert lacking(state, 0, EARTH, cost) == 6
    state.cubes[MATTER] = 2 << PLACE_BITS * EARTH
    assert lacking(state, 0, EARTH, cost) == 4


def test_levels_are_worth_more_the_higher_they_are() -> None:
    for first in range(0, len(LEVEL_WORTH), 5):
        row = LEVEL_WORTH[first : first + 5]
        assert row == sorted(set(row))
    assert all(weight > 0.0 for weight in WEIGHTS.values())


def test_numbers_have_the_places_of_their_names() -> None:
    places = {"end": END, "spare_energy": SPARE, "free_space_travel": FREE_LEVEL}
    places |= {"factor_0": FACTOR, "early_0": EARLY}
    assert {name: list(PROMISES).index(name) for name in places} == places
    assert len(PROMISES) == EARLY + 9
    assert not WEIGHTS.keys() & PROMISES.keys(), "a file of a planner has both by name"


# --- objectives ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_an_objective_is_done_exactly_when_it_is_met(seed: int) -> None:
    state = turn_of(2, seed, 4 + 2 * seed)
    for seat in range(2):
        for objective in range(OBJECTIVES):
            made = progress_of(state, seat, objective)
            assert 0.0 <= made <= 1.0
            assert (made == 1.0) == is_met(state, seat, objective)


def test_technologies_bring_their_objective_nearer() -> None:
    state = turn_of(2, 1, 2)
    made = []
    for level in range(5):
        state.levels[0] = level << 4 * 4
        made.append(float(progress_of(state, 0, 6)))
    assert made == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_what_a_terraforming_needs_brings_its_objective_nearer() -> None:
    """A colony of the type, then the level of Terraforming, then the cubes, then the deed."""
    state = turn_of(2, 1, 2)
    tables = state.tables
    planets = range(len(tables.planet_level))
    objective = 1
    row = CONDITION * tables.first_condition[objective]
    assert tables.conditions[row] == OP_TERRAFORMED_TYPE
    kind = tables.conditions[row + 2]
    planet = next(one for one in planets if tables.kind[one] == kind and tables.planet_level[one])
    state.place[planet] = next(hex_ for hex_ in range(HEXES) if tables.zone[hex_] == 0)
    state.levels[0] = 0
    made = [progress_of(state, 0, objective)]
    state.colony[0] = planet
    for cube in range(CUBES):
        state.cubes[cube] &= ~(MOST << PLACE_BITS * (EARTH + 1))
    made.append(progress_of(state, 0, objective))
    state.levels[0] = 4 << 4 * TERRAFORMING
    made.append(progress_of(state, 0, objective))
    for cube in range(CUBES):
        price = tables.terraform_cost[planet] >> AMOUNT_BITS * cube & AMOUNT_MASK
        state.cubes[cube] |= price << PLACE_BITS * (EARTH + 1)
    made.append(progress_of(state, 0, objective))
    state.terraformed[0] |= 1 << planet
    made.append(progress_of(state, 0, objective))
    assert made == sorted(set(made))
    assert made[-2:] == [0.9, 1.0]


# --- alone ---------------------------------------------------------------------------------------


SCIENCE, ALIEN_CONTACT, LEADERSHIP, ATLANTIS = 6, 7, 5, 1
"""Objectives by their numbers, in the order of the data."""


def test_an_objective_asks_for_the_technologies_that_it_counts() -> None:
    state = turn_of(1, 1, 2)
    state.levels[0] = 0
    assert [asks_for_level(state, 0, SCIENCE, one) for one in range(5)] == [False] * 4 + [True]
    state.levels[0] = 4 << 4 * ANTIMATTER_SCIENCE
    assert not asks_for_level(state, 0, SCIENCE, ANTIMATTER_SCIENCE)
    # Three of them on level 3: two are there, one is nearer than all others.
    state.levels[0] = 4 << 4 * SPACE_TRAVEL | 3 << 4 * ANTIMATTER_SCIENCE | 2 << 4 * TERRAFORMING
    asked = [asks_for_level(state, 0, LEADERSHIP, one) for one in range(5)]
    assert asked == [one == TERRAFORMING for one in range(5)]


def test_an_alien_planet_asks_for_the_science_of_it() -> None:
    state = turn_of(1, 1, 2)
    known = []
    for level in range(5):
        state.levels[0] = level << 4 * ANTIMATTER_SCIENCE
        known.append(float(knows_aliens(state, 0, ALIEN_CONTACT)))
        asks = asks_for_level(state, 0, ALIEN_CONTACT, ANTIMATTER_SCIENCE)
        assert asks == (not state.tables.aliens[level])
    assert known == sorted(known)
    assert (known[0], known[-1]) == (0.0, 1.0)
    assert knows_aliens(state, 0, SCIENCE) == 1.0


def test_an_objective_asks_to_terraform_what_it_counts_until_it_is_met() -> None:
    state = turn_of(1, 1, 2)
    tables = state.tables
    kind = tables.conditions[CONDITION * tables.first_condition[ATLANTIS] + 2]
    planets = range(len(tables.planet_level))
    ocean = next(
        one for one in planets if tables.kind[one] == kind and tables.planet_level[one] > 1
    )
    other = next(one for one in planets if tables.kind[one] != kind)
    state.terraformed[0] = 0
    for number, planet in enumerate((ocean, other)):
        state.place[planet] = number
        state.colony[number] = planet
    state.levels[0] = 0
    assert asks_to_terraform(state, 0, ATLANTIS, ocean)
    assert not asks_to_terraform(state, 0, ATLANTIS, other)
    assert asks_for_level(state, 0, ATLANTIS, TERRAFORMING)
    state.levels[0] = 4 << 4 * TERRAFORMING
    assert not asks_for_level(state, 0, ATLANTIS, TERRAFORMING)
    state.terraformed[0] = 1 << ocean
    assert not asks_to_terraform(state, 0, ATLANTIS, ocean)


def test_alone_what_objectives_ask_for_promises_more() -> None:
    """Only to who plans, and only alone: the first admiral judges as it did."""
    goals = Goals(list(WEIGHTS.values()), LEVEL_WORTH, list(PROMISES.values()))
    alone = turn_of(1, 1, 2, campaign="children_of_progress", level=2)
    together = turn_of(2, 1, 2)
    before = []
    for study in (0.0, 5.0):
        goals.study = study
        rises = []
        for state in (alone, together):
            state.levels[0] = 0
            goals.look_at_time(state)
            rises.append(goals.rise(state, 0, ANTIMATTER_SCIENCE))
        before.append(rises)
    (alone_without, with_others), (alone_with, still_with_others) = before
    # Science is asked for by both objectives: one of two technologies, and itself.
    assert alone_with == pytest.approx(alone_without + 10.0)
    assert still_with_others == with_others


def test_alone_an_objective_that_is_met_gains_more_than_points() -> None:
    state = turn_of(1, 1, 16, campaign="children_of_progress", level=2)
    judge = a_judge(state)
    state.levels[0] = 3 << 4 * ANTIMATTER_SCIENCE
    state.score[0] = 40
    short = judge.gain(state, 0)
    state.levels[0] = 4 << 4 * ANTIMATTER_SCIENCE
    state.score[0] = 30
    assert judge.gain(state, 0) > short


@pytest.mark.parametrize("level", [1, 4])
def test_alone_worth_is_the_chance_of_passing(level: int) -> None:
    state = turn_of(1, 2, 12, campaign="children_of_progress", level=level)
    before = worth_of(state)[0]
    assert -1.0 < before < 1.0
    richer = state.clone()
    richer.medals[0] += 10
    learned = state.clone()
    learned.levels[0] = 0x44444
    assert worth_of(richer)[0] > before
    assert worth_of(learned)[0] > before


def test_alone_a_level_without_its_objective_is_lost_at_the_end() -> None:
    """Points alone do not pass; points and objectives do."""
    state = turn_of(1, 2, 16, campaign="children_of_progress")
    state.levels[0] = 0
    state.medals[0] = 80
    rich = worth_of(state)[0]
    state.levels[0] = 0x44444
    assert rich < -0.3
    assert worth_of(state)[0] > 0.8


def test_alone_every_objective_of_the_level_counts() -> None:
    worth = []
    for level in (1, 2, 3, 4):
        state = turn_of(1, 2, 10, campaign="sagittarius_a", level=level)
        state.medals[0] = 60
        worth.append(worth_of(state)[0])
    assert worth[0] > worth[-1]


# --- promises ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_answer_to_every_question_has_promise(seats: int) -> None:
    """Through a whole random match, so that every kind of question comes."""
    state = played(seats, seats, 0)
    rng = Rng(seats)
    kinds = set()
    while not state.is_over:
        if state.seat == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        kinds.add(state.frame()[0])
        promised = promises(state)
        assert all(promise > 0.0 for promise in promised.values())
        legal = list(promised)
        state.apply(legal[int(rng.below(len(legal)))])
    assert len(kinds) > 15


def test_an_action_is_performed_rather_than_skipped() -> None:
    state = turn_of(2, 1, 3)
    state.apply(A_CELL + (COLONISATION if state.cell[int(state.seat)] != COLONISATION else 0))
    assert state.frame()[0] == F_ACTION
    promised = promises(state)
    assert promised[A_PERFORM] > 5 * promised[A_SKIP]


def with_ship_on_a_planet() -> Kepler3042State:
    for seed in range(200):
        state = turn_of(2, seed, 5)
        seat = int(state.seat)
        ships = [int(state.ship[SHIPS * seat + at]) for at in range(SHIPS)]
        planets = {int(state.place[planet]) for planet in range(25)} - {-1}
        if state.cell[seat] != COLONISATION and planets.intersection(ships):
            return state
    raise AssertionError("no random ship has landed")


def test_a_ship_on_a_planet_colonises() -> None:
    state = with_ship_on_a_planet()
    promised = promises(state)
    cells = {answer: promise for answer, promise in promised.items() if answer < A_QUANTUM}
    assert max(cells, key=cells.__getitem__) == A_CELL + COLONISATION
    state.apply(A_CELL + COLONISATION)
    state.apply(A_PERFORM)
    assert state.frame()[0] == F_COLONISE
    promised = promises(state)
    assert max(promised, key=promised.__getitem__) < A_HEX + HEXES
    assert promised[A_STOP] < 0.1 * max(promised.values())


def test_ships_fly_towards_planets() -> None:
    """A free planet within reach promises more than any hex in space."""
    seen = 0
    for seed in range(40):
        state, rng = turn_of(2, seed, 4), Rng(seed)
        for seat in range(2):
            level = int(state.levels[seat]) >> 4 * SPACE_TRAVEL & 15
            state.levels[seat] += (4 - level) << 4 * SPACE_TRAVEL
        while not state.is_over and (state.frame()[0] != F_LEG or state.frame()[2] < 9):
            legal = state.legal()
            chance = state.seat == CHANCE
            state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        if state.is_over:
            continue
        promised = promises(state)
        planets = {int(state.place[one]) for one in range(25)} & set(promised)
        colonies = [int(state.colony[COLONIES * int(state.seat) + at]) for at in range(COLONIES)]
        if planets and min(colonies) < 0:
            seen += 1
            assert max(promised, key=promised.__getitem__) in {
                *planets,
                *(int(one) for one in state.place if one >= 0),
            }
    assert seen > 5


def test_storage_is_sacrificed_before_cards() -> None:
    state, rng = turn_of(2, 1, 1), Rng(1)
    while state.frame()[0] != F_SACRIFICE:
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
    promised = promises(state)
    best = max(promised, key=promised.__getitem__)
    assert A_SACRIFICE <= best < A_SACRIFICE + ANTIMATTER
