"""Writes positions of real matches for the harness of boards: `python dev/fixtures.py [GAME ...]`.

A match is played with the answers of a greedy or random agent; the first time each kind of
question is asked, a late position and the end are written as `fixtures/GAME-SEATS-KIND.json`: an
update as the server would send it, with layout, names of elements and teams.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from perihelion.games import ids, load
from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase
from perihelion.match import Match, OpenDealer

HERE = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Tycho", "Iris", "Noor", "Max", "Sami")


def main() -> None:
    """Play and write."""
    HERE.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ids():
        game = load(name)
        for seats in game.seat_counts:
            for file, fixture in positions(game, seats, {}).items():
                (HERE / f"{file}.json").write_bytes(msgspec.json.encode(fixture))
                print(file)
    known = sorted(path.stem for path in HERE.glob("*.json") if path.stem != "all")
    (HERE / "all.json").write_bytes(msgspec.json.encode(known))


def positions(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The fixtures of one match, by name."""
    options = {**game.bot_options, **options}
    length = len(played(game, seats, options).line.said)
    found: dict[str, Any] = {}
    match = Match(game, seats, options, dealer=OpenDealer(7), names=NAMES[:seats])
    chooser = random.Random(7)  # noqa: S311  (repeatable on purpose)
    stem = f"{game.id}-{seats}"
    while not match.is_over:
        pending = match.pending()
        if not pending.seats:
            match.deal()
            continue
        seat = pending.seats[0]
        decision = match.decision(seat)
        if f"{stem}-{decision.kind}" not in found:
            found[f"{stem}-{decision.kind}"] = fixture(game, match, seat, options)
        if match.ply > length * 0.8 and f"{stem}-late" not in found and len(decision.options) > 2:
            found[f"{stem}-late"] = fixture(game, match, seat, options)
            found[f"{stem}-waiting"] = fixture(game, match, (seat + 1) % seats, options)
            found[f"{stem}-watching"] = fixture(game, match, seats, options)
        match.act(seat, chooser.choice(decision.options).id)
    found[f"{stem}-end"] = fixture(game, match, 0, options)
    return found


def played(game: Game, seats: int, options: dict[str, Any]) -> Match:
    """The same match to its end, to know how long it is."""
    match = Match(game, seats, options, dealer=OpenDealer(7), names=NAMES[:seats])
    chooser = random.Random(7)  # noqa: S311
    while not match.is_over:
        pending = match.pending()
        if pending.seats:
            seat = pending.seats[0]
            match.act(seat, chooser.choice(match.decision(seat).options).id)
        else:
            match.deal()
    return match


def fixture(game: Game, match: Match, viewer: int, options: dict[str, Any]) -> dict[str, Any]:
    """The match for the eyes of `viewer`, with all a board needs."""
    seats = match.seats
    pending = match.pending()
    told = [
        {**msgspec.to_builtins(one), "lines": [game.tell(event) for event in one.events]}
        for one in match.told(viewer, 0)
    ]
    layout = game.layout(seats, options)
    update = {
        "id": "fixture",
        "ply": match.ply,
        "rev": 1,
        "status": "over" if match.is_over else "running",
        "viewer": viewer if viewer < seats else None,
        "mine": [viewer] if viewer < seats else [],
        "pending": pending,
        "view": match.view(viewer),
        "decision": match.decision(viewer) if viewer in pending.seats else None,
        "told": told,
        "since": 0,
        "undo": 2 if viewer < seats else 0,
        "outcome": match.outcome,
    }
    return {
        "game": game.id,
        "names": NAMES[:seats],
        "teams": game.teams(seats),
        "options": options,
        "layout": layout,
        "elements": elements(game, match, seats, options),
        "update": update,
    }


def elements(game: Game, match: Match, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Name and explanation of everything the table may name."""
    names = {one.name for one in game.layout(seats, options).elements}
    for one in match.told(seats, 0):
        for event in one.events:
            names.update(value for value in event.args.values() if isinstance(value, str))
            if event.cause is not None:
                names.add(event.cause)
    return {
        name: {
            "name": plain(game, name),
            "explain": game.explain(name, seats, options),
            "sentences": game.sentences(name, seats, options),
        }
        for name in sorted(names)
    }


def plain(game: Game, element: str) -> Phrase | str:
    """The name of an element; a seat is its number."""
    kind, _, number = element.partition(":")
    return Phrase("seat-name", {"seat": int(number)}) if kind == "seat" else game.name_of(element)


if __name__ == "__main__":
    main()
