"""Mini games: ends of matches, small enough to be solved, on the engines that people play on.

>>> from perihelion.research.mini_games import load_mini_game
>>> game = load_mini_game("last_card")
>>> game.new_initial_state().is_chance_node()
True

A mini game is a file here: the game, its seats and options, a position, and the answers after
which it begins. The seats know that position; what they do not know is what chance deals in it.
"""

from __future__ import annotations

import json
from importlib.resources import files

from perihelion.games import load
from perihelion.kernel.errors import BadOption
from perihelion.research.errors import needs
from perihelion.research.openspiel import NAMES, packed_position

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs("open_spiel") from missing


def mini_games() -> tuple[str, ...]:
    """The names of those that are shipped."""
    found = files(__name__).iterdir()
    return tuple(
        sorted(file.name.removesuffix(".json") for file in found if file.name.endswith(".json"))
    )


def load_mini_game(name: str) -> pyspiel.Game:
    """A mini game by its name, as a game of OpenSpiel."""
    if name not in mini_games():
        raise BadOption(f"there is no mini game {name!r}; there are {', '.join(mini_games())}")
    given = json.loads((files(__name__) / f"{name}.json").read_text("utf-8"))
    game = load(given["game"])
    options = {**game.bot_options, **given["options"]}
    state = game.position({**given["position"], "seats": given["seats"], "options": options})
    for answer in given["answers"]:
        game.play(state, answer)
    parameters = {"seats": given["seats"], "position": packed_position(state.position())}
    return pyspiel.load_game(NAMES[game.id], {**parameters, **given["options"]})
