"""The search: it finds what wins, keeps to its budget and memory, and knows what its seat knows."""

import json
import subprocess
import sys

import pytest
from librt.vecs import vec
from tests.sampling import half

import perihelion
from perihelion.ai.agents import SearchAgent
from perihelion.ai.judges import judge_of
from perihelion.ai.levels import SIMPLE, agent_of, searcher_of
from perihelion.ai.search.history import KNOWN, History
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.search import Search, Settings
from perihelion.ai.search.tree import Tree, bytes_of
from perihelion.games import load
from perihelion.kernel.answers import Answers
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.match import Match, OpenDealer

TO_THE_END = Settings(depth=1 << 30, rollout=1 << 30)
TABLES = [
    *(("zenith", 2), ("zenith", 4)),
    *(("kepler3ad-1", 2), ("kepler3ad-1", 5), ("kepler3ad-2", 2), ("kepler3ad-2", 3)),
    *(("kepler3042", 1), ("kepler3042", 2), ("kepler3042", 4)),
]


def thinker(judge: Judge, budget: int, settings: Settings | None = None) -> SearchAgent:
    return SearchAgent("thinker", judge, budget=budget, settings=settings)


def asked(game: Game, seats: int, seed: int, plies: int) -> State:
    """A position of random play in which a seat has something to choose."""
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while True:
        seat = state.seat
        legal = state.legal()
        if seat >= 0 and plies <= 0 and len(legal) > 1:
            return state
        state.apply(int(state.draw(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))])
        plies -= 1
        if state.is_over:
            return asked(game, seats, seed + 1, 20)


# --- it finds what wins --------------------------------------------------------------------------


def last_round(comet: Game, **hands: list[str]) -> State:
    """Comet's last round, nothing found yet; the higher card wins the match."""
    seats = len(hands)
    return comet.position(
        {
            "seats": seats,
            "options": {"rounds": 1},
            "hands": list(hands.values()),
            "table": [""] * seats,
            "found": [[]] * seats,
        }
    )


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_the_answer_that_wins(comet: Game, seed: int) -> None:
    state = last_round(comet, mine=["dust", "gold"], theirs=["ice", "dust"])
    agent = thinker(Judge(), 100, TO_THE_END)
    answer = agent.choose(state.blind(0), 0, state.legal(0), Rng(seed))
    assert state.text(answer, 0) == "launch gold"


@pytest.mark.parametrize("seed", range(4))
def test_it_sees_what_another_answer_costs(comet: Game, seed: int) -> None:
    """Seat 1 alone can deflect the sample that wins the match for seat 0."""
    state = last_round(comet, mine=["ice"], theirs=["gold", "dust"])
    state.play("launch ice", 0).play("launch dust", 1)
    assert state.deciders() == [1]
    agent = thinker(Judge(), 60, TO_THE_END)
    answer = agent.choose(state.blind(1), 1, state.legal(1), Rng(seed))
    assert state.text(answer, 1) == "deflect"


def test_partners_want_the_same(comet: Game) -> None:
    """Seats 0 and 2 are a team: seat 2 has won for both, so nobody of them cares, and both do."""
    state = last_round(comet, a=["dust", "gold"], b=["dust"], c=["dust"], d=["dust"])
    agent = thinker(Judge(), 200, TO_THE_END)
    answer = agent.choose(state.blind(0), 0, state.legal(0), Rng(3))
    assert state.text(answer, 0) == "launch gold"
    best = agent.considered()[0].worth
    assert best[0] == best[2] == -best[1] == -best[3]
    assert best[0] > 0.5


def test_each_seat_wants_its_own() -> None:
    """With five seats every seat picks what is best for itself, not what is worst for one."""
    game = load("kepler3ad-1")
    state = asked(game, 5, 3, 200)
    agent = searcher_of("captain", game, budget=400)
    seat = int(state.seat)
    agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    for row in agent.considered():
        if row.visits:
            assert sum(row.worth) == pytest.approx(0.0, abs=1e-6)
    top = agent.considered()
    tried = [row for row in top if row.visits * 10 > top[0].visits]
    assert top[0].worth[seat] == pytest.approx(max(row.worth[seat] for row in tried), abs=0.1)


# --- it knows no more than its seat --------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("name", ["greedy", "beginner", "pilot", "strongest"])
def test_equal_knowledge_gives_equal_answers(game_id: str, seats: int, name: str) -> None:
    """Two worlds that differ only in what a seat cannot know: the same answers of every agent."""
    game = load(game_id)
    hidden = 0
    for seed in range(3):
        state = asked(game, seats, seed, 10 + 25 * seed)
        seat = int(state.seat)
        other = state.blind(seat).imagine(Rng(seed + 77))
        hidden += other.to_bytes() != state.to_bytes()
        answers = []
        for world in (state, other):
            agent = agent_of(name, game, budget=60)
            answers.append(agent.choose(world.blind(seat), seat, world.legal(seat), Rng(5)))
        assert answers[0] == answers[1]
    if game_id == "zenith" or (game_id == "kepler3042" and seats > 1):
        assert hidden, "the worlds must differ, or this proves nothing"


def test_equal_knowledge_gives_equal_answers_with_partners(comet: Game) -> None:
    one = last_round(comet, a=["dust", "gold"], b=["dust"], c=["ice"], d=["dust"])
    two = last_round(comet, a=["dust", "gold"], b=["ice"], c=["dust"], d=["gold"])
    assert one.to_bytes() != two.to_bytes()
    assert one.blind(0).to_bytes() == two.blind(0).to_bytes()
    rows = []
    for state in (one, two):
        agent = thinker(Judge(), 80, TO_THE_END)
        agent.choose(state.blind(0), 0, state.legal(0), Rng(9))
        rows.append(agent.considered())
    assert rows[0] == rows[1]


def test_an_answer_nobody_sees_leads_to_one_node(comet: Game) -> None:
    """What the searcher does not see must not tell its later decisions apart."""
    state = comet.start(2, {"rounds": 3})
    rng = Rng(4)
    while state.seat == CHANCE:
        state.apply(int(state.draw(rng)))
    search = Search(Judge(), TO_THE_END, 5000, 2)
    search.begin(0)
    search.run(state.blind(0), 200, Rng(1))
    below = [search.tree.children(node) for node in search.tree.children(1)]
    assert any(below)
    for nodes in below:
        assert [int(search.tree.answer[node]) for node in nodes] in ([], [-1])


@pytest.mark.parametrize("name", [*SIMPLE, "cadet", "navigator", "admiral"])
def test_the_same_generator_gives_the_same_match(name: str) -> None:
    game = load("zenith")
    records = []
    for _ in range(2):
        match = Match(
            game,
            2,
            {"turn_limit": 4},
            agents=[agent_of(name, game, budget=30), agent_of("random", game)],
            dealer=OpenDealer("again"),
            agent_seed=3,
        )
        match.run()
        records.append([entry.text for entry in match.record.entries])
    assert records[0] == records[1]


def test_another_generator_may_think_otherwise() -> None:
    game = load("zenith")
    state = asked(game, 2, 1, 30)
    seat = int(state.seat)
    thoughts = []
    for seed in (1, 2):
        agent = searcher_of("captain", game, budget=200)
        agent.choose(state.blind(seat), seat, state.legal(seat), Rng(seed))
        thoughts.append(agent.considered())
    assert thoughts[0] != thoughts[1]


# --- it keeps to its budget and its memory -------------------------------------------------------


@pytest.mark.parametrize("game_id", ["zenith", "kepler3ad-2"])
def test_a_turn_never_costs_more_than_its_budget(game_id: str) -> None:
    game = load(game_id)
    agent = searcher_of("captain", game, budget=90)
    state, rng = game.start(2, game.bot_options), Rng(2)
    turn, decisions, most = (-1, -1), 0, 0
    for _ in range(150):
        if state.is_over:
            break
        if state.seat == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        seat = int(state.seat)
        legal = state.legal(seat)
        if seat == 0:
            before = agent.spent
            answer = agent.choose(state.blind(0), 0, legal, Rng(int(rng.bits())))
            if len(legal) == 1:
                assert agent.spent == before
            else:
                decisions = decisions + 1 if turn == (int(state.turn), 0) else 1
                turn = (int(state.turn), 0)
                most = max(most, decisions)
            assert agent.spent <= 90 + most
        else:
            answer = legal[int(rng.below(len(legal)))]
        state.apply(answer, seat)
    assert most > 1, "some turn must have had several decisions"


def test_a_forced_answer_is_given_at_once() -> None:
    game = load("zenith")
    state = asked(game, 2, 1, 30)
    agent, rng = searcher_of("admiral", game), Rng(1)
    word = int(rng.word)
    assert agent.choose(state.blind(0), 0, (7,), rng) == 7
    assert (agent.spent, agent.search, int(rng.word)) == (0, None, word)


def test_seconds_are_kept_too() -> None:
    """The clock is asked, and what one decision leaves goes to the next."""
    game = load("kepler3ad-1")
    state = asked(game, 2, 1, 30)
    seat = int(state.seat)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.0625
        return now[0]

    agent = SearchAgent("timed", judge_of(game), seconds=1.0, clock=clock)
    agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    assert agent.used_seconds == pytest.approx(0.5)
    assert agent.spent == 512


def test_a_budget_ends_with_the_seconds_that_a_turn_may_take_at_most() -> None:
    """Where iterations are slow, nobody waits for all of them; where they are quick, for all."""
    game = load("kepler3ad-1")
    state = asked(game, 2, 1, 30)
    seat = int(state.seat)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.0625
        return now[0]

    agent = SearchAgent("slow", judge_of(game), budget=100_000, at_most=1.0, clock=clock)
    agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    assert agent.spent == 64
    assert agent.used_seconds == pytest.approx(0.5, abs=0.1)
    quick = SearchAgent("quick", judge_of(game), budget=200, at_most=1.0, clock=lambda: 0.0)
    quick.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    plain = SearchAgent("plain", judge_of(game), budget=200)
    plain.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    assert abs(quick.spent - plain.spent) <= 64  # it looks more often whether it is decided


@pytest.mark.parametrize("capacity", [2, 40, 1000])
def test_memory_is_bounded_by_the_setting(capacity: int) -> None:
    game = load("zenith")
    state = asked(game, 2, 5, 40)
    seat = int(state.seat)
    search = Search(judge_of(game), Settings(), capacity, 2)
    search.begin(seat)
    search.run(state.blind(seat), 300, Rng(1))
    tree = search.tree
    assert int(tree.used) <= capacity
    sizes = [len(row) for row in (tree.answer, tree.child, tree.sibling, tree.key, tree.collided)]
    assert sizes == [capacity] * 5
    assert len(tree.figures) == 4 * capacity
    assert bytes_of(capacity, 2) == sum(
        memoryview(row).nbytes
        for row in (
            *(tree.answer, tree.mover, tree.child, tree.sibling, tree.key),
            *(tree.collided, tree.figures, tree.table),
        )
    )
    assert int(tree.visits_of(1)) == 300


def test_the_tree_is_kept_within_a_turn_while_nothing_new_is_known() -> None:
    game = load("kepler3ad-1")
    state = asked(game, 2, 1, 30)
    agent = searcher_of("captain", game, budget=200)
    kept = 0
    turn, seat = int(state.turn), int(state.seat)
    for number in range(40):
        if state.is_over or (int(state.turn), int(state.seat)) != (turn, seat):
            break
        legal = state.legal(seat)
        before = 0 if agent.search is None else int(agent.search.samples)
        answer = agent.choose(state.blind(seat), seat, legal, Rng(number))
        assert agent.search is not None
        kept += len(legal) > 1 and 0 < before < int(agent.search.samples)
        state.apply(answer, seat)
    assert kept


def test_a_turn_that_was_taken_back_is_thought_of_anew() -> None:
    """Asked the same again, it answers the same again: taking back cannot fish."""
    game = load("zenith")
    state = asked(game, 2, 2, 30)
    seat = int(state.seat)
    agent = searcher_of("captain", game, budget=100)
    first = agent.choose(state.blind(seat), seat, state.legal(seat), Rng(8))
    thought = agent.considered()
    assert agent.choose(state.blind(seat), seat, state.legal(seat), Rng(8)) == first
    assert agent.considered() == thought


# --- what it tells -------------------------------------------------------------------------------


def test_it_tells_what_it_considered() -> None:
    game = load("zenith")
    state = asked(game, 2, 3, 40)
    seat = int(state.seat)
    agent = searcher_of("captain", game, budget=400)
    answer = agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    rows = agent.considered()
    assert {row.action for row in rows} == set(state.legal(seat))
    assert rows[0].action == answer
    assert sum(row.visits for row in rows) == agent.spent
    assert sum(row.share for row in rows) == pytest.approx(1.0)
    assert [row.visits for row in rows] == sorted((row.visits for row in rows), reverse=True)
    assert (rows[0].line[0].seat, rows[0].line[0].action) == (seat, answer)
    assert all(-1.0 <= worth <= 1.0 for row in rows for worth in row.worth)


# --- the tree itself -----------------------------------------------------------------------------


def test_children_stand_in_ascending_order_however_they_come() -> None:
    tree = Tree(100, 2)
    tree.clear()
    answers, weight = Answers(), vec[float]([1.0] * 10)
    for batch in ([5, 9], [1, 5, 7], [0, 9, 12], [1, 12]):
        answers.clear()
        for answer in batch:
            answers.add(answer)
        lacking = tree.missing(1, answers)
        tree.grow(1, 0, answers, weight)
        found = [int(tree.answer[int(tree.found[at])]) for at in range(len(batch))]
        assert found == batch
        assert int(tree.missing(1, answers)) == 0
        assert int(lacking) <= len(batch)
    assert [int(tree.answer[node]) for node in tree.children(1)] == [0, 1, 5, 7, 9, 12]
    assert int(tree.child_of(1, 7)) > 0
    assert int(tree.child_of(1, 8)) == 0


def test_a_tree_that_forgot_is_as_good_as_a_new_one() -> None:
    """What the table of an earlier tree left behind is never found."""
    game = load("zenith")
    state = asked(game, 2, 5, 40)
    blind, seat = state.blind(int(state.seat)), int(state.seat)
    used, new = (Search(judge_of(game), Settings(), 600, 2) for _ in range(2))
    for _ in range(3):
        used.begin(seat)
        used.run(blind, 150, Rng(8))
    for search in (used, new):
        search.begin(seat)
        search.run(blind, 150, Rng(3))
    assert int(used.tree.used) == int(new.tree.used)
    for node in range(1, int(new.tree.used)):
        assert used.tree.children(node) == new.tree.children(node)
        assert int(used.tree.answer[node]) == int(new.tree.answer[node])
        assert used.tree.visits_of(node) == new.tree.visits_of(node)


# --- many answers ---


class ManyGame(State):
    """One question with a hundred answers; one of them wins, and the match is over."""

    def clone(self) -> "ManyGame":
        twin = ManyGame(self.game, 1)
        twin.seat, twin.turn, twin.won = self.seat, self.turn, self.won
        return twin

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.won = 0
        self.seat = 0

    def legal_into(self, seat: int, out: Answers) -> None:
        for answer in range(100):
            out.add(answer)

    def apply_as(self, seat: int, action: int) -> None:
        self.won = 1 if action == 70 else -1
        self.seat = NOBODY

    def utility(self, seat: int) -> float:
        return float(self.won)

    def imagine(self, rng: Rng) -> "ManyGame":
        return self.clone()


class Hunch(Judge):
    """Finds answers around 60 promising, in steps of three."""

    def weigh(self, state: State, seat: int, answers: Answers, weight: vec[float]) -> None:
        for at in range(int(answers.count)):
            weight[at] = 100.0 - abs(int(answers.at(at)) - 60) // 3


def test_many_answers_are_tried_by_promise_and_more_of_them_with_time() -> None:
    state = ManyGame(load("zenith"), 1)
    search = Search(Hunch(), Settings(), 1000, 1)
    search.begin(0)
    widths = []
    for iterations in (1, 40, 400):
        search.run(state, iterations, Rng(1))
        found = [int(search.tree.answer[node]) for node in search.tree.children(1)]
        assert found == sorted(found)
        widths.append(len(found))
        # All of a higher promise are in, whichever of the equal ones on the limit came with them.
        steps = [abs(answer - 60) // 3 for answer in found]
        assert sorted(steps) == sorted(abs(answer - 60) // 3 for answer in range(100))[: len(found)]
    assert widths[0] == 8
    assert widths[0] < widths[1] < widths[2] < 100
    best = max(search.tree.children(1), key=lambda node: int(search.tree.visits_of(node)))
    assert int(search.tree.answer[best]) == 70


# --- what answers won elsewhere ---


def test_history_tells_what_an_answer_won_as_far_as_it_is_known() -> None:
    history = History(2)
    for gain in (0.5, 0.3):
        history.note(1, 7, gain)
    assert history.gain_of(1, 7) == pytest.approx(0.8 / (2 + 3))
    assert history.gain_of(0, 7) == history.gain_of(1, 8) == 0.0
    history.note(0, -1, 1.0)  # an answer that nobody saw
    history.note(1, KNOWN, 1.0)
    assert history.gain_of(0, -1) == history.gain_of(1, KNOWN) == 0.0
    history.clear()
    assert history.gain_of(1, 7) == 0.0


def test_history_is_of_this_tree_alone() -> None:
    game = load("kepler3ad-2")
    state = asked(game, 2, 5, 40)
    blind, seat = state.blind(int(state.seat)), int(state.seat)
    used, new, without = (
        Search(judge_of(game), Settings(history=history), 6000, 2) for history in (1.0, 1.0, 0.0)
    )
    used.begin(seat)
    used.run(blind, 150, Rng(8))
    visits = []
    for search in (used, new, without):
        search.begin(seat)
        search.run(blind, 150, Rng(3))
        visits.append([int(search.tree.visits_of(node)) for node in search.tree.children(1)])
    assert visits[0] == visits[1] != visits[2]


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
for table in sys.argv[3:]:
    game_id, _, level = table.partition(" ")
    game = perihelion.load(game_id)
    state, rng = game.start(2, game.bot_options), Rng(6)
    levels = [level] if level else ["captain", "admiral"]
    agents = [searcher_of(one, game, budget=150) for one in levels]
    for number in range(80 if level else 40):
        agent = agents[number % len(agents)]
        if state.is_over:
            break
        if state.seat < 0:
            state.apply(int(state.draw(rng)))
            continue
        seat = int(state.seat)
        legal = state.legal(seat)
        answer = agent.choose(state.blind(seat), seat, legal, Rng(number))
        print(game_id, answer, agent.considered()[0] if len(legal) > 1 else "")
        state.apply(answer, seat)
    if level:
        table = agents[0].judge.table
        assert table is not None and agents[0].judge.mix < 1.0, "the network must have a say"
"""


PAIRS = [["zenith", "kepler3042"], ["kepler3ad-1", "kepler3ad-2"]]
assert sorted(perihelion.games()) == sorted(game for pair in PAIRS for game in pair)
BY_NETWORK = ["kepler3042 admiral-2"]


@pytest.mark.compiled
@pytest.mark.parametrize("games", [*half(PAIRS, 0), BY_NETWORK], ids="-".join)
def test_compiled_and_interpreted_think_the_same(games: list[str]) -> None:
    """Each game by two of its levels, and where a network judges, by that too."""

    def thoughts(how: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", THOUGHTS, json.dumps(sys.path), how, *games],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return run.stdout

    compiled = thoughts("compiled")
    assert compiled.count("\n") > 12
    assert compiled == thoughts("interpreted")


# --- strength, in small doses --------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", ["zenith", "kepler3ad-1", "kepler3ad-2", "kepler3042"])
def test_a_searcher_beats_random_play(game_id: str) -> None:
    game = load(game_id)
    won = 0
    for seat in (0, 1):
        agents = [agent_of("captain" if one == seat else "random", game) for one in range(2)]
        match = Match(
            game,
            2,
            game.bot_options,
            agents=agents,
            dealer=OpenDealer("dose"),
            agent_seed=1,
            listen=False,
        )
        outcome = match.run()
        assert outcome is not None
        won += outcome.places[seat] == 1 and outcome.places.count(1) == 1
    assert won == 2
