"""Fields of a state: declared once, written out by a script, hidden unless they are listed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from perihelion.games import folder_of, ids
from perihelion.kernel.fields import PUBLIC, Field, Row

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import generate_games  # noqa: E402  (a script, not a package)
import generate_state  # noqa: E402

GAMES: Final = generate_state.games()
ID_OF: Final = {folder_of(game).rpartition(".")[2]: game for game in ids()}

# A match of a game whose state module is another one, from the sources.
MATCH: Final = """
import sys, types

folder, game = sys.argv[1:]
name = f"perihelion.games.{folder}.state"
module = sys.modules[name] = types.ModuleType(name)
exec(sys.stdin.read(), module.__dict__)

from perihelion.games import load
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng

rng, truth = Rng(15), load(game).start(2)
for _ in range(40):
    seat = truth.seat
    truth.apply_as(seat, truth.draw(rng) if seat < 0 else truth.guess(seat, Answers(), rng))
before = truth.to_bytes()
truth.rumour, truth.whispers[1] = 7, 8
assert truth.to_bytes() != before
world = load(game).from_bytes(truth.to_bytes(), int(truth.seats))
for viewer, state in enumerate([world.blind(n) for n in range(int(truth.seats) + 1)]):
    print(viewer, state.viewer, state.rumour, *state.whispers, state.imagine(Rng(1)).rumour)
print("truth", world.viewer, world.rumour, *world.whispers, world.clone().rumour)
"""


def lines_of(folder: str, public: bool) -> list[str]:
    """What everybody knows of two new fields of a game."""
    more = (Field("rumour", public=public), Row("whispers", public=public, length="3"))
    done = subprocess.run(
        [sys.executable, "-c", MATCH, folder, ID_OF[folder]],
        input=generate_state.generated(folder, more),
        text=True,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("folder", GAMES)
def test_what_is_generated_is_what_its_game_declares(folder: str) -> None:
    """After a change of fields.py or a .toml, run `python scripts/generate_games.py`."""
    for name, text in generate_games.modules_of(folder):
        written = (ROOT / "src/perihelion/games" / folder / name).read_text(encoding="utf-8")
        assert written == text, name


@pytest.mark.parametrize("folder", GAMES)
def test_a_new_field_is_hidden_until_it_is_listed(folder: str) -> None:
    """Packed, unpacked and cloned like the others, but in nobody's blind state."""
    *hidden, truth = lines_of(folder, public=False)
    assert hidden == [f"{viewer} {viewer} 0 0 0 0 0" for viewer in range(len(hidden))]
    assert len(hidden) == 3
    *shown, same_truth = lines_of(folder, PUBLIC)
    assert shown == [f"{viewer} {viewer} 7 0 8 0 7" for viewer in range(len(hidden))]
    assert truth == same_truth == "truth -1 7 0 8 0 7"
