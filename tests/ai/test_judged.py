"""By whose judgement an agent plays: what it learned where that was gated, else its rules."""

from pathlib import Path

import msgspec
import pytest
from tests.data_sets import CORRECTED, corrected

from perihelion.ai.agent_spec import agent_from
from perihelion.ai.hints import hint_of
from perihelion.ai.judged import Judgement, judgement, told_by
from perihelion.ai.levels import NEWEST, agent_of, level_of, searcher_as
from perihelion.games import ids, load
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value


def dealt(game: Game, seats: int, options: dict[str, Value] | None = None) -> State:
    return game.playing(options or {}).start(seats, options or {})


def judged(name: str, state: State) -> Judgement:
    return judgement(told_by(agent_from(name, state.game), state))


@pytest.mark.parametrize(
    ("told", "parts"),
    [
        ("", Judgement()),
        ("hand-written", Judgement()),
        ("generation 2 (fitted)", Judgement("generation 2 (fitted)")),
        ("hand-written: the weights were not tried with 3 seats", Judgement("", "seats")),
        ("hand-written: the weights were not tried on the data set 0f", Judgement("", "data")),
        (
            "generation 2 (fitted): the weights were not tried on the data set 0f",
            Judgement("generation 2 (fitted)", "data"),
        ),
        (
            "hand-written: the weights of generation 2 are refused, it is damaged: cut off",
            Judgement("", "damaged"),
        ),
    ],
)
def test_what_judges_tell_is_taken_apart(told: str, parts: Judgement) -> None:
    assert judgement(told) == parts


@pytest.mark.parametrize("game_id", ids())
def test_a_retuned_data_set_is_refused_and_told(game_id: str, tmp_path: Path) -> None:
    """Whoever plays by what was learned on the set that ships plays by hand on another one."""
    if game_id not in CORRECTED:
        pytest.skip("a game from elsewhere")
    game = load(game_id)
    usual = judged("admiral", dealt(game, 2))
    if not usual.weights:
        pytest.skip("its admiral has learned nothing")
    assert usual.refused == ""
    set_ = str(corrected(tmp_path / "set", game_id))
    retuned = dealt(game, 2, {"data": set_})
    assert judged("admiral", retuned) == Judgement("", "data")
    assert judged("admiral-1", retuned) == Judgement()


def test_why_is_told_once() -> None:
    """Also where weights stand on weights that are refused for the same reason."""
    game = load("kepler3ad-2")
    why = "hand-written: the weights were not tried with 4 seats"
    assert told_by(agent_of("admiral", game), dealt(game, 4)) == why


def test_whoever_learned_nothing_is_refused_nothing() -> None:
    game = load("zenith")
    state = dealt(game, 2)
    for name in ("random", "greedy", "beginner"):
        assert told_by(agent_of(name, game), state) == ""
    assert judged("admiral-1", state) == Judgement()


def test_others_around_an_agent_change_nothing() -> None:
    state = dealt(load("zenith"), 2)
    learned = judged("admiral", state)
    assert learned.weights
    assert judged("admiral without recruit", state) == learned
    assert judged("admiral@10 on 2 cores", state) == learned


def test_alone_the_judge_of_the_plan_counts() -> None:
    """Who searches with others may plan alone, by other numbers than it judges by."""
    game = load("kepler3042")
    plain = msgspec.structs.replace(level_of("commodore", game), plans=0, generation=1)
    agent = searcher_as(plain, "commodore", game)
    assert [told_by(agent, dealt(game, seats)) for seats in (1, 2)] == ["hand-written"] * 2
    newest = msgspec.structs.replace(plain, generation=NEWEST)
    agent = searcher_as(newest, "commodore", game)
    assert told_by(agent, dealt(game, 1)) == "generation 4 (evolved)"
    assert told_by(agent, dealt(game, 2)).startswith("generation 2 ")


def test_a_hint_tells_it_also_where_nothing_is_to_be_thought_of(tmp_path: Path) -> None:
    game = load("zenith").playing({"data": str(corrected(tmp_path / "set", "zenith"))})
    state = game.start(2, {"data": str(tmp_path / "set")})
    while state.seat < 0:
        state.apply(state.legal(-1)[0], -1)
    seat = int(state.seat)
    legal = state.legal(seat)[:1]
    hint = hint_of(state.blind(seat), seat, "admiral", legal=legal)
    assert judgement(hint.judge) == Judgement("", "data")
