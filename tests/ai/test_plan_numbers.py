"""Numbers of planners: their files are refused where they do not belong, and plans say so."""

from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from perihelion.ai import judges
from perihelion.ai.judges import judge_of, plan_numbers, planner_of
from perihelion.ai.levels import searcher_of
from perihelion.ai.network.weights import MOST_BYTES
from perihelion.ai.plan_numbers import PlanNumbers
from perihelion.ai.search.judge import Judge
from perihelion.games import load
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

GAME = load("kepler3042")
GENERATIONS = judges.planned_generations("kepler3042")


def asked(seats: int, plies: int = 30) -> State:
    """A position of random play in which a seat has a choice."""
    state, rng = GAME.start(seats, GAME.bot_options), Rng(3)
    while plies > 0 or state.seat == CHANCE or len(state.legal()) < 4:
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        plies -= 1
    return state


def promises(judge: Judge | None, state: State) -> list[float]:
    assert judge is not None
    answers, weight = Answers(), vec[float]([0.0] * 512)
    state.legal_into(state.seat, answers)
    judge.weigh(state, state.seat, answers, weight)
    return list(weight)[: int(answers.count)]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the only generation, wherever it comes from."""
    file = tmp_path / "kepler3042-3.plans.json"
    monkeypatch.setattr(
        judges, "_weight_files", lambda _, kind: {3: file} if kind == judges.PLANS else {}
    )
    return file


@pytest.mark.parametrize("generation", GENERATIONS)
def test_shipped_numbers_are_gated_and_serve_every_table(generation: int) -> None:
    found = plan_numbers(GAME, generation)
    assert (found.game, found.generation) == (GAME.id, generation)
    for table in found.tables:
        assert all(gate.share > gate.needed for gate in table.gates)
        assert {gate.seats for gate in table.gates} <= set(table.seats)
        assert GAME.data_digest(GAME.bot_options) in table.data
    for seats in GAME.seat_counts:
        judge = planner_of(GAME, generation)
        assert judge is not None
        state = asked(seats)
        assert promises(judge, state) != promises(judge_of(GAME), state)
        assert judge.told() == found.name


def test_refused_numbers_leave_the_hand_written_promises_and_say_why(shipped: Path) -> None:
    good = plan_numbers_of_three()
    table = good.tables[0]

    def told(numbers: PlanNumbers | bytes) -> str:
        written = numbers if isinstance(numbers, bytes) else msgspec.json.encode(numbers)
        shipped.write_bytes(written)
        state = asked(2)
        judge = planner_of(GAME)
        assert promises(judge, state) == promises(judge_of(GAME), state)
        assert judge is not None
        assert judge.told().startswith("hand-written: ")
        return judge.told()

    def with_table(**changes: object) -> PlanNumbers:
        return msgspec.structs.replace(good, tables=(msgspec.structs.replace(table, **changes),))

    assert "damaged" in told(b'{"game": "kepler3042"')
    assert "too many" in told(b" " * (MOST_BYTES + 1))
    assert "for zenith" in told(msgspec.structs.replace(good, game="zenith"))
    assert "none before it" in told(msgspec.structs.replace(good, base=3))
    assert "no such file" in told(msgspec.structs.replace(good, base=2))
    assert "no gate" in told(with_table(gates=()))
    assert "'nobody'" in told(with_table(of="nobody"))
    fewer = dict(list(table.numbers.items())[1:])
    assert "others than the game's" in told(with_table(numbers=fewer))
    assert "data set" in told(with_table(data=("another set",)))
    assert "2 seats" in told(with_table(seats=(4,)))


def plan_numbers_of_three() -> PlanNumbers:
    """What ships as the third generation."""
    folder = Path(judges.__file__).parents[1] / "games" / "kepler3042" / "ai" / "weights"
    data = (folder / "kepler3042-3.plans.json").read_bytes()
    return msgspec.json.decode(data, type=PlanNumbers)


def test_what_a_generation_has_not_is_that_of_the_one_before() -> None:
    """The fourth has no numbers of its own for who is alone or asked for aliens."""
    newest, before = (
        {
            (table.of, seats): table.numbers
            for table in judges.plan_tables(GAME, generation)
            for seats in table.seats
        }
        for generation in (4, 3)
    )
    assert newest.keys() == before.keys()
    same = {place for place, numbers in newest.items() if numbers == before[place]}
    assert same == {("alone", 1), ("aliens", 4)}


def test_who_plans_tells_by_whose_numbers() -> None:
    state = asked(2)
    seat = int(state.seat)
    for name, told in (
        ("admiral", "generation 4 (evolved)"),
        ("captain", "generation 3 (evolved)"),
        ("captain-1", "hand-written"),
    ):
        agent = searcher_of(name, GAME, budget=20)
        agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
        assert agent.judge.told() == told
