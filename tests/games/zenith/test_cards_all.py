"""What holds for all 90 agents: each has a scene, and none cares which side plays it."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.games.zenith.scene import DRAW, Columns, Scene, scene

from perihelion.kernel.state import NOBODY

AGENTS: list[dict[str, Any]] = json.loads(
    (files("perihelion.games.zenith") / "data" / "agents.json").read_text(encoding="utf-8")
)["agents"]
PLANETS = ["mercury", "venus", "terra", "mars", "jupiter"]
TOKENS = [
    *["influence"] * 4,
    *["zenithium-1"] * 3,
    *["credits-3", "credits-4", "badge"] * 2,
    *["mobilize-2", "transfer-1", "exile-2"],
]


def cards_with_a_scene(module: ModuleType) -> set[str]:
    """The ids in the `card` markers of a module's tests."""
    found: set[str] = set()
    for name, test in vars(module).items():
        if name.startswith("test_"):
            marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
            found |= {str(mark.args[0]) for mark in marks if mark.name == "card"}
    return found


@pytest.mark.parametrize("planet", PLANETS)
def test_every_card_of_the_data_has_a_scene_of_its_own(planet: str) -> None:
    module = import_module(f"tests.games.zenith.test_cards_{planet}")
    wanted = {agent["id"] for agent in AGENTS if agent["planet"] == planet}
    assert cards_with_a_scene(module) == wanted
    assert len(wanted) == 18


def test_a_scene_names_what_is_not_as_wanted() -> None:
    """Each word of `sees` looks, so that none of the scenes passes by not looking."""
    table = scene(hand=["nero"], zenithium=(1, 5), tokens={"mars": "badge"}, levels=({}, {}))
    table.play("recruit nero")
    there: dict[str, tuple[object, object]] = {
        "credits": (5, 6),
        "zenithium": ((4, 5), (..., 4)),
        "discs": ({"mercury": 1}, (0, 0, 0, 0, 0)),
        "columns": ({"mercury": ["nero"]}, ({}, {"mercury": ["nero"]})),
        "won": (0, ({}, {"mars": 1})),
        "levels": ({"human": 0}, {"human": 1}),
        "hand": ([], ["nero"]),
        "hands": ({1: []}, {1: ["nero"]}),
        "tokens": ({"mars": "badge"}, {}),
        "asked": (DRAW, (0, "may")),
        "options": (len(table.options()), 1),
        "badge": (None, "0 gold"),
        "done": (True, False),
    }
    table.sees(**{name: wanted for name, (wanted, _) in there.items()})
    for name, (_, other) in there.items():
        with pytest.raises(AssertionError, match=f"^{name}: "):
            table.sees(**{name: other})
    with pytest.raises(AssertionError, match="draw"):
        table.sees(influence="venus")


# Printed order.

CARDS_OF = {
    "mercury": "amytis atlas chaka cl4rke double-joe guy-gambler h4milt0n huxl3y khan lula-smart "
    "magellan master-din nero orw3ll punk-mari secret-kali w3lls wul",
    "venus": "archimedes as1m0v br4dbury buj0ld c1x1n cresus doc-wissen felis geronimo hiroshi-sun "
    "ilda-flores king-harold luc4s moussa pachacuti professor-zed stessy-power v4n-v0gt",
    "terra": "augustus baron-goro bruss0l0 charlemagne elisabeth f4rm3r gilgamesh h3rb3rt "
    "helena-kerr ice-june l0v3cr4ft lord-creep m4th3s0n sir-sam sneaky-jules tiberius v3rn3 zenon",
    "mars": "4nd3rs0n bish0p caesar caligula charlize-gun domitian don-dune handy-luke jack-curry "
    "lady-moore little-bob mc4ffr3y r0b1ns0n ramses septimius titus v4nc3 w4ts0n",
    "jupiter": "agent-ezra annie arnulf b4rj4v3l bajazet captain-andreev ch4mb3rs donald-smooth "
    "geta gibs0n ivan lisa-charity m4rt1n milady-jones p-k-d1ck queen-suzanne suleiman th0mps0n",
}


@pytest.mark.rules("1.2", "6.1")
@pytest.mark.parametrize(
    ("card", "planet"), [(card, home) for home, cards in CARDS_OF.items() for card in cards.split()]
)
def test_every_card_begins_with_one_influence_on_its_own_planet(card: str, planet: str) -> None:
    table = scene(hand=[card, "nero" if card != "nero" else "titus"], badge="0 silver")
    recruited, first = table.play(f"recruit {card}").told()[:2]
    assert (recruited.kind, first.kind) == ("recruit", "influence")
    assert recruited.args["card"] == f"card:{card}"
    assert first.args == {"planet": f"planet:{planet}", "steps": 1, "side": "side:0", "to": 1}


@pytest.mark.rules("6.1", "10.1")
@pytest.mark.parametrize(
    ("card", "answers", "told"),
    [
        ("master-din", [], ["influence planet:mars", "badge"]),
        ("king-harold", [], ["influence planet:jupiter", "badge"]),
        ("don-dune", [], ["influence planet:venus", "badge"]),
        ("milady-jones", [], ["influence planet:terra", "badge"]),
        ("felis", [], ["gain side:0 3", "gain side:1 1"]),
        ("zenon", [], ["gain side:0 8", "gain side:1 2"]),
        ("lisa-charity", [], ["gain side:0 2", "gain side:1 3"]),
        ("ch4mb3rs", [], ["gain side:0 3", "gain side:0 1"]),
        ("huxl3y", ["influence mars"], ["influence planet:mars", "gain side:0 3"]),
        ("p-k-d1ck", ["influence mars"], ["influence planet:mars", "gain side:0 1"]),
        (
            "queen-suzanne",
            ["influence mars"],
            ["influence planet:mars", "gain side:0 2", "badge"],
        ),
        ("baron-goro", ["influence mars"], ["influence planet:mars", "gain side:0 3"]),
        ("titus", ["influence terra"], ["influence planet:terra", "gain side:0 10"]),
        ("w4ts0n", ["mobilize nero"], ["gain side:0 5", "mobilize card:nero"]),
    ],
)
def test_effects_are_applied_in_their_printed_order(
    card: str, answers: list[str], told: list[str]
) -> None:
    table = scene(hand=[card], badge="0 silver").play(f"recruit {card}", *answers)
    named = {"influence": ["planet"], "gain": ["side", "amount"], "mobilize": ["card"]}
    lines = [
        " ".join([event.kind, *(str(event.args[arg]) for arg in named.get(event.kind, []))])
        for event in table.told()
    ]
    assert lines[2:] == told
    assert table.is_done()


# The same table seen from the other side.


class Table:
    """A rich table drawn by lot, to be set for either side."""

    def __init__(self, card: str, rng: Random) -> None:
        cards = [agent["id"] for agent in AGENTS if agent["id"] != card]
        rng.shuffle(cards)
        self.planet_of = {agent["id"]: agent["planet"] for agent in AGENTS}
        self.hand = [card, *(cards.pop() for _ in range(rng.randrange(4)))]
        self.columns = [self._columns(cards, rng.randrange(16), rng) for _ in range(2)]
        self.discs = {planet: rng.choice([-3, -2, -1, 0, 1, 2, 3, 3, -3]) for planet in PLANETS}
        self.levels = [
            {people: rng.randrange(6) for people in ("animod", "human", "robot")} for _ in range(2)
        ]
        places = [*PLANETS, "animod", "human", "robot"]
        self.tokens = dict(zip(places, rng.sample(TOKENS, 8), strict=True))
        self.holder = rng.randrange(3)
        self.face = rng.choice(["silver", "gold"])
        self.credits = (rng.randrange(10, 16), rng.randrange(16))
        self.zenithium = (rng.randrange(6), rng.randrange(6))
        self.boards = rng.choice("SD") + rng.choice("UO") + rng.choice("NP")

    def _columns(self, cards: list[str], count: int, rng: Random) -> Columns:
        columns: dict[str, list[str]] = {}
        for _ in range(count):
            card = cards.pop()
            columns.setdefault(self.planet_of[card], []).append(card)
        return columns

    def set_for(self, side: int) -> Scene:
        """The table with this side on turn; the other side has no hand."""
        first, second = side, 1 - side
        badge = None if self.holder == 2 else f"{(first, second)[self.holder]} {self.face}"
        sign = 1 if side == 0 else -1
        return scene(
            hand=self.hand,
            on_turn=side,
            columns=(self.columns[first], self.columns[second]),
            levels=(self.levels[first], self.levels[second]),
            credits=(self.credits[first], self.credits[second]),
            zenithium=(self.zenithium[first], self.zenithium[second]),
            discs={planet: sign * at for planet, at in self.discs.items()},
            tokens=self.tokens,
            badge=badge,
            boards=self.boards,
        )


def seen_from(table: Scene, side: int) -> tuple[object, ...]:
    """Everything on the table, own side first."""
    sides = (side, 1 - side)
    sign = 1 if side == 0 else -1
    badge = table.badge()
    holder = None if badge is None else (int(badge[0]) == side, badge[2:])
    winner = table.winner()
    return (
        [(table.credits(one), table.zenithium(one)) for one in sides],
        [[table.column(one, planet) for planet in PLANETS] for one in sides],
        [[table.won(one, planet) for planet in PLANETS] for one in sides],
        [[table.level(one, people) for people in ("animod", "human", "robot")] for one in sides],
        [None if at is None else sign * at for at in table.discs()],
        [table.hand(one) for one in sides],
        (holder, table.tokens(), table.spent(), table.reserve(), table.discard()),
        None if winner is None else winner == side,
        table.events(),
    )


@pytest.mark.parametrize("card", [agent["id"] for agent in AGENTS])
def test_a_card_does_the_same_for_either_side(card: str) -> None:
    """Two mirrored tables stay mirrored whatever is answered, up to the end of the turn."""
    for seed in range(3):
        rng = Random(f"{card} {seed}")
        drawn = Table(card, rng)
        here, there = drawn.set_for(0), drawn.set_for(1)
        text = f"recruit {card}"
        while True:
            here.play(text)
            there.play(text)
            assert seen_from(here, 0) == seen_from(there, 1), f"seed {seed}, after {text!r}"
            seat, kind = here.asked()
            if (seat, kind) == DRAW or seat == NOBODY:
                break
            assert there.asked() == (1 - seat if seat >= 0 else seat, kind)
            options = here.options()
            assert options == there.options(), f"seed {seed}, after {text!r}"
            text = rng.choice(options)
