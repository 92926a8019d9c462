"""`perihelion replay` and `perihelion verify`: records shown and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from perihelion.cli.common import (
    NOT_SOUND,
    Json,
    Lang,
    advance,
    language,
    load_record,
    load_whole_record,
    progress,
)
from perihelion.cli.screen import Screen
from perihelion.cli.voice import Voice
from perihelion.games import load
from perihelion.kernel.errors import BadProof, BadRecord, BadSeats
from perihelion.kernel.record import Record, RedactedRecord, Replay
from perihelion.match import verify
from perihelion.match.line import Line, Told

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)]


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="Stop after each entry.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="As this seat knew it; by default as everybody may see it.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a record again and tell what happened; every entry and key is checked."""
    record = load_record(file)
    rules = load(record.game)
    viewer = _viewer(record, seat)
    told, view, outcome = _told(record, viewer)
    if as_json:
        rows = [msgspec.to_builtins(one) for one in told]
        ended = msgspec.to_builtins(outcome) if outcome is not None else None
        print(
            json.dumps({"game": record.game, "viewer": viewer, "entries": rows, "outcome": ended})
        )
        return
    voice = Voice(rules, language(lang), record.seats, record.names)
    screen = Screen()
    for entry in told:
        who = voice.words.say("chance") if entry.seat < 0 else voice.names[entry.seat]
        screen.line(f"{who}: {entry.text}", f"{entry.ply:4} ", "       ")
        screen.lines(voice.told(entry, viewer) if entry.events else [], "       ")
        if step and screen.ask(voice.say("table-more")) is None:
            return
    if view is not None:
        screen.line()
        screen.block(rules.draw_view(view, voice.to(viewer)))
    if outcome is not None:
        screen.line()
        screen.lines(voice.ending(outcome, viewer))


def _viewer(record: Record | RedactedRecord, seat: int | None) -> int:
    if isinstance(record, RedactedRecord):
        if seat is not None and seat != record.viewer:
            raise BadSeats(f"this record holds only what seat {record.viewer} knows")
        return record.viewer
    if seat is None:
        return record.seats
    if not 0 <= seat < record.seats:
        raise BadSeats(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    return seat


def _told(record: Record | RedactedRecord, viewer: int) -> tuple[list[Told], Any, Any]:
    """What happened, the last view and the outcome."""
    rules = load(record.game)
    if isinstance(record, RedactedRecord):
        told = [
            Told(ply, entry.seat, entry.text, entry.events)
            for ply, entry in enumerate(record.entries, 1)
        ]
        *_, last = record.views()
        try:
            view = msgspec.convert(last, rules.view_type)
        except msgspec.ValidationError as error:
            raise BadRecord(f"the last view of the record is malformed: {error}") from None
        return told, view, None
    again = Replay(rules, record)
    again.to_end()
    line = Line(again.states[0])
    line.read(record)
    return list(line.told(viewer)), line.state.view(viewer), again.outcome


def check(file: File, as_json: Json = False, lang: Lang = None) -> None:
    """Check a record: can it be played, and does its chance follow from its seed?

    Exit code 0: it is proven. 1: it is not.
    """
    record = load_whole_record(file)
    rules = load(record.game)
    voice = Voice(rules, language(lang), record.seats, record.names)
    result: dict[str, Any] = {
        "file": str(file),
        "game": record.game,
        "entries": len(record.entries),
    }
    try:
        with progress(file.name, len(record.entries)) as bar:
            Replay(rules, record).to_end()
            result["plays"] = True
            proof = verify(rules, record, lambda _: advance(bar))
    except (BadRecord, BadProof) as error:
        result.setdefault("plays", False)
        if not as_json:
            raise type(error)(f"{file}: {error}") from None
        result |= {"proven": False, "error": str(error)}
        print(json.dumps(result))
        raise typer.Exit(NOT_SOUND) from None
    result |= {"proven": True, "answers": proof.answers, "open": proof.open}
    result["commitment"] = proof.commitment
    if as_json:
        print(json.dumps(result))
        return
    kind = "open" if proof.open else "sealed"
    print(voice.say(f"verify-{kind}", file=str(file), answers=proof.answers))
