"""Other packages bring games, and a broken one breaks nothing but itself."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import elsewhere
from typer.testing import CliRunner

import perihelion.games as catalogue
from perihelion.cli.app import app
from perihelion.kernel.errors import BrokenGame, UnknownGame
from perihelion.words import Words, text_of

OURS = tuple(catalogue.GAMES)
Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """`bring("package", name="module:Class")`: as if that package were installed."""
    monkeypatch.syspath_prepend(elsewhere.ROOT)
    monkeypatch.syspath_prepend(tmp_path)

    def install(package: str, **brought: str) -> None:
        elsewhere.describe_package(tmp_path, package, brought)
        elsewhere.look_again()

    yield install
    monkeypatch.undo()
    elsewhere.look_again()


def test_a_game_of_another_package_is_a_game(bring: Bring) -> None:
    bring("comets", **elsewhere.COMET)
    assert catalogue.ids() == (*OURS, "comet")
    assert catalogue.broken() == {}
    assert catalogue.load("comet").id == "comet"
    assert catalogue.folder_of("comet") == "docs.template_game"
    assert catalogue.module_of("comet", "ai.judge") is None
    assert Words.of("fr", "comet").say("card-gold") == "or"
    assert text_of("fr", "comet").startswith("# Chaque mot")


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("no_such_package.comet:Comet", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("docs.template_game.comet:Asteroid", "AttributeError"),
        ("docs.template_game.comet:Launch", "TypeError"),
        ("docs.template_game.comet:CometView", "CometView is no perihelion.Game"),
        ("perihelion.kernel.game:Game", "TypeError: Can't instantiate abstract class Game"),
        ("broken_import.game:Game", "ValueError: on purpose"),
        ("silent.game:Silent", "there is no text/en.ftl"),
        ("lonely:Lonely", "a game lies in a package"),
        ("docs.template_game.comet:Comet", "the class says its id is 'comet'"),
    ],
)
def test_a_broken_game_says_what_is_wrong(
    bring: Bring, tmp_path: Path, place: str, why: str
) -> None:
    """Nobody else is the worse for it, also not another game from elsewhere."""
    for name, text in (
        ("broken_import/game.py", "raise ValueError('on purpose')"),
        (
            "silent/game.py",
            "from docs.template_game.comet import Comet\nclass Silent(Comet):\n    id = 'other'",
        ),
    ):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text)
    bring("brings-two", other=place, **elsewhere.COMET)
    assert catalogue.ids() == (*OURS, "comet")
    assert why in catalogue.broken()["other"]
    assert f"{place} of brings-two" in catalogue.broken()["other"]
    with pytest.raises(BrokenGame, match="the game 'other' cannot be played: "):
        catalogue.load("other")
    assert catalogue.load("comet").start().turn == 0
    listed = CliRunner().invoke(app, ["games"])
    assert (listed.exit_code, why in listed.stderr) == (0, True)


def test_no_name_is_taken_twice(bring: Bring) -> None:
    bring("first", zenith="docs.template_game.comet:Comet", **elsewhere.COMET)
    bring("second", comet="docs.template_game.comet:Other")
    assert catalogue.ids() == OURS
    assert "a game of Perihelion" in catalogue.broken()["zenith"]
    assert "brought by second too" in catalogue.broken()["comet"]
    assert catalogue.load("zenith").id == "zenith"


def test_names_fit_an_address(bring: Bring) -> None:
    bring("odd", **{"Comet!": "docs.template_game.comet:Comet"})
    assert "a name is up to 40" in catalogue.broken()["Comet!"]


def test_an_unknown_game_is_still_unknown(bring: Bring) -> None:
    bring("comets", **elsewhere.COMET)
    with pytest.raises(UnknownGame, match="did you mean 'comet'"):
        catalogue.load("comett")


IN_PETTINGZOO = """
import numpy as np
from perihelion.research import pettingzoo

env = pettingzoo.env("comet")
env.reset(seed=1)
rng, paid = np.random.default_rng(1), []
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    over = terminated or truncated
    paid += [reward] if over else []
    env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print("over" if env.state_of_match.is_over else "running", len(paid), sum(paid))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template game, installed with pip as docs/adding-a-game.md says."""
    return elsewhere.install_comet(tmp_path_factory.mktemp("comet"))


@pytest.mark.parametrize(
    ("command", "typed", "said"),
    [
        (
            "-m perihelion play comet --seed 1 --against random",
            "1\n" * 30,
            ("Launch a card, face down", "the last round was played|three samples"),
        ),
        (
            "-m perihelion arena comet --agents cadet,random --games 4 --workers 1 --seed 1",
            "",
            ("comet, 2 seats", "cadet", "random", "4 games"),
        ),
        ("zoo.py", "", ("over 2 0.0",)),
    ],
    ids=["terminal", "arena", "pettingzoo"],
)
def test_the_template_game_is_played_from_its_own_package(
    site: Path, tmp_path: Path, command: str, typed: str, said: tuple[str, ...]
) -> None:
    """To its end; the checkout is not on the path of who plays it."""
    (tmp_path / "zoo.py").write_text(IN_PETTINGZOO)
    done = subprocess.run(
        [sys.executable, *command.split()],
        input=typed, env=elsewhere.environment(site) | {"XDG_DATA_HOME": str(tmp_path)},
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for words in said:
        assert re.search(words, done.stdout), done.stdout
