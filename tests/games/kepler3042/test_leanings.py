"""What plans lean to: what they look at, and that nobody else looks at it."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from tests.games.kepler3042.test_judge import ALIEN_CONTACT, ATLANTIS, turn_of

import perihelion
from perihelion.ai.judges import planner_of
from perihelion.ai.levels import searcher_of
from perihelion.ai.search.judge import Judge
from perihelion.games.kepler3042.ai.action_promises import promise_of_action
from perihelion.games.kepler3042.ai.judge import Kepler3042Judge, judge
from perihelion.games.kepler3042.ai.leanings import (
    AHEAD,
    BONUS_LEANINGS,
    BONUSES,
    CELLS,
    COMPLETES,
    DONE_PAYS,
    FOR_BONUS,
    FOR_CELL,
    FOR_LEVEL,
    LEANINGS,
    LEVEL_LEANINGS,
    NAMES,
    NEW_TYPE,
    ON_EARTH,
    SEEN,
    SINGLE,
    UNASKED,
    Situation,
)
from perihelion.games.kepler3042.ai.objective_progress import asks_for_aliens
from perihelion.games.kepler3042.ai.planner import FOR_ALIENS, Kepler3042Planner
from perihelion.games.kepler3042.ai.weights import LEVEL_WORTH, PROMISES, WEIGHTS
from perihelion.games.kepler3042.codes import (
    A_CELL,
    A_TRACK,
    ALIEN,
    ANTIMATTER,
    ANTIMATTER_GENERATION,
    ANTIMATTER_SCIENCE,
    COLONIES,
    CUBES,
    EARTH,
    ENERGY,
    F_TRACK,
    GALACTIC_CARTOGRAPHY,
    MATTER,
    PIT,
    PLACE_BITS,
    SPACES,
    STORAGE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRACKS,
)
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.rules.sets import include
from perihelion.kernel.answers import Answers

STILL = [0.0] * SINGLE + [0.0] * 5 + [0.5] + [1.0] * 4 + [0.0]
"""Leanings that lean to nothing."""


def by_hand() -> Kepler3042Judge:
    return Kepler3042Judge(list(WEIGHTS.values()), LEVEL_WORTH, list(PROMISES.values()))


def planner_by(generation: int | None = None) -> Kepler3042Planner:
    planner = planner_of(perihelion.load("kepler3042"), generation)
    assert isinstance(planner, Kepler3042Planner)
    return planner


def promises(who: Judge, state: Kepler3042State) -> list[float]:
    answers, weight = Answers(), vec[float]([0.0] * 512)
    state.legal_into(state.seat, answers)
    who.weigh(state, state.seat, answers, weight)
    return list(weight)[: int(answers.count)]


def seen(state: Kepler3042State, seat: int, left: int = 8) -> dict[str, float]:
    situation = Situation()
    situation.look(state, seat, left, 3)
    return dict(zip(SEEN, situation.seen, strict=True))


def test_there_is_a_number_for_everything() -> None:
    assert len(SEEN) == FOR_CELL
    assert LEVEL_LEANINGS == CELLS * FOR_CELL
    assert BONUS_LEANINGS == LEVEL_LEANINGS + TECHNOLOGIES * FOR_LEVEL
    assert SINGLE == BONUS_LEANINGS + BONUSES * FOR_BONUS
    assert SINGLE + len(NAMES) == LEANINGS
    places = {"new_type": NEW_TYPE, "completes": COMPLETES, "unasked": UNASKED, "ahead": AHEAD}
    places |= {"earth_energy": ON_EARTH, "done_pays": DONE_PAYS}
    assert {name: SINGLE + NAMES.index(name) for name in places} == places


@pytest.mark.parametrize("seed", range(3))
def test_the_search_does_not_lean(seed: int) -> None:
    """Nor does who plans alone; leanings to nothing promise the same cells and levels."""
    found = judge()
    assert isinstance(found, Kepler3042Judge)
    planner = planner_by()
    assert not found.prospects.leans
    assert planner.usual[2].goals.leans
    assert not planner.usual[1].goals.leans
    state = turn_of(2, seed, 5)
    still = by_hand()
    still.prospects.lean(STILL)
    assert promises(still, state) == promises(by_hand(), state)


def test_a_leaning_adds_what_is_seen() -> None:
    """So many points for each unit; a cell's promise is the square of its points."""
    state = turn_of(2, 2, 5)
    which = SEEN.index("stored_matter")
    leanings = list(STILL)
    leanings[FOR_CELL * GALACTIC_CARTOGRAPHY + which] = 2.0
    leaning = by_hand()
    leaning.prospects.lean(leanings)
    legal = state.legal()
    rows = zip(legal, promises(by_hand(), state), promises(leaning, state), strict=True)
    for answer, before, after in rows:
        more = ((after - 0.1) ** 0.5 - (before - 0.1) ** 0.5) if answer < A_CELL + CELLS else 0.0
        chart = answer == A_CELL + GALACTIC_CARTOGRAPHY
        wanted = 2.0 * seen(state, int(state.seat))["stored_matter"] if chart else 0.0
        assert more == pytest.approx(wanted), answer


def test_the_situation_counts_cubes_and_colonies() -> None:
    state = turn_of(2, 1, 3)
    for cube in range(CUBES):
        state.cubes[cube] = 0
    planet = 20  # Number 21: level 4, for 2 energy and 3 matter.
    state.colony[0] = planet
    for place in range(1, COLONIES):
        state.colony[place] = -1
    state.terraformed[0] = 0
    state.levels[0] = 0
    state.cubes[ENERGY] = (3 << PLACE_BITS * STORAGE) | (2 << PLACE_BITS * (EARTH + 1))
    state.cubes[MATTER] = (1 << PLACE_BITS * PIT) | (2 << PLACE_BITS * EARTH)
    found = seen(state, 0)
    wanted = {"stored_energy": 0.75, "stored_matter": 0.0, "pit": 0.25, "held_energy": 0.5}
    wanted |= {"held_matter": 0.5, "colonies": 0.25, "lacks_energy": 0.0, "lacks_matter": 0.75}
    wanted |= {"too_high": 0.5, "ready": 0.0, "goals": 0.5, "early": 0.0, "late": 0.0}
    assert {name: found[name] for name in wanted} == pytest.approx(wanted)
    assert seen(state, 0, 16)["early"] == 1.0
    assert seen(state, 0, 1)["late"] == pytest.approx(5 / 6)


def test_the_track_with_more_ahead_promises_more() -> None:
    state = turn_of(2, 1, 3)
    seat = int(state.seat)
    state.apply(A_CELL + GALACTIC_CARTOGRAPHY)
    while state.frame()[0] != F_TRACK:
        state.apply(state.legal()[0])
    for track in range(TRACKS):
        state.space[TRACKS * seat + track] = 0
    # A point stands on the third space of either track, none on the first two.
    points = [int(state.tables.track_points[SPACES * TECHNOLOGY + space]) for space in range(4)]
    state.space[TRACKS * seat + TECHNOLOGY] = next(
        space for space, (here, there) in enumerate(pairwise(points)) if there > here
    )
    leanings = list(STILL)
    leanings[AHEAD] = 1.0
    leaning = by_hand()
    leaning.prospects.lean(leanings)
    tracks = [answer - A_TRACK for answer in state.legal() if A_TRACK <= answer < A_TRACK + TRACKS]
    found = dict(zip(tracks, promises(leaning, state), strict=False))
    assert max(found, key=lambda track: found[track]) == TECHNOLOGY


# --- several nations -----------------------------------------------------------------------------


def test_who_plans_among_several_nations_promises_by_other_numbers() -> None:
    planner = planner_by()
    few, several = turn_of(2, 1, 2), turn_of(3, 1, 2)
    with_few, with_several = promises(planner, few), promises(planner, several)
    planner = planner_by()
    planner.usual[3] = planner.usual[2]
    assert promises(planner, few) == with_few
    assert promises(planner, several) != with_several


def test_levels_below_the_admiral_keep_the_promises_they_were_set_with() -> None:
    """A better admiral moves no other step of the ladder."""
    before, newest = planner_by(3), planner_by()
    assert before.usual[3] is before.usual[2]
    game = perihelion.load("kepler3042")
    for seats in (2, 3):
        state = turn_of(seats, 1, 2)
        old, new = promises(before, state), promises(newest, state)
        assert old != new
        for name, found in (
            *(("admiral", new), ("admiral-4", new), ("commodore", old), ("captain", old)),
            *(("admiral-3", old), ("captain-4", new), ("captain-1", promises(judge(), state))),
        ):
            planner = searcher_of(name, game).judge
            assert isinstance(planner, Kepler3042Judge)
            assert promises(planner, state) == found, name


# --- aliens --------------------------------------------------------------------------------------


def test_who_is_asked_for_aliens_plans_by_other_numbers() -> None:
    """Of many nations, and only who plans."""
    planner = planner_by()
    assert planner.asked.keys() == {FOR_ALIENS}
    state = turn_of(FOR_ALIENS, 1, 2)
    state.objective[state.seat] = ATLANTIS
    assert not asks_for_aliens(state, state.seat)
    usual = promises(planner, state)
    state.objective[state.seat] = ALIEN_CONTACT
    assert asks_for_aliens(state, state.seat)
    asked = promises(planner, state)
    planner.here_asked = planner.here
    assert asked != promises(planner, state)
    state.objective[state.seat] = ATLANTIS
    assert promises(planner, state) == usual
    state.objective[state.seat] = -1
    assert not asks_for_aliens(state, state.seat)
    alone = turn_of(1, 1, 2, campaign="children_of_progress", level=3)
    assert not asks_for_aliens(alone, 0)


def test_the_way_to_aliens_promises_more_where_it_is_asked_for() -> None:
    """First the science and antimatter for it, then the planet."""
    state = turn_of(2, 1, 2)
    seat = 0
    planet = next(one for one in range(28) if state.tables.kind[one] == ALIEN)
    state.place[planet] = 0
    include(state.landing, state.tables, 0)
    state.cubes[CUBES * seat + ANTIMATTER] = 3
    told: dict[tuple[int, int, float], tuple[float, float, float]] = {}
    for objective in (ATLANTIS, ALIEN_CONTACT):
        state.objective[seat] = objective
        for level in (2, 3):
            state.levels[seat] = level << 4 * ANTIMATTER_SCIENCE
            for promised in (0.0, 1.0):
                goals = by_hand().prospects
                goals.science = goals.antimatter = goals.alien = promised
                goals.look(state)
                goals.value_goals(state, seat)
                worth = next(
                    goals.worth[at] for at in range(int(goals.goals)) if goals.goal[at] == planet
                )
                rise = goals.rise(state, seat, ANTIMATTER_SCIENCE)
                made = promise_of_action(goals, state, seat, ANTIMATTER_GENERATION)
                told[objective, level, promised] = (worth, rise, made)
    points = float(state.tables.objective_points[ALIEN_CONTACT])
    more = {
        (objective, level): tuple(
            after - before
            for before, after in zip(
                told[objective, level, 0.0], told[objective, level, 1.0], strict=True
            )
        )
        for objective in (ATLANTIS, ALIEN_CONTACT)
        for level in (2, 3)
    }
    assert more[ATLANTIS, 2] == more[ATLANTIS, 3] == (0.0, 0.0, 0.0)
    assert more[ALIEN_CONTACT, 2][:2] == pytest.approx((0.0, points))
    assert more[ALIEN_CONTACT, 2][2] > 0.0
    assert more[ALIEN_CONTACT, 3] == pytest.approx((points, 0.0, 0.0))
