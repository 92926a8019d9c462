"""`perihelion fork`: a new match that leaves an old one, and lines kept as variations."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated

import typer

from perihelion.cli.commands.records import File, free_name
from perihelion.cli.common import BadFile, Json, Lang, language, load_whole_record, save_record
from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.errors import BadOption, BadProof, BadRecord
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record
from perihelion.match import Match, OpenDealer
from perihelion.match.forking import forked, kept, restarted, with_variation


def command(
    file: File,
    *,
    ply: Annotated[int | None, typer.Option(help="Leave the match after so many entries.")] = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal anew from there with this seed; by default as before.")
    ] = None,
    play: Annotated[
        str | None,
        typer.Option(
            metavar="ANSWERS",
            help="Keep these answers as a variation: 'recruit nero; influence mars'.",
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="OTHER", help="Keep what was played in a fork as a variation."),
    ] = None,
    comment: Annotated[str | None, typer.Option(help="A comment on the variation.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write; by default a new name beside FILE."),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Leave a match at a ply: as a new match to play on, or as a variation kept in its record.

    `fork FILE --ply 40` writes a record to go on with (`perihelion play GAME --resume`); chance
    answers as before, or with --seed anew. `fork FILE --ply 40 --play "..."` and
    `fork FILE --keep OTHER` write variations into FILE itself, or into --out.
    """
    record = load_whole_record(file)
    game = load(record.game).playing(record.options, record.data)
    voice = Narrator(game, language(lang), record.seats, record.names)
    if play is not None or keep is not None:
        new = _with_line(game, record, file, ply=ply, play=play, keep=keep, comment=comment)
        place = out or file
        save_record(new, place)
        _tell_kept(voice, record, new, place, as_json=as_json)
        return
    if ply is None:
        raise BadOption("--ply says where to leave the match; or --keep names a fork to be kept")
    if comment is not None:
        raise BadOption("--comment belongs to a variation: with --play or --keep")
    new = _restarted(game, record, ply, seed) if seed is not None else _forked(game, record, ply)
    place = out or free_name(file, ply)
    save_record(new, place)
    if as_json:
        print(json.dumps({"file": str(place), "ply": ply, "entries": len(new.entries)}))
        return
    print(voice.say("fork-written", file=str(place), ply=ply))
    go_on = f"perihelion play {record.game} --resume {shlex.quote(str(place))}"
    print(voice.say("table-go-on", command=go_on))


def _forked(game: Game, record: Record, ply: int) -> Record:
    try:
        return forked(game, record, ply)
    except BadProof as error:
        raise BadProof(f"{error}; deal anew from there with --seed") from None


def _restarted(game: Game, record: Record, ply: int, seed: str) -> Record:
    """A new match that starts from the position, with a deal of its own."""
    start = restarted(game, record, ply)
    match = Match(game, start=start, dealer=OpenDealer(seed), names=record.names)
    return match.record


def _with_line(
    game: Game,
    record: Record,
    file: Path,
    *,
    ply: int | None,
    play: str | None,
    keep: Path | None,
    comment: str | None,
) -> Record:
    """The record with one more variation."""
    if play is not None and keep is not None:
        raise BadOption("either --play or --keep, not both")
    if play is not None:
        if ply is None:
            raise BadOption("--play needs --ply: where the variation leaves the match")
        answers = [answer.strip() for answer in play.split(";") if answer.strip()]
        return with_variation(game, record, ply, answers, comment=comment)
    assert keep is not None
    if ply is not None:
        raise BadOption("--keep finds by itself where the fork leaves the match")
    if keep.resolve() == file.resolve():
        raise BadFile(f"{keep} is the record itself, not a fork of it")
    other = load_whole_record(keep)
    try:
        return kept(game, record, other, comment=comment)
    except BadRecord as error:
        raise BadRecord(f"{keep}: {error}") from None


def _tell_kept(voice: Narrator, old: Record, new: Record, place: Path, *, as_json: bool) -> None:
    count = len(new.variations)
    fresh = count > len(old.variations)
    if as_json:
        print(json.dumps({"file": str(place), "variations": count, "new": fresh}))
    elif fresh:
        print(voice.say("fork-kept", file=str(place), n=count, ply=new.variations[-1].ply))
    else:
        print(voice.say("fork-known", file=str(place)))
