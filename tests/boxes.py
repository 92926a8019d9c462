"""A box of each game that prints other things than our data: corrected in many ways at once.

Page, terminal, server, lab and the comparison of compiled and interpreted play are held against
these; single corrections are in `test_corrections.py` of each game.
"""

from pathlib import Path
from typing import Any, Final

from tests.data_sets import Change, change_file, corrected
from tests.games.kepler3ad import test_corrections as printed_3ad
from tests.games.kepler3042 import test_corrections as printed


def named(record: dict[str, Any], english: str, french: str) -> None:
    record |= {"name": english, "name_fr": french}


# --- Kepler-3042 ---------------------------------------------------------------------------------


def _actions(plain: Any) -> None:
    printed.swap_cells(plain)
    printed.swap_bonuses(plain)
    named(plain["main_actions"][1], "Settling", "Installation")


def _galaxy(plain: Any) -> None:
    printed.taller(plain)
    plain["zones"][2] |= {"name": "Rim", "name_fr": "Bord", "vp_per_colony": 7}


def _rules(plain: Any) -> None:
    points = {"zone_far": 7, "mine_ships": 6, "medals": 2, "max_tech": 9}
    for line in plain["scoring"]:
        line["vp"] = points.get(line["id"], line["vp"])


def _technologies(plain: Any) -> None:
    printed.advance_on_level_1(plain)
    printed.icon_on_level_2(plain)
    travel = plain["technologies"][0]
    named(travel, "Star Sails", "Voiles d’or")
    travel["levels"][2]["effects"]["speed"] = 5
    travel["levels"][3]["cost"] = {"energy": 2, "matter": 1, "antimatter": 0}


def _progress(plain: Any) -> None:
    effects = (
        {"op": "advance", "track": "both", "count": 2},
        {"op": "sacrifice", "count": 1},
        {"op": "medal", "track": "choice", "count": 1},
    )
    printed.card(*effects)(plain)
    plain["cards"][1] |= {"effects": [{"op": "free_ship", "count": 2}]}


def _objectives(plain: Any) -> None:
    first, second = plain["objectives"][:2]
    named(first, "Medal Rain", "Pluie de médailles")
    first |= {"condition": {"op": "medals", "count": 2}, "vp": 7}
    second |= {"condition": {"op": "ships_on_mines", "count": 1}, "vp": 9}


# --- Kepler-3Ad and Zenith -----------------------------------------------------------------------


def _first(plain: Any) -> None:
    printed_3ad.swap_lines(plain)
    named(plain["tracks"][1], "Second throw", "Second lancer")
    plain["value_track"]["thresholds"] = [5, 6, 7]
    for face in plain["zone_faces"]:
        face["districts"][0]["points"] = [9, 9, 0]


def _second(plain: Any) -> None:
    printed_3ad.from_one(2)(plain)
    printed_3ad.swap_lines(plain)
    named(plain["tracks"][1], "Second throw", "Second lancer")
    for number, card in enumerate(plain["corporations"], 1):
        named(card, f"Red Moon {number}", f"Lune rouge {number}")
    plain["corporations"][5] |= {"effect": printed_3ad.EFFECTS["spends"][0], "timing": "passive"}
    plain["majority_chips"][0]["faces"] = {"A": [8, 8, 0], "B": [8, 8, 0]}


def _agents(plain: Any) -> None:
    for number, agent in enumerate(plain["agents"], 1):
        agent |= {"name": f"Agent {number}", "cost": max(1, agent["cost"] - 1)}


def _tokens(plain: Any) -> None:
    token = next(one for one in plain["tokens"] if one["id"] == "credits-3")
    token["effects"] = [{"do": "gain", "resource": "credits", "amount": 7}]


BOXES: Final[dict[str, dict[str, Change]]] = {
    "kepler3042": {
        "actions": _actions,
        "galaxy": _galaxy,
        "objectives": _objectives,
        "progress": _progress,
        "rules": _rules,
        "technologies": _technologies,
        "tracks": printed.antimatter_icon,
    },
    "kepler3ad-1": {"first_edition": _first},
    "kepler3ad-2": {"second_edition": _second},
    "zenith": {"agents": _agents, "bonus_tokens": _tokens},
}


def box(folder: Path, game: str) -> Path:
    """The corrected set of a game."""
    corrected(folder, game, lambda _: None)
    for file, change in BOXES[game].items():
        change_file(folder, file, change)
    return folder
