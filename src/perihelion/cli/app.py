"""The `perihelion` command: its subcommands, its errors and its exit codes.

0: done, and what was checked is sound. 1: what was checked is not (a record, a data set).
2: the question was wrong (an unknown game, option, seat or file).
"""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import perihelion
from perihelion.cli.commands import (
    agent,
    arena,
    bench,
    campaign,
    data,
    export,
    fork,
    games,
    hint,
    lab,
    ladder,
    play,
    records,
    schema,
    serve,
    show,
    train,
)
from perihelion.cli.common import fail
from perihelion.kernel.errors import PerihelionError

EXIT_CODES = (
    "Exit codes: 0 done and sound, 1 what was checked is not sound, 2 the question was wrong."
)


class Commands(TyperGroup):
    """The commands; a mistake of the caller is one line on stderr, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except PerihelionError as error:
            fail(error)
        except BrokenPipeError:  # whoever read us has seen enough
            sys.stderr.close()
            raise typer.Exit(0) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    help="Play, serve, replay, check and measure the games of Perihelion."
    " Without a command: open the page in the browser.",
    epilog=EXIT_CODES,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if perihelion.is_compiled() else "not compiled"
        print(f"perihelion {perihelion.__version__}, {how}")
        raise typer.Exit(0)


@app.callback()
def _root(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="The version, and leave."),
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        serve.open_page(ctx)


app.command("games")(games.command)
app.command("play")(play.command)
app.command("replay")(records.replay)
app.command("watch")(records.watch)
app.command("show")(show.command)
app.command("export")(export.command)
app.command("fork")(fork.command)
app.command("verify")(records.check)
app.command("bench")(bench.command)
app.command("schema")(schema.command)
app.add_typer(campaign.app, name="campaign")
app.command("arena")(arena.command)
app.command("ladder")(ladder.command)
app.command("train")(train.command)
app.command("hint")(hint.command)
app.command("agent")(agent.command)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.command("recheck")(serve.recheck)
app.command("reset-password")(serve.reset_password)
app.add_typer(data.app, name="data")
app.add_typer(lab.app, name="lab")


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a terminal without our letters shows a mark, and goes on
            reconfigure(errors="replace")
    app()
