"""`perihelion show`: a position of a record, or one that was written down, drawn as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from perihelion.cli.commands.records import Seat, loaded
from perihelion.cli.common import BadFile, Json, Lang, language, read_file
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.record_view import Show, ply_of
from perihelion.cli.table.screen import Screen
from perihelion.games import load
from perihelion.kernel.errors import BadPosition, BadSeats
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.record import is_transcript
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.wire import View

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, or a position.", show_default=False)
]


def command(
    file: File,
    *,
    ply: Annotated[
        int | None, typer.Option(help="After so many entries; by default at the end.")
    ] = None,
    variation: Annotated[
        int, typer.Option(help="In this variation, counted from 1; 0 is the match itself.")
    ] = 0,
    seat: Seat = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a position: the board, whose turn it is, what is asked and what can be answered.

    With --json: the position as plain data, from which `perihelion.load(GAME).position` builds it
    again, or with --seat what that seat knows of it.
    """
    if (description := _description(file)) is not None:
        if ply is not None or variation:
            raise BadFile(f"{file} is a position: it has no plies and no variations")
        _show_position(description, seat, as_json, lang)
        return
    show = loaded(file, seat)
    if variation:
        if not 0 < variation < len(show.lines):
            raise BadFile(f"{file} has {max(len(show.lines) - 1, 0)} variations, not {variation}")
        show.line = variation
    at = ply_of(show, ply)
    voice = Narrator(show.game, language(lang), show.seats, show.record.names)
    state = None if show.shown is None else show.shown.states[at]
    if as_json:
        _print_json(show.view(at) if seat is not None or state is None else state)
        return
    screen = Screen()
    screen.line(_where(show, voice, at))
    screen.block(show.game.draw_view(show.view(at), voice.to(show.viewer)))
    if comment := show.comment(at):
        screen.line(voice.say("win-commented", text=comment))
    if at == show.last and (ending := show.ending(voice)):
        screen.lines(ending)
    elif state is not None and not show.is_resigned(at):
        _print_question(state, voice, show.viewer, screen)


def _where(show: Show, voice: Narrator, at: int) -> str:
    parts = [
        voice.say("win-entry", ply=at, last=show.last),
        voice.say("turn", number=show.turn(at)),
    ]
    if show.line:
        parts.append(voice.say("win-line", n=show.line, ply=show.lines[show.line].ply))
    return ", ".join(parts)


def _description(file: Path) -> dict[str, Any] | None:
    """A position, if that is what the file holds."""
    data = read_file(file)
    if is_transcript(data):
        return None
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None  # reading it as a record says what is wrong
    is_position = isinstance(found, dict) and "format" not in found and "game" in found
    return found if is_position else None


def _show_position(
    description: dict[str, Any], seat: int | None, as_json: bool, lang: str | None
) -> None:
    name = description["game"]
    if not isinstance(name, str):
        raise BadPosition(f"the game of a position is a name, not {name!r}")
    state = load(name).position(description)
    game = state.game
    seats = int(state.seats)
    if seat is not None and not 0 <= seat < seats:
        raise BadSeats(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    viewer = seats if seat is None else seat
    if as_json:
        _print_json(state if seat is None else state.view(seat))
        return
    voice, screen = Narrator(game, language(lang), seats), Screen()
    screen.block(game.draw_view(state.view(viewer), voice.to(viewer)))
    _print_question(state, voice, viewer, screen)


def _print_json(what: State | View) -> None:
    plain = what.position() if isinstance(what, State) else msgspec.to_builtins(what)
    print(json.dumps(plain, indent=1))


def _print_question(state: State, voice: Narrator, viewer: int, screen: Screen) -> None:
    """What is asked now, as far as the reader may know it."""
    screen.line()
    if state.is_over:
        screen.line(voice.say("match-over"))
    elif state.seat == CHANCE:
        screen.line(voice.say("show-chance"))
    else:
        seats = [Phrase("seat-name", {"seat": seat}) for seat in state.deciders()]
        screen.line(voice.say("show-asked", viewer, seats=all_of(seats)))
        if viewer in state.deciders():
            _print_answers(state, voice, viewer, screen)


def _print_answers(state: State, voice: Narrator, seat: int, screen: Screen) -> None:
    decision, say = state.decision(seat), voice.to(seat)
    screen.line(say(decision.prompt))
    for option in decision.options:
        screen.line(f"{option.text}: {say(option.label)}", "  ", "    ")
