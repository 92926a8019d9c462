"""The `perihelion` command: its subcommands, its errors and its exit codes.

0: done, and what was checked is sound. 1: what was checked is not (a record, a data set).
2: the question was wrong (an unknown game, option, seat or file).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

import perihelion
from perihelion.kernel.errors import PerihelionError

COMMANDS: Final = {
    "games": "games:command",
    "play": "play:command",
    "learn": "learn:command",
    "puzzle": "puzzle:command",
    "puzzles": "puzzles:app",
    "replay": "records:replay",
    "watch": "records:watch",
    "show": "show:command",
    "export": "export:command",
    "fork": "fork:command",
    "verify": "records:check",
    "bench": "bench:command",
    "schema": "schema:command",
    "campaign": "campaign:app",
    "arena": "arena:command",
    "ladder": "ladder:command",
    "train": "train:command",
    "hint": "hint:command",
    "coach": "coach:command",
    "agent": "agent:command",
    "serve": "serve:serve",
    "think": "serve:think",
    "backup": "serve:backup",
    "restore": "serve:restore",
    "recheck": "serve:recheck",
    "reset-password": "serve:reset_password",
    "data": "data:app",
    "lab": "lab:app",
}
"""Where each command is, in the order of the help; only the one that is given is imported."""

EXIT_CODES = (
    "Exit codes: 0 done and sound, 1 what was checked is not sound, 2 the question was wrong."
)


@cache
def _loaded(name: str) -> Any:
    """A command, imported."""
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(f"perihelion.cli.commands.{module}"), attribute)
    if isinstance(found, typer.Typer):
        command: Any = typer.main.get_group(found)
        command.name = name
        return command
    alone = typer.Typer(add_completion=False)
    alone.command(name)(found)
    return typer.main.get_command(alone)


class Loaded(Mapping[str, Any]):
    """The commands by name, each imported when it is looked at."""

    def __getitem__(self, name: str) -> Any:
        return _loaded(name)

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)

    def __contains__(self, name: object) -> bool:
        return name in COMMANDS


class Commands(TyperGroup):
    """The commands; a mistake of the caller is one line on stderr, never a traceback."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{**given, "commands": Loaded()})

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names; nothing is imported for that."""
        return [*COMMANDS]

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except PerihelionError as error:
            from perihelion.cli.common import fail

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
        from perihelion.cli.commands import serve

        serve.open_page(ctx)
