"""The judges of each game: what it brings in its own folder, hand-written and learned.

`ai/judge.py` of a game is its hand-written judge, generation 1; `ai/fitted.py`, where there is
one, a judge with terms to fit; `ai/weights` holds what was learned, weights of networks (`.net`)
or of terms (`.json`), a file for each later generation that passed its gate.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from perihelion.ai.errors import BadWeights
from perihelion.ai.network.learned import LearnedJudge
from perihelion.ai.network.tables import learned_judge
from perihelion.ai.network.weights import Weights, read_weights
from perihelion.ai.search.judge import Judge
from perihelion.ai.term_weights import read_term_weights
from perihelion.games import GAMES, folder_of, module_of
from perihelion.kernel.game import Game

HAND_WRITTEN: Final = 1
"""The generation of the hand-written judge."""


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
    if game_id not in GAMES:
        return {}
    folder = files(folder_of(game_id)) / "ai" / "weights"
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
        reason = f"the weights of generation {wanted} are refused, {error}"
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
