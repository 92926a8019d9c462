"""The judges of each game: what it brings in its own folder, hand-written and learned.

`ai/judge.py` of a game is its hand-written judge, generation 1; `ai/fitted.py`, where there is
one, a judge with terms to fit; `ai/planner.py`, where a match is a plan, one by whose promises
plans are made. `ai/weights` holds what was learned, weights of networks (`.net`) or of terms
(`.json`) and the numbers of planners (`.plans.json`), a file for each later generation that passed
its gate.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec.structs import replace

from perihelion.ai.errors import BadWeights
from perihelion.ai.network.learned import LearnedJudge
from perihelion.ai.network.tables import learned_judge
from perihelion.ai.network.weights import Weights, read_weights
from perihelion.ai.plan_numbers import PlanNumbers, PlanTable, read_plan_numbers
from perihelion.ai.search.judge import Judge
from perihelion.ai.term_weights import read_term_weights
from perihelion.games import GAMES, folder_of, module_of
from perihelion.kernel.game import Game

HAND_WRITTEN: Final = 1
"""The generation of the hand-written judge."""
PLANS: Final = "plans.json"
"""How a file of a planner's numbers ends."""


def judge_of(game: Game) -> Judge:
    """The hand-written judge of a game; for one we know nothing of, the one of the rules alone."""
    module = module_of(game.id, "ai.judge")
    if module is None:
        return Judge()
    judge: Judge = module.judge()
    return judge


def generations_of(game_id: str) -> dict[int, Traversable]:
    """The files of networks that a game brings, by generation."""
    return _weight_files(game_id, "net")


def _weight_files(game_id: str, kind: str) -> dict[int, Traversable]:
    place = folder_of(game_id) if game_id in GAMES else ""
    if not place:
        return {}
    folder = files(place) / "ai" / "weights"
    pattern = re.compile(rf"{re.escape(game_id)}-(\d+)\.{kind}")
    names = list(folder.iterdir()) if folder.is_dir() else []
    found = {int(match[1]): file for file in names if (match := pattern.fullmatch(file.name))}
    return dict(sorted(found.items()))


def first_generation(game: Game) -> int:
    """The newest generation without a network, on which one is trained."""
    return max(HAND_WRITTEN, *_weight_files(game.id, "json"))


def known_generations(game_id: str) -> list[int]:
    """The generations of judges that a game has, the newest last."""
    fitted = _weight_files(game_id, "json")
    return sorted({HAND_WRITTEN, *fitted, *generations_of(game_id)})


def learned_judge_of(game: Game, generation: int | None = None) -> Judge:
    """The judge of a generation, by default the newest; where its file is refused, the
    hand-written one, which then tells why.
    """
    wanted = known_generations(game.id)[-1] if generation is None else generation
    base = judge_of(game)
    if wanted == HAND_WRITTEN:
        return base
    networks = generations_of(game.id)
    try:
        if wanted not in networks:
            return fitted_judge(_weight_files(game.id, "json")[wanted].read_bytes(), game)
        weights = weights_in(networks[wanted], game.id)
        return learned_judge(weights, learned_judge_of(game, weights.base))
    except BadWeights as error:
        return _refused(base, wanted, error)


def _refused(base: Judge, generation: int, error: BadWeights) -> Judge:
    """The hand-written judge, which tells why the file of a generation is not used."""
    reason = f"the weights of generation {generation} are refused, {error}"
    return LearnedJudge("", base, 0.0, lambda _: reason)


def fitted_judge(data: bytes, game: Game) -> Judge:
    """The judge with the fitted weights of a file; raises BadWeights."""
    module = module_of(game.id, "ai.fitted")
    if module is None:
        raise BadWeights("the game has no terms to weigh")
    weights = read_term_weights(data, game.id, module.TERMS, module.ROWS)
    by_seats = weights.by_seats()
    judge: Judge = module.judge(
        weights.name,
        {seats: [list(row) for row in table.rows] for seats, table in by_seats.items()},
        {seats: table.data for seats, table in by_seats.items()},
    )
    return judge


def planned_generations(game_id: str) -> list[int]:
    """The generations of planners that a game has, the newest last; none where none plans."""
    return list(_weight_files(game_id, PLANS))


def planner_of(game: Game, generation: int | None = None) -> Judge | None:
    """By whose promises plans of a game are made, in a generation, by default the newest: those of
    the hand-written judge in the first one, and where the file is refused. None where nobody plans.
    """
    known = planned_generations(game.id)
    if not known:
        return None
    base, wanted = judge_of(game), generation or known[-1]
    if wanted == HAND_WRITTEN:
        return base
    try:
        return _evolved(game, wanted)
    except BadWeights as error:
        return _refused(base, wanted, error)


def _evolved(game: Game, generation: int) -> Judge:
    """Who promises by the numbers of a generation; raises BadWeights."""
    module = module_of(game.id, "ai.planner")
    if module is None:
        raise BadWeights("nobody plans in this game")
    tables = plan_tables(game, generation)
    data: dict[int, tuple[str, ...]] = {}
    for table in tables:
        for seats in table.seats:
            data[seats] = tuple(one for one in data.get(seats, table.data) if one in table.data)
    planner: Judge = module.planner(
        plan_numbers(game, generation).name,
        [(table.of, table.seats, table.numbers) for table in tables],
        data,
    )
    return planner


def plan_tables(game: Game, generation: int) -> list[PlanTable]:
    """The numbers of a generation, with those of its base that it has not; raises BadWeights."""
    found = plan_numbers(game, generation)
    before = plan_tables(game, found.base) if found.base else []
    own = {(table.of, seats) for table in found.tables for seats in table.seats}
    kept = [
        replace(table, seats=tuple(one for one in table.seats if (table.of, one) not in own))
        for table in before
    ]
    return [*(table for table in kept if table.seats), *found.tables]


def plan_numbers(game: Game, generation: int) -> PlanNumbers:
    """The file of a generation of planners; raises BadWeights."""
    module = module_of(game.id, "ai.planner")
    file = _weight_files(game.id, PLANS).get(generation)
    if module is None or file is None:
        raise BadWeights("there is no such file")
    names = {of: frozenset(names) for of, names in module.NUMBERS.items()}
    return read_plan_numbers(file.read_bytes(), game.id, names)


def weights_in(file: Traversable, game_id: str) -> Weights:
    """The weights of a file that may be used; raises BadWeights."""
    try:
        weights = read_weights(file.read_bytes())
    except OSError as error:
        raise BadWeights(f"the file cannot be read: {error.strerror}") from None
    if weights.game != game_id:
        raise BadWeights(f"it is for {weights.game}")
    if not weights.provenance.gates:
        raise BadWeights("it passed no gate")
    return weights
