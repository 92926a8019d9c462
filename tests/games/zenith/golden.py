"""Writes the golden files of Zenith: `python tests/games/zenith/golden.py --write`.

Look at the difference before committing it: a golden file that changes is a rule that changes,
and a record that no longer replays needs a new rules version.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[3]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tests.golden import Perft, perft, playthrough  # noqa: E402  (after the path)

from perihelion.games.zenith.data_set.components import components  # noqa: E402
from perihelion.games.zenith.game import Zenith  # noqa: E402
from perihelion.kernel.record import Record  # noqa: E402
from perihelion.kernel.state import State  # noqa: E402
from perihelion.kernel.table_options import Value  # noqa: E402
from perihelion.match.agents import RandomAgent  # noqa: E402
from perihelion.match.dealer import OpenDealer  # noqa: E402
from perihelion.match.match import Match  # noqa: E402

GAME: Final = Zenith()
TESTS: Final = ROOT / "tests"
PLAYTHROUGHS: Final = {"zenith-2": (2, "apollo 106"), "zenith-4": (4, "selene 142")}
PERFT: Final = TESTS / "perft" / "zenith.json"
OTHERWISE: Final[dict[str, Value]] = {
    "run_over_edge": False,
    "if_is_optional": True,
    "pay_for_nothing": True,
    "run_order": "discs_then_tokens",
    "differs_scope": "previous_pick_only",
    "chain_compulsory": False,
    "capture_token_timing": "after_effect",
    "off_turn_seat": "random",
    "order_seat": "alternating",
    "mulligan_order": "turn_order",
    "mulligan_destination": "shuffled_into_deck",
    "reshuffle_timing": "when_emptied",
    "printed_row_order": False,
}
RECORDS: Final[dict[str, tuple[int, dict[str, Value], int]]] = {
    "zenith-2": (2, {"technology": "SUN"}, 12),
    "zenith-2-otherwise": (2, OTHERWISE, 16),
    "zenith-4": (4, {}, 14),
    "zenith-4-otherwise": (4, OTHERWISE, 15),
    "zenith-4-limited": (4, {"turn_limit": 9, "team_seating": "agreed"}, 17),
}


class Counted(msgspec.Struct, frozen=True):
    """One position, and how much can happen from it."""

    name: str
    position: dict[str, Any]
    """Empty for the beginning of a match."""
    seats: int
    shallow: int
    """Depths up to this one are counted in every run of the tests."""
    depths: tuple[Perft, ...]

    def state(self) -> State:
        """The position on the table."""
        if not self.position:
            return GAME.start(self.seats)
        return GAME.position(self.position)


def _few_cards(seats: int, hands: list[list[str]], deck: list[str], **more: Any) -> dict[str, Any]:
    """A position in which all other cards lie in the columns of both sides, by turns."""
    placed = {card for cards in (*hands, deck, more.get("discard", ())) for card in cards}
    columns: tuple[dict[str, list[str]], ...] = ({}, {})
    for number, agent in enumerate(components().agents):
        if agent["id"] not in placed:
            columns[number % 2].setdefault(agent["planet"], []).append(agent["id"])
    sides = [
        {"credits": 9, "zenithium": 4, "columns": own} | side
        for own, side in zip(columns, more.pop("sides", ({}, {})), strict=True)
    ]
    return {"seats": seats, "hands": hands, "sides": sides, **more}


TOKENS: Final = {"venus": "influence", "mars": "exile-2", "terra": "transfer-1", "robot": "badge"}
POSITIONS: Final[tuple[tuple[str, dict[str, Any], int, int, int], ...]] = (
    ("a new match of two", {}, 2, 5, 8),
    ("a new match of four", {}, 4, 5, 8),
    (
        "runs and tokens",
        _few_cards(
            2,
            [["augustus", "stessy-power"], ["gilgamesh", "annie"]],
            ["nero", "atlas", "felis"],
            discs={"venus": 3, "terra": -1, "mars": 3, "jupiter": -3},
            tokens=TOKENS,
        ),
        2, 7, 10,
    ),
    (
        "chains and technologies",
        _few_cards(
            2,
            [["domitian", "lady-moore", "as1m0v"], ["bruss0l0"]],
            ["nero", "atlas", "titus", "zenon"],
            boards="DOP",
            discs={"mercury": 2, "mars": -2},
            tokens=TOKENS,
            sides=[{"levels": {"animod": 3, "human": 1, "robot": 3}}, {}],
        ),
        2, 7, 10,
    ),
    (
        "costs and badges",
        _few_cards(
            2,
            [["ice-june", "chaka", "khan", "h3rb3rt"], ["suleiman"]],
            ["nero", "geta"],
            discs={"terra": 3},
            sides=[{"badge": "gold"}, {}],
        ),
        2, 7, 10,
    ),
    (
        "a team hands over",
        _few_cards(
            4,
            [["bruss0l0", "nero", "atlas"], ["felis", "titus"], ["zenon"], ["annie"]],
            ["geta", "ivan", "cresus"],
            second=1,
            began=(0, 2),
            played=(1, 3),
        ),
        4, 7, 10,
    ),
    (
        "a token for the others",
        _few_cards(
            4,
            [["baron-goro", "titus"], ["nero"], ["zenon"], ["annie"]],
            ["geta", "ivan"],
            discs={"mars": -3, "venus": -3, "terra": 3},
            tokens=TOKENS,
            began=(0, 2),
            played=(1, 3),
            options={"off_turn_seat": "random"},
        ),
        4, 7, 10,
    ),
    (
        "a reshuffle",
        _few_cards(
            2,
            [["w4ts0n", "h4milt0n"], ["domitian"]],
            ["nero"],
            discard=["atlas", "felis", "titus"],
        ),
        2, 9, 12,
    ),
)  # fmt: skip


def count(name: str, position: dict[str, Any], seats: int, shallow: int, deep: int) -> Counted:
    """The counts of a position to all its depths."""
    empty = Counted(name, position, seats, shallow, ())
    depths = tuple(perft(empty.state(), depth) for depth in range(1, deep + 1))
    return msgspec.structs.replace(empty, depths=depths)


def play(seats: int, options: dict[str, Value], seed: int) -> Record:
    """A whole match by random agents, its deal open."""
    match = Match(
        GAME,
        seats,
        options,
        agents=[RandomAgent()] * seats,
        dealer=OpenDealer(seed),
        agent_seed=seed,
        names=("Ada", "Béla", "Chloé", "Đorđe")[:seats],
    )
    match.run()
    return match.record


def text_of(name: str) -> str:
    """The playthrough of this name."""
    seats, seed = PLAYTHROUGHS[name]
    return "\n".join([*playthrough(GAME, GAME.start(seats), seed), ""])


def write() -> None:
    """Make all golden files anew; records that still replay stay as they are."""
    for name in PLAYTHROUGHS:
        _put(TESTS / "playthroughs" / f"{name}.txt", text_of(name).encode())
    counted = [count(*row) for row in POSITIONS]
    _put(PERFT, msgspec.json.format(msgspec.json.encode(counted), indent=1) + b"\n")
    for name, (seats, options, seed) in RECORDS.items():
        path = TESTS / "records" / f"{name}.json"
        if not path.exists():
            _put(path, play(seats, options, seed).to_json() + b"\n")


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    print(f"{path.relative_to(ROOT)}: {len(data):,} bytes")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"{__doc__}")
    write()
