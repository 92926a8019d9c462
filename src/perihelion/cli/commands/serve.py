"""`perihelion serve`, `think`, `backup`, `restore` and `recheck`: the table server and its care."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from typer.core import TyperGroup

from perihelion.cli.common import DIFFERS, NOT_SOUND, BadFile, Json, waiting
from perihelion.cli.loading import loading

if TYPE_CHECKING:
    from perihelion.server.settings import Settings

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; by default $PERIHELION_DATABASE_URL, or a file"
        " in your data folder.",
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def _settings(database: str | None) -> Settings:
    # Here, so that the other commands do not wait for a web framework.
    from perihelion.cli.serving import settings_of

    return settings_of(database)


def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(min=0, max=65535, envvar="PERIHELION_PORT", help="The port; 0 takes any."),
    ] = 8042,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    bots: Annotated[
        int,
        typer.Option(
            min=0,
            max=64,
            help="Processes that think, in each worker; 0 leaves it to `perihelion think`.",
        ),
    ] = 1,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address people use, behind a proxy or with a name."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open a browser, where there is one.")
    ] = True,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Count requests; off only for tests.")
    ] = True,
    connections: Annotated[
        int, typer.Option(min=1, help="Connections at a time, in each worker.")
    ] = 1000,
    given: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="Another quota or time-out, see docs/server.md; may be repeated.",
        ),
    ] = None,
) -> None:
    """Serve tables to people and programs: play together, lose nothing."""
    with loading():
        from perihelion.cli.serving import start

        wanted = {
            "host": host,
            "port": port,
            "workers": workers,
            "bots": bots,
            "public_url": public_url,
            "limits": limits,
            "connections": connections,
        }
        start(wanted, database, given or (), browser=browser)


def think(
    *,
    database: Database = None,
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes that think for levels.")] = 1,
    analysts: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that judge finished matches.")
    ] = 1,
) -> None:
    """Think for levels and judge finished matches, for servers on other machines.

    They share a PostgreSQL and are started with `--bots 0`; the more of these run, the more tables
    with levels they serve. What one that is lost was thinking of, another one takes up.
    """
    from perihelion.server.run import think as run

    settings = msgspec.structs.replace(_settings(database), bots=bots, analysts=analysts)
    run(settings, lambda: print("Perihelion thinks (Ctrl-C ends it)", flush=True))


def open_page(ctx: typer.Context) -> None:
    """Plain `perihelion`: the page of the server that runs here, or of one started now."""
    assert isinstance(ctx.command, TyperGroup)
    command = ctx.command.get_command(ctx, "serve")
    assert command is not None
    with command.make_context("serve", [], parent=ctx) as asked:
        address = f"http://{asked.params['host']}:{asked.params['port']}"
        if _is_ours(address):
            print(f"Perihelion runs already: {address}")
            from perihelion.cli.serving import open_browser

            open_browser(address)
        else:
            command.invoke(asked)


def _is_ours(address: str) -> bool:
    """Whether a Perihelion answers there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:  # noqa: S310  (http)
            health = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(health, dict) and {"status", "compiled"} <= health.keys()


def backup(file: File, database: Database = None, as_json: Json = False) -> None:
    """Write everything to FILE, while the server runs or not."""
    from perihelion.server.operations.backup import backup as write

    if not file.absolute().parent.is_dir():
        raise BadFile(f"the folder of {file} does not exist")
    try:
        with waiting("backup", lambda: 0):
            count = asyncio.run(write(_settings(database), file))
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}") from None
    print(json.dumps({"file": str(file), "rows": count}) if as_json else f"{file}: {count} rows")


def restore(file: File, database: Database = None, as_json: Json = False) -> None:
    """Read a backup into an empty database, all of it or nothing."""
    from perihelion.server.operations.backup import restore as read

    with waiting("restore", lambda: 0):
        count = asyncio.run(read(_settings(database), file))
    print(json.dumps({"file": str(file), "rows": count}) if as_json else f"{count} rows restored")


def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Give the account NAME a new random password; its sessions and tokens end."""
    from perihelion.server.identity.accounts import reset_password as reset

    account, password = asyncio.run(reset(_settings(database), name))
    shown = {"name": account, "password": password}
    print(json.dumps(shown) if as_json else f"{account}: the new password is {password}")


def recheck(
    database: Database = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Finished matches too, not only the running ones.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play stored matches again under the rules as they are; divergences come first.

    Exit code 1 if any diverges; 3 if none does, but some were begun under other rules or data.
    """
    from perihelion.server.operations.recheck import recheck as look

    with waiting("recheck", lambda: 0):
        found = asyncio.run(look(_settings(database), everything=everything))
    broken = [one for one in found if not one.sound]
    if as_json:
        print(json.dumps([msgspec.to_builtins(one) for one in found]))
    else:
        for one in found:
            if one.note:
                print(f"{one.table} ({one.game}, {one.status}, ply {one.ply}): {one.note}")
        rules = sum(one.other_rules for one in found)
        data = sum(one.other_data for one in found)
        others = f"{rules} of other rules, {data} of lost data"
        print(f"{len(found)} matches, {len(broken)} diverge, {others}")
    if broken:
        raise typer.Exit(NOT_SOUND)
    if any(one.note for one in found):
        raise typer.Exit(DIFFERS)
