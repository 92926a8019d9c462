"""For all tests: the template game; what needs the compiled package is skipped without it."""

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from perihelion.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]

if str(ROOT) not in sys.path:  # the template game and the broken ones lie in the checkout
    sys.path.append(str(ROOT))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The marker `compiled` means what is imported now, which PYTHONPATH=src may change."""
    spec = importlib.util.find_spec("perihelion.kernel.state")
    if spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES)):
        return
    skip = pytest.mark.skip(reason="perihelion is not compiled here")
    for item in items:
        if item.get_closest_marker("compiled"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def comet() -> Game:
    """The template game, for what must hold without any knowledge of a game."""
    from docs.template_game.comet import Comet

    return Comet()
