"""`perihelion coach`: what cost most in a saved match, and what was done well."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from perihelion.ai.coach import Answer, Note, Report, notes_of, report_of, wins_of
from perihelion.cli.commands.records import File
from perihelion.cli.common import Json, Lang, language, load_whole_record, waiting
from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.errors import BadSeats
from perihelion.kernel.record import Replay


def command(
    file: File,
    *,
    seat: Annotated[int, typer.Option(help="For this seat.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Say what a seat's three costliest decisions were, what else there was and why.

    Every decision is judged from what its seat knew. A slip is what is surely worse than another
    answer: compared in the same imagined worlds, with an interval of 95 %.
    """
    record = load_whole_record(file)
    replay = Replay(load(record.game), record)
    if not 0 <= seat < record.seats:
        raise BadSeats(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    voice = Narrator(replay.game, language(lang), record.seats, record.names)
    last = len(record.entries)
    with waiting(voice.say("coach-looking"), lambda: replay.at, last):
        notes = notes_of(replay, last)
    report = report_of(notes, replay.outcome, seat, record.seats)
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    for line in told(report, voice, str(file)):
        print(line)


def told(report: Report, voice: Narrator, file: str) -> list[str]:
    """A report in sentences."""
    lines = []
    if report.luck:
        lines.append(voice.say("coach-luck", report.seat))
    if not report.slips:
        lines.append(voice.say("coach-no-slips"))
    for number, note in enumerate(report.slips, 1):
        lines += _slip(note, number, voice, file)
    if report.well is not None:
        lines += ["", _say(report.well, voice, "coach-well"), *_reasons(report.well, voice)]
    return lines


def _slip(note: Note, number: int, voice: Narrator, file: str) -> list[str]:
    head = _say(note, voice, "coach-slip", number=number)
    again = voice.say("coach-again", command=f"perihelion fork {file} --ply {note.ply}")
    return [head, *_reasons(note, voice), f"   {again}", ""]


def _say(note: Note, voice: Narrator, key: str, **more: int) -> str:
    def word(answer: Answer) -> str:
        return voice.to(note.seat)(answer.label)

    by, off = wins_of(note, len(voice.game.teams(voice.seats)))
    args = {"played": word(note.played), "other": word(note.other)}
    return voice.say(key, None, ply=note.ply, by=by, off=off, **args, **more)


def _reasons(note: Note, voice: Narrator) -> list[str]:
    return [f"   - {voice.to(note.seat)(one.text)}" for one in note.reasons]
