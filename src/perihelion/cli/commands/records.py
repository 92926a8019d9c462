"""`perihelion replay`, `watch` and `verify`: records told, shown and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from perihelion.cli import common
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.open_table import Plain, has_windows
from perihelion.cli.table.record_view import Show, ply_of
from perihelion.cli.table.screen import Screen
from perihelion.games import load
from perihelion.kernel.errors import BadProof, BadRecord
from perihelion.kernel.record import Record, RedactedRecord, Replay, check_variations
from perihelion.match import verify
from perihelion.match.forking import commented, forked
from perihelion.match.line import Told

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)]
Seat = Annotated[
    int | None,
    typer.Option(help="As this seat knew it; by default as everybody may see it."),
]


def replay(
    file: File,
    *,
    step: Annotated[bool, typer.Option("--step", help="Stop after each entry.")] = False,
    seat: Seat = None,
    as_json: common.Json = False,
    lang: common.Lang = None,
) -> None:
    """Play a record again and tell what happened; every entry and key is checked."""
    show = loaded(file, seat)
    if as_json:
        print(json.dumps(_as_json(show)))
        return
    tell(show, Narrator(show.game, common.language(lang), show.seats, show.record.names), step=step)


def loaded(file: Path, seat: int | None) -> Show:
    """A record, played again from beginning to end."""
    record = common.load_record(file)
    with common.waiting(file.name, lambda: 0):
        try:
            return Show(record, seat)
        except BadRecord as error:
            raise type(error)(f"{file}: {error}") from None


def tell(show: Show, voice: Narrator, *, step: bool = False, since: int = 0) -> None:
    """The record in lines: every entry, what it did, and how it ended."""
    screen, viewer = Screen(), show.viewer
    for entry in show_entries(show)[since:]:
        who = voice.words.say("chance") if entry.seat < 0 else voice.names[entry.seat]
        screen.line(f"{who}: {entry.text}", f"{entry.ply:4} ", "       ")
        screen.lines(voice.told(entry, viewer) if entry.events else [], "       ")
        if comment := show.comment(entry.ply):
            screen.line(voice.say("win-commented", text=comment), "       ", "         ")
        if step and screen.ask(voice.say("table-more")) is None:
            return
    screen.line()
    screen.block(show.game.draw_view(show.view(show.last), voice.to(viewer)))
    if ending := show.ending(voice):
        screen.line()
        screen.lines(ending)


def show_entries(show: Show) -> list[Told]:
    """The entries as their reader may know them."""
    if show.shown is None:
        assert isinstance(show.record, RedactedRecord)
        return [
            Told(ply, entry.seat, entry.text, entry.events)
            for ply, entry in enumerate(show.record.entries, 1)
        ]
    rows = enumerate(show.shown.said, 1)
    return [said.told(show.game, ply, show.viewer) for ply, said in rows]


def _as_json(show: Show) -> dict[str, Any]:
    outcome = None if show.shown is None else show.shown.outcome
    return {
        "game": show.record.game,
        "viewer": show.viewer,
        "entries": [msgspec.to_builtins(one) for one in show_entries(show)],
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
    }


def watch(
    file: File,
    *,
    seat: Seat = None,
    ply: Annotated[int, typer.Option(help="Begin after so many entries.")] = 0,
    autoplay: Annotated[bool, typer.Option("--autoplay", help="Go on by itself.")] = False,
    plain: Plain = False,
    lang: common.Lang = None,
) -> None:
    """Watch a record on the board: step by step, by turns or by itself; comment, fork.

    With --plain or in a pipe it is told in lines, like `replay`.
    """
    show = loaded(file, seat)
    ply_of(show, ply)
    voice = Narrator(show.game, common.language(lang), show.seats, show.record.names)
    if not has_windows(plain):
        tell(show, voice, since=ply)
        return
    from perihelion.cli.terminal.watch import WatchApp  # windows need much that lines do not

    notes = Notes(file, show.record) if isinstance(show.record, Record) else None
    WatchApp(
        show,
        voice,
        ply=ply,
        playing=autoplay,
        keep=None if notes is None else notes.keep,
        fork=None if notes is None else notes.fork,
    ).run()


class Notes:
    """Writes what is noted while a record is watched."""

    def __init__(self, file: Path, record: Record) -> None:
        self.file = file
        self.record = record

    def keep(self, ply: int, comment: str | None) -> None:
        """A comment on an entry, written to the file at once."""
        self.record = commented(self.record, ply, comment)
        common.save_record(self.record, self.file)

    def fork(self, ply: int) -> Path:
        """A new match from here, in a file beside the old one."""
        new = free_name(self.file, ply)
        common.save_record(forked(load(self.record.game), self.record, ply), new)
        return new


def free_name(file: Path, ply: int) -> Path:
    """A name for a fork that no file has yet."""
    for number in range(1, 1000):
        tail = f"-{number}" if number > 1 else ""
        new = file.with_name(f"{file.stem}-from-{ply}{tail}.json")
        if not new.exists():
            return new
    raise common.BadFile(f"there are a thousand forks of {file} at ply {ply}; give another name")


def check(file: File, as_json: common.Json = False, lang: common.Lang = None) -> None:
    """Check a record: can it be played, and does its chance follow from its seed?

    Exit code 0: it is proven. 1: it is not.
    """
    record = common.load_whole_record(file)
    rules = load(record.game)
    voice = Narrator(rules, common.language(lang), record.seats, record.names)
    result: dict[str, Any] = {
        "file": str(file),
        "game": record.game,
        "entries": len(record.entries),
    }
    try:
        with common.progress(file.name, len(record.entries)) as bar:
            Replay(rules, record).to_end()
            result["plays"] = True
            check_variations(rules, record)
            proof = verify(rules, record, lambda _: common.advance(bar))
    except (BadRecord, BadProof) as error:
        result.setdefault("plays", False)
        if not as_json:
            raise type(error)(f"{file}: {error}") from None
        result |= {"proven": False, "error": str(error)}
        print(json.dumps(result))
        raise typer.Exit(common.NOT_SOUND) from None
    result |= {"proven": True, "answers": proof.answers, "open": proof.open}
    result["commitment"] = proof.commitment
    if as_json:
        print(json.dumps(result))
        return
    kind = "open" if proof.open else "sealed"
    print(voice.say(f"verify-{kind}", file=str(file), answers=proof.answers))
