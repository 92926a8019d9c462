"""The `perihelion` command with the template game in the catalogue: what the tests play."""

import sys
from importlib.resources.abc import Traversable
from pathlib import Path

from perihelion.cli import main
from perihelion.games import GAMES
from perihelion.words import catalogue

ROOT = Path(__file__).resolve().parents[2]


def add_comet() -> None:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    GAMES["comet"] = "docs.template_game.comet:Comet"
    ours = catalogue._of_game

    def of_game(lang: str, game_id: str) -> Traversable:
        if game_id == "comet":
            return ROOT / "docs" / "template_game" / "text" / f"{lang}.ftl"
        return ours(lang, game_id)

    catalogue._of_game = of_game


if __name__ == "__main__":
    add_comet()
    main()
