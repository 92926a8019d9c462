"""`perihelion lab`: what played matches say about a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import typer

from perihelion.ai.arena import HERE
from perihelion.cli.commands.arena import On, Options, Workers, options_of, workers_of
from perihelion.cli.common import BadFile, GameName, Json, Lang, advance, language, progress
from perihelion.cli.set_sources import Playable, Token, playable
from perihelion.games import load
from perihelion.kernel.data_sets import SHIPPED
from perihelion.kernel.errors import BadOption
from perihelion.kernel.game import Game
from perihelion.lab import experiments
from perihelion.lab.experiment_sections import ComparisonTelling, DuelTelling
from perihelion.lab.figures import report_of
from perihelion.lab.pages import Told, html_page, markdown_page
from perihelion.lab.reading import find, seen_in
from perihelion.lab.scorecard import ScorecardTelling, findings_of
from perihelion.lab.sections import Telling
from perihelion.lab.shapes import Report
from perihelion.words import languages

app = typer.Typer(help="Reports for designers.", no_args_is_help=True)

Records = Annotated[
    Path,
    typer.Option(
        "--records", "--from", metavar="FOLDER", help="Records, as `perihelion arena` keeps."
    ),
]
OnlySeats = Annotated[
    int | None, typer.Option(help="Only matches with so many seats.", show_default=False)
]
Pages = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Write HTML, Markdown and JSON here.", show_default=False),
]


@app.callback()
def _root() -> None:
    pass


@app.command("report")
def report(
    game: GameName,
    *,
    records: Records = Path(),
    seats: OnlySeats = None,
    out: Pages = None,
    workers: Workers = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Count what the matches in a folder say: wins by seat, length, leads, points, use of things.

    Prints Markdown, or JSON; `--out` writes both, and HTML with plots. Needs perihelion[lab].
    """
    tongue = language(lang)
    figures = _counted(game, records, seats, workers, tongue)
    name = game if seats is None else f"{game}-{seats}"
    _show(figures, Telling(figures, tongue), name, out, as_json=as_json)


@app.command("scorecard")
def scorecard(
    game: GameName,
    *,
    records: Records = Path(),
    seats: OnlySeats = None,
    out: Pages = None,
    workers: Workers = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """One page about a game: the five clearest findings, fairness, drama, holes, maps."""
    tongue = language(lang)
    figures = _counted(game, records, seats, workers, tongue)
    name = f"{game}-scorecard" if seats is None else f"{game}-{seats}-scorecard"
    _show(findings_of(figures), ScorecardTelling(figures, tongue), name, out, as_json=as_json)


def _counted(game: str, records: Path, seats: int | None, workers: int | None, lang: str) -> Report:
    """The figures of the finished matches in a folder."""
    load(game)
    found = find(records, game, seats)
    with progress(game, len(found.files)) as bar:
        seen = list(seen_in(found.files, workers_of(workers), partial(advance, bar)))
    return report_of(game, seen, found.left, lang)


def _show(figures: object, telling: Told, name: str, out: Path | None, *, as_json: bool) -> None:
    """Print Markdown or JSON, or write both, and HTML, into a folder."""
    if out is not None:
        pages = {
            "json": msgspec.json.encode(figures).decode() + "\n",
            "md": markdown_page(telling),
            "html": html_page(telling),
        }
        for suffix, text in pages.items():
            _write(out / f"{name}.{suffix}", text)
            print(out / f"{name}.{suffix}", file=sys.stderr if as_json else sys.stdout)
    if as_json:
        print(json.dumps(msgspec.to_builtins(figures), indent=1, ensure_ascii=False))
    elif out is None:
        print(markdown_page(telling), end="")


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}") from None


# Experiments: they play what they tell.

Agent = Annotated[
    str, typer.Option(metavar="AGENT", help="Who plays; `captain@200` has its own iterations.")
]
Games = Annotated[int, typer.Option(help="Games of each kind; rounded up to whole deals.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; by default two sides.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep the matches and write HTML, Markdown and JSON here; goes on where it stopped.",
        show_default=False,
    ),
]


@contextmanager
def _place(
    name: str, games: int, out: Path | None, workers: int | None, on: str
) -> Iterator[experiments.Place]:
    """Where matches are kept: in the folder, or until it is told."""
    with TemporaryDirectory(prefix="perihelion-lab-") as passing, progress(name, games) as bar:
        yield experiments.Place(
            Path(passing) if out is None else out,
            workers_of(workers),
            on,
            partial(advance, bar),
            lambda line: print(f"perihelion: {line}", file=sys.stderr),
        )


Table = Annotated[
    str,
    typer.Argument(
        metavar="SET|OPTIONS",
        help="A data set as `perihelion data` names them, options as NAME=VALUE,..., or"
        f" `{SHIPPED}`.",
    ),
]


@app.command("compare")
def compare_command(
    before: Table,
    after: Table,
    *,
    game: Annotated[
        str | None, typer.Option(help="The game; by default found by a data set.")
    ] = None,
    token: Token = None,
    agent: Agent = "captain",
    games: Games = 200,
    seats: Seats = None,
    seed: Seed = "1",
    workers: Workers = None,
    on: On = HERE,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play two data sets or two options on the same deals and tell what differs, with a verdict.

    Length, waiting, choices, tension, fairness by seat and order, points by source, the use of
    things and the wins of their users, each with an interval. Needs perihelion[lab].
    """
    tongue = language(lang)
    with TemporaryDirectory(prefix="perihelion-sets-") as passing:
        home = Path(passing) if out is None else out / "sets"
        found = [playable(one, home, game, token) for one in (before, after)]
        rules = load(game or _game_of(found))
        planned = experiments.plan_comparison(
            rules, found, agents=[agent], seats=seats, games=games, seed=seed
        )
        with _place(rules.id, planned.games, out, workers, on) as place:
            # What was played is read again for another language, in which things have other names.
            tongues = [tongue, *(one for one in languages() if as_json and one != tongue)]
            figures = {one: experiments.play_comparison(planned, place, one) for one in tongues}
    tellings = {one: ComparisonTelling(figures[one], one) for one in tongues}
    words = {one: telling.told() for one, telling in tellings.items()}
    plain = msgspec.to_builtins(figures[tongue]) | {"told": words}
    _show(plain, tellings[tongue], f"{rules.id}-compared", out, as_json=as_json)


def _game_of(found: list[Playable]) -> str:
    """The game that one of the sets is for."""
    known = next((one.game for one in found if one.game is not None), None)
    if known is None:
        raise BadOption("say which game: --game GAME")
    return known


@app.command("worth")
def worth_command(
    game: GameName,
    things: Annotated[
        list[str],
        typer.Argument(
            help="Elements or verbs, each denied in turn: card:nero, develop; `card:` is all cards."
        ),
    ],
    *,
    agent: Agent = "captain",
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    workers: Workers = None,
    on: On = HERE,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Deny each thing in turn to one player and tell how much that costs: restricted play.

    A corporation, which is dealt, is left without its power.
    """
    tongue = language(lang)
    rules = load(game)
    chosen = options_of(rules, option)
    wanted = _every(rules, things)
    duels = experiments.Duels(agent, seats, chosen, games, seed)
    each = duels.contest(rules, agent).games
    more = any(experiments.is_dealt(rules, thing) for thing in wanted)
    with _place(game, each * (len(wanted) + more), out, workers, on) as place:
        rows = tuple(
            sorted(experiments.worths_of(rules, wanted, place, duels), key=lambda row: row.share)
        )
    telling = DuelTelling(rules, "worth", rows, duels, tongue)
    _show(rows, telling, f"{game}-worth", out, as_json=as_json)


def _every(rules: Game, things: list[str]) -> list[str]:
    """The things one by one; a kind with its colon stands for all of its elements."""
    elements = [one.name for one in rules.layout(rules.seat_counts[-1]).elements]
    found = []
    for thing in things:
        kind = [one for one in elements if one.startswith(thing)] if thing.endswith(":") else []
        found += kind or [thing]
    return list(dict.fromkeys(found))


@app.command("skill")
def skill_command(
    game: GameName,
    *,
    agent: Agent = "captain",
    least: Annotated[int, typer.Option(help="The smallest budget, in iterations a turn.")] = 50,
    doublings: Annotated[int, typer.Option(help="How often it is doubled.")] = 5,
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    workers: Workers = None,
    on: On = HERE,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let twice the thinking play half of it, budget by budget: how deep a game is."""
    tongue = language(lang)
    rules = load(game)
    duels = experiments.Duels(agent, seats, options_of(rules, option), games, seed)
    each = duels.contest(rules, agent).games
    with _place(game, each * max(doublings, 0), out, workers, on) as place:
        rows = tuple(experiments.skill_of(rules, place, duels, least=least, doublings=doublings))
    _show(
        rows,
        DuelTelling(rules, "skill", rows, duels, tongue),
        f"{game}-skill",
        out,
        as_json=as_json,
    )
