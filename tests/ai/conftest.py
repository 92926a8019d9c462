"""The template game, for what must hold without any knowledge of a game."""

import importlib.util
import sys
from pathlib import Path

import pytest

from perihelion.kernel.game import Game

COMET = Path(__file__).resolve().parents[2] / "docs" / "template_game" / "comet.py"


@pytest.fixture(scope="session")
def comet() -> Game:
    spec = importlib.util.spec_from_file_location("comet_for_opponents", COMET)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Its annotations are read at run time, by the name of the module.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    game = module.Comet()
    assert isinstance(game, Game)
    return game
