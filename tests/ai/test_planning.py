"""The planner: its script, what it finds, that it is repeatable and keeps to its budget."""

import json
import subprocess
import sys
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from tests.sampling import half

from perihelion.ai.agents import SearchAgent
from perihelion.ai.errors import BadBudget
from perihelion.ai.hints import hint_by
from perihelion.ai.judges import judge_of, planner_of
from perihelion.ai.levels import agent_of, level_of, searcher_as, searcher_of
from perihelion.ai.plan_agent import CHUNK, WORLDS, AloneAgent, PlanAgent
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.planning import GROWTH, Planner
from perihelion.ai.search.script import ROOM, TURNS, Script
from perihelion.games import load
from perihelion.kernel.answers import Answers
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.match import Match, OpenDealer
from perihelion.words import Words, languages


def legal(*ids: int) -> Answers:
    answers = Answers()
    for one in ids:
        answers.add(one)
    return answers


def written(script: Script, turn: int) -> list[tuple[int, int]]:
    first = turn * ROOM
    return [
        (int(script.question[at]), int(script.answer[at]))
        for at in range(first, first + int(script.count[turn]))
    ]


def script_of(turns: Sequence[Sequence[tuple[int, int]]]) -> Script:
    script = Script()
    for turn, rows in enumerate(turns):
        for question, answer in rows:
            script.add(turn, question, answer)
    return script


# --- the script ----------------------------------------------------------------------------------


def test_an_answer_is_found_by_its_question_if_it_is_legal() -> None:
    script = script_of([[(1, 5), (2, 5), (1, 9), (1, 7)]])
    assert script.find(0, 0, 2, legal(5)) == 1
    assert script.find(0, 0, 1, legal(7, 9)) == 2
    assert script.find(0, 3, 1, legal(7, 9)) == 3
    assert script.find(0, 0, 1, legal(4)) == -1
    assert script.find(0, 0, 3, legal(5, 7, 9)) == -1
    assert script.find(1, 0, 1, legal(5)) == -1


def test_a_turn_keeps_no_more_answers_than_it_has_room_for() -> None:
    script = script_of([[(1, number) for number in range(ROOM + 5)], [(2, 3)]])
    assert len(written(script, 0)) == ROOM
    assert written(script, 1) == [(2, 3)]


def test_answers_that_were_given_and_turns_that_are_over_leave_the_script() -> None:
    script = script_of([[(1, 5), (2, 6), (3, 7)], [(4, 8)], [(5, 9), (6, 1)]])
    script.drop(2)
    assert written(script, 0) == [(3, 7)]
    script.drop(ROOM)
    assert written(script, 0) == []
    script.advance(1)
    assert [written(script, turn) for turn in range(3)] == [[(4, 8)], [(5, 9), (6, 1)], []]
    script.advance(TURNS)
    assert not any(written(script, turn) for turn in range(TURNS))


# --- what it finds -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_the_answer_that_wins(comet: Game, seed: int) -> None:
    """It knows no game: the rules alone say what a plan brings."""
    state = comet.position(
        {
            "seats": 2,
            "options": {"rounds": 1},
            "hands": [["dust", "gold"], ["ice", "dust"]],
            "table": ["", ""],
            "found": [[], []],
        }
    )
    agent = PlanAgent("planner", Judge(), budget=400)
    answer = agent.choose(state.blind(0), 0, state.legal(0), Rng(seed))
    assert state.text(answer, 0) == "launch gold"
    best, other = agent.considered()
    assert best.action == answer
    assert agent.worth()[0] == best.worth[0] > other.worth[0]


@pytest.mark.compiled
def test_a_small_plan_is_worth_more_points_than_looking_one_answer_ahead() -> None:
    game = load("kepler3042")
    planned = looked = 0.0
    for seat in (0, 1):
        agents = [
            agent_of("admiral", game, budget=400) if one == seat else agent_of("greedy", game)
            for one in range(2)
        ]
        match = Match(
            game, 2, game.bot_options, agents=agents, dealer=OpenDealer("plan"), agent_seed=1
        )
        outcome = match.run()
        assert outcome is not None
        assert outcome.scores is not None
        planned += outcome.scores[seat]
        looked += outcome.scores[1 - seat]
    assert planned > looked


def test_what_a_plan_leaves_out_is_answered_by_promise() -> None:
    """A new plan says nothing, so its first answer is the most promising one."""
    state = asked(2, 60)
    seat = int(state.seat)
    judge = searcher_of("admiral", state.game).judge
    planner = Planner(judge, 2, 2, 0.1)
    planner.begin(seat)
    planner.look(state.blind(seat), Rng(3))
    assert not any(written(planner.plan, turn) for turn in range(TURNS))
    answers, promises = legal(*state.legal(seat)), vec[float]([0.0] * len(state.legal(seat)))
    judge.weigh(state, seat, answers, promises)
    best = max(promises)
    assert promises[state.legal(seat).index(int(planner.answer()))] == best
    assert planner.line(int(planner.answer()))[0] == planner.answer()


@pytest.mark.compiled
def test_the_planners_promises_bring_more_points_than_those_of_the_search() -> None:
    """Always the most promising answer, from the first turn to the last."""
    hand_written = judge_of(load("kepler3042"))
    evolved = planner_of(load("kepler3042"))
    assert evolved is not None
    brought = []
    for judge in (hand_written, evolved):
        planner = Planner(judge, 16, 16, 0.0)
        total = 0.0
        for seed in range(10):
            state = asked(2, 0, seed)
            planner.begin(int(state.seat))
            planner.look(state.blind(int(state.seat)), Rng(3))
            total += planner.mean
        brought.append(total / 10)
    assert brought[1] > brought[0] + 4.0, brought


def test_the_longer_a_question_is_thought_of_the_more_worlds_there_are() -> None:
    state = asked(2, 60)
    seat = int(state.seat)
    planner = Planner(judge_of(load("kepler3042")), 2, 5, 0.1)
    planner.begin(seat)
    planner.look(state.blind(seat), Rng(3))
    seen = [int(planner.count)]
    while planner.whole < 2 + 5 * GROWTH:
        planner.run(state.blind(seat), 1, Rng(int(planner.whole)))
        seen.append(int(planner.count))
        assert seen[-1] <= 2 + (planner.whole - 2) // GROWTH
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (2, 5)
    planner.look(state.blind(seat), Rng(4))
    assert planner.count == 2


def test_a_plan_never_gets_worse_in_its_worlds() -> None:
    state = asked(2, 60)
    seat = int(state.seat)
    planner = Planner(judge_of(load("kepler3042")), 6, 6, 0.1)
    planner.begin(seat)
    planner.look(state.blind(seat), Rng(3))
    means = [planner.mean]
    for number in range(30):
        planner.run(state.blind(seat), 8, Rng(number))
        means.append(planner.mean)
        assert planner.mean == pytest.approx(sum(planner.value) / 6)
    assert means == sorted(means)
    assert means[-1] > means[0]


@pytest.mark.compiled
def test_plans_are_worth_more_in_worlds_that_they_were_not_made_for() -> None:
    """What fits a few imagined worlds alone is no better plan."""
    judge = searcher_of("admiral", load("kepler3042")).judge
    gained = 0.0
    for seed in range(12):
        state = asked(2, 60, seed)
        seat, blind = int(state.seat), state.blind(int(state.seat))
        planner = Planner(judge, 8, 64, 0.1)
        planner.begin(seat)
        planner.look(blind, Rng(seed))
        planner.run(blind, 1500, Rng(seed))
        fresh = Planner(judge, 128, 128, 0.0)
        for plan, sign in ((planner.plan, 1.0), (Script(), -1.0)):
            fresh.begin(seat)
            fresh.reach(blind.turn)
            fresh.plan.copy(plan)
            fresh.look(blind, Rng(1000 + seed))
            gained += sign * fresh.mean
    assert gained / 12 > 1.0


# --- who plans -----------------------------------------------------------------------------------


def test_the_highest_level_plans_where_a_game_is_a_plan() -> None:
    kepler = load("kepler3042")
    assert isinstance(searcher_of("admiral", kepler), PlanAgent)
    assert isinstance(searcher_of("strongest", kepler), PlanAgent)
    for name, game in (("admiral-1", kepler), ("cadet", kepler), ("admiral", load("zenith"))):
        assert not isinstance(searcher_of(name, game), PlanAgent)


def test_a_level_that_searches_plans_where_it_is_alone() -> None:
    """With others at the table it searches, as our own settings of the commodore say."""
    game = load("kepler3042")
    agent = searcher_as(level_of("commodore"), "commodore", game, budget=40)
    assert isinstance(agent, AloneAgent)
    for seats, plans in ((2, False), (1, True), (2, False)):
        state = asked(seats, 60)
        seat = int(state.seat)
        answer = agent.choose(state.blind(seat), seat, state.legal(seat), Rng(2))
        assert agent.plans == plans
        assert answer in state.legal(seat)
        assert {row.action for row in agent.considered()} <= set(state.legal(seat))
        assert len(agent.worth()) == seats
        assert agent.spent >= 20
        other = searcher_as(level_of("commodore"), "commodore", game, budget=40)
        other.think(state.blind(seat), seat, Rng(2))
        assert [row.action for row in other.considered()] == [
            row.action for row in agent.considered()
        ]


def test_the_second_level_plans_longer_and_overlooks_nothing_where_it_is_alone() -> None:
    """With others at the table it plans too, but not so well."""
    game = load("kepler3042")
    level = level_of("commodore", game)
    agent = searcher_of("commodore", game)
    assert isinstance(agent, PlanAgent)
    assert level.plans < level.alone
    for seats, numbers in (
        (2, (level.plans, level.overlooks)),
        (1, (level.alone, 0)),
        (2, (level.plans, level.overlooks)),
    ):
        state = asked(seats, 60)
        seat = int(state.seat)
        agent.choose(state.blind(seat), seat, state.legal(seat), Rng(2))
        assert (agent.budget, agent.overlooks) == numbers


def test_who_compares_keeps_to_the_settings_of_all_games() -> None:
    """Positions alone and with others are judged by the same search."""
    agent = searcher_of("commodore", load("kepler3042"), compares=True)
    assert type(agent) is SearchAgent
    assert agent.budget == level_of("commodore").budget


def test_a_planner_refuses_a_budget_that_is_none() -> None:
    kepler = load("kepler3042")
    for wrong in (0, -3, 10**9):
        with pytest.raises(BadBudget, match="iterations a turn"):
            searcher_of("admiral", kepler, budget=wrong)
    with pytest.raises(BadBudget, match="seconds"):
        searcher_of("admiral", kepler, seconds=-1.0)


# --- repeatable, and within its budget -----------------------------------------------------------


def asked(seats: int, plies: int, seed: int = 4) -> State:
    """A position of random play in which a turn begins."""
    game = load("kepler3042")
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while True:
        listed = state.legal()
        chance = state.seat == CHANCE
        if not chance and plies <= 0 and state.text(listed[0]).startswith("cell"):
            return state
        state.apply(int(state.draw(rng)) if chance else listed[int(rng.below(len(listed)))])
        plies -= 1


class LastOfAll(Judge):
    """Promises most of the last answer, though hardly more than of any other."""

    def __init__(self) -> None:
        self.said: list[int] = []

    def weigh(self, state: State, seat: int, answers: Answers, weight: vec[float]) -> None:
        for place in range(answers.count):
            weight[place] = 1.0 if place < answers.count - 1 else 1.01
        self.said.append(int(answers.at(answers.count - 1)))


def test_the_others_give_what_promises_them_most() -> None:
    state = asked(2, 10)
    planner = Planner(judge_of(load("kepler3042")), 1, 1, 0.0)
    planner.rivals = rivals = LastOfAll()
    planner.begin(state.seat)
    planner.look(state.blind(state.seat), Rng(1))
    noted = [answer for turn in range(TURNS) for _, answer in written(planner.others[0], turn)]
    assert len(noted) > 20
    assert noted == rivals.said


def test_what_was_taken_back_is_planned_as_before() -> None:
    """Asked the same again, it answers the same again: taking back cannot fish."""
    state = asked(2, 60)
    seat = int(state.seat)
    agent = searcher_of("admiral", state.game, budget=60)
    first = agent.choose(state.blind(seat), seat, state.legal(seat), Rng(8))
    thought = [(row.action, row.visits, row.worth) for row in agent.considered()]
    later = state.clone()
    later.apply(first, seat)
    if later.seat == seat:
        agent.choose(later.blind(seat), seat, later.legal(seat), Rng(9))
    assert agent.choose(state.blind(seat), seat, state.legal(seat), Rng(8)) == first
    assert len(thought) == len(state.legal(seat))


def test_a_turn_keeps_to_its_budget_of_playouts() -> None:
    """With nothing left of it, a question is answered by the plan as it is."""
    state = asked(2, 60)
    seat, turn, questions = int(state.seat), int(state.turn), 0
    agent = searcher_of("admiral", state.game, budget=8)
    while (int(state.seat), int(state.turn)) == (seat, turn):
        listed = state.legal(seat)
        before = agent.spent
        answer = agent.choose(state.blind(seat), seat, listed, Rng(questions))
        assert len(listed) > 1 or agent.spent == before
        questions += len(listed) > 1
        state.apply(answer, seat)
    # Each look at the worlds costs a playout in each, and changes are tried in chunks.
    assert questions > 2
    assert questions * WORLDS <= agent.spent <= 8 + CHUNK + (questions + 1) * WORLDS


def test_seconds_are_kept_too() -> None:
    state = asked(1, 60)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.125
        return now[0]

    agent = PlanAgent("timed", searcher_of("admiral", state.game).judge, seconds=1.0, clock=clock)
    agent.choose(state.blind(0), 0, state.legal(0), Rng(1))
    assert agent.used_seconds == pytest.approx(0.625)
    assert agent.spent >= WORLDS


def test_a_forced_answer_can_be_thought_of_too() -> None:
    """Whoever looks at a match again asks what every position is worth."""
    state = asked(2, 60)
    rng = Rng(1)
    while state.seat == CHANCE or len(state.legal()) > 1:
        listed = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else listed[int(rng.below(len(listed)))])
    seat = int(state.seat)
    agent = searcher_of("admiral", state.game, budget=8)
    agent.think(state.blind(seat), seat, Rng(1))
    assert [row.action for row in agent.considered()] == state.legal(seat)
    assert len(agent.worth()) == 2


def test_a_hint_says_where_the_plan_leads() -> None:
    state = asked(2, 60)
    game, seat = state.game, int(state.seat)
    agent = searcher_of("admiral", game, budget=60)
    hint = hint_by(agent, state.blind(seat), seat, legal=state.legal(seat))
    assert isinstance(agent, PlanAgent)
    assert agent.gain is not None
    aim = hint.reasons[-1]
    assert (aim.text.key, aim.amount) == ("plan-gain", round(agent.gain, 2))
    for lang in languages():
        assert str(round(agent.gain)) in Words.of(lang, game.id).render(aim.text)


@pytest.mark.parametrize("level", ["admiral", "commodore"])
def test_alone_a_hint_says_how_often_the_plan_passes(level: str) -> None:
    state = asked(1, 60)
    game = state.game
    agent = searcher_of(level, game, budget=60)
    hint = hint_by(agent, state.blind(0), 0, legal=state.legal(0))
    aim = hint.reasons[-1]
    assert aim.text.key == "plan-passes"
    assert aim.amount == pytest.approx((agent.worth()[0] + 1) / 2, abs=0.01)
    for lang in languages():
        assert str(round(10 * aim.amount)) in Words.of(lang, game.id).render(aim.text)


def test_the_line_of_a_plan_can_be_played() -> None:
    state = asked(2, 60)
    seat = int(state.seat)
    agent = searcher_of("admiral", state.game, budget=40)
    agent.think(state.blind(seat), seat, Rng(1))
    world = state.clone()
    for step in agent.considered()[0].line:
        assert step.seat == seat
        assert step.action in world.legal(seat)
        world.apply(step.action, seat)


# --- compiled and interpreted --------------------------------------------------------------------

THOUGHTS = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader

sys.path[:] = json.loads(sys.argv[1])

class SourceOnly:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] != "perihelion":
            return None
        for place in sys.path if path is None else path:
            spec = FileFinder(place or ".", (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec

if sys.argv[2] == "interpreted":
    sys.meta_path.insert(0, SourceOnly)
import perihelion
from perihelion.ai.levels import searcher_of
from perihelion.kernel.rng import Rng

assert perihelion.is_compiled() == (sys.argv[2] == "compiled")
game = perihelion.load("kepler3042")
seats = int(sys.argv[3])
state, rng = game.start(seats, game.bot_options), Rng(6)
agents = [searcher_of("admiral", game, budget=40) for _ in range(seats)]
questions = 0
while questions < int(sys.argv[4]):
    if state.seat < 0:
        state.apply(int(state.draw(rng)))
        continue
    seat = int(state.seat)
    legal = state.legal(seat)
    answer = agents[seat].choose(state.blind(seat), seat, legal, Rng(questions))
    if len(legal) > 1:
        print(seats, answer, agents[seat].considered())
        questions += 1
    state.apply(answer, seat)
"""


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "questions"), half([(1, 15), (2, 15), (4, 6)], 0))
def test_compiled_and_interpreted_plan_the_same(seats: int, questions: int) -> None:
    def thoughts(how: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", THOUGHTS, json.dumps(sys.path), how, str(seats), str(questions)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return run.stdout

    compiled = thoughts("compiled")
    assert compiled.count("\n") == questions
    assert compiled == thoughts("interpreted")
