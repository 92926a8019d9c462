"""Files of the machine: nobody opens them over the network, nobody else reads ours."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import settings_for
from tests.server.processes import Process
from tests.server.serving import Served
from tests.server.test_operations import perihelion

from perihelion.games import ids, load
from perihelion.server.operations.backup import backup
from perihelion.server.services import Services
from perihelion.server.settings import database_url

posix = pytest.mark.skipif(os.name != "posix", reason="modes and links of POSIX")
DOORS: dict[str, Any] = {
    "/api/play": lambda data: {"game": "zenith", "level": "random", "options": {"data": data}},
    "/api/tables": lambda data: {
        "game": "zenith",
        "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}],
        "options": {"data": data},
    },
    "/api/me/campaigns": lambda data: {"campaign": "sagittarius_a", "options": {"data": data}},
}
"""Every route that takes options, with a body that names a data set."""


@pytest.mark.parametrize("route", DOORS)
@pytest.mark.parametrize("name", ["DIR", "DIR\0", "/etc", "/dev/zero", "x" * 5000])
def test_options_name_no_file(
    lite: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: str, name: str
) -> None:
    opened = watch_opened(monkeypatch, tmp_path)
    body = DOORS[route](name.replace("DIR", str(tmp_path)))
    assert lite.person().refused("POST", route, body) == (400, "bad-request")
    assert not opened


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("name", ["DIR", "DIR\0"])
def test_a_position_names_no_file(
    lite: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    rules = load(game)
    position = rules.start(2).position()
    options = dict(position["options"]) | {"data": name.replace("DIR", str(tmp_path))}  # type: ignore[call-overload]  # a mapping
    opened = watch_opened(monkeypatch, tmp_path)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
    body = {"game": game, "seats": seats, "position": {**position, "options": options}}
    assert lite.person().refused("POST", "/api/tables", body) == (400, "bad-request")
    assert not opened


def watch_opened(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """The files under a folder that anything tries to read from now on."""
    tried: list[str] = []

    def watched(whole: Any) -> Any:
        def read(self: Path, *args: Any, **more: Any) -> Any:
            if str(self).startswith(str(folder)):
                tried.append(str(self))
            return whole(self, *args, **more)

        return read

    for name in ("read_text", "read_bytes", "open"):
        monkeypatch.setattr(Path, name, watched(getattr(Path, name)))
    return tried


def test_a_data_set_is_named_by_digest_or_by_the_operators_name(
    lite: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = resources.files("perihelion.games.zenith") / "data"
    (tmp_path / "ours").mkdir()
    for one in source.iterdir():
        if one.is_file():
            (tmp_path / "ours" / one.name).write_bytes(one.read_bytes())
    monkeypatch.setenv("PERIHELION_DATA", str(tmp_path))
    ann, digest = lite.person(), load("zenith").data_digest()
    for name in (digest, "ours"):
        ann.ok("POST", "/api/play", DOORS["/api/play"](name))
    for name in ("0" * 16, "../ours", f"{tmp_path}/ours", "other", "ours\0", f"{digest}\n"):
        assert ann.refused("POST", "/api/play", DOORS["/api/play"](name))[0] == 400


# Ours.


def mode(file: Path) -> str:
    return oct(stat.S_IMODE(file.stat().st_mode))


@pytest.fixture
def wide() -> Any:
    """As most people have it: new files are for everybody to read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@posix
@pytest.mark.usefixtures("wide")
def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    file, saved = tmp_path / "new" / "x.db", tmp_path / "backup.gz"
    settings = settings_for(database_url(str(file)))

    async def scene() -> None:
        services = await Services.open(settings)
        await services.people.new_guest()
        beside = sorted(file.parent.iterdir())
        assert [one.name for one in beside] == ["x.db", "x.db-shm", "x.db-wal"]
        assert {mode(one) for one in beside} == {"0o600"}
        await backup(settings, saved)
        await services.close()

    asyncio.run(scene())
    assert mode(saved) == "0o600"
    assert mode(file.parent) == "0o700"
    assert gzip.decompress(saved.read_bytes())


@posix
@pytest.mark.usefixtures("wide")
def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    file, saved = tmp_path / "x.db", tmp_path / "backup.gz"
    settings = settings_for(database_url(str(file)))

    async def scene() -> None:
        services = await Services.open(settings)
        await services.people.new_guest()
        every = [file, *(file.with_name(f"x.db{end}") for end in ("-wal", "-shm"))]
        for one in (*every, saved):
            one.touch()
            one.chmod(0o644)
        again = await Services.open(settings)  # as `backup` and `recheck` open it beside a server
        assert {mode(one) for one in every} == {"0o600"}
        await again.close()
        await backup(settings, saved)
        await services.close()

    asyncio.run(scene())
    assert mode(saved) == "0o600"
    file.chmod(0o400)
    if os.geteuid() == 0:  # a mode that is narrower is not widened
        asyncio.run(_open_once(settings))
        assert mode(file) == "0o400"


async def _open_once(settings: Any) -> None:
    services = await Services.open(settings)
    await services.close()


def test_a_file_that_another_server_uses_is_one_clear_line(tmp_path: Path) -> None:
    """Under any of its names: two servers on one file would each believe their own memory."""
    file, symbolic, hard = (tmp_path / name for name in ("x.db", "symbolic.db", "hard.db"))
    first = Process(str(file))
    first.start()
    try:
        names = [file]
        if os.name == "posix":
            symbolic.symlink_to(file)
            hard.hardlink_to(file)
            names += [symbolic, hard]
        for name in names:
            done = perihelion("serve", "--no-browser", "--port", "0", "--database", str(name))
            assert done.returncode == 2, name
            assert "another server uses" in done.stderr
            assert len(done.stderr.splitlines()) == 1
    finally:
        first.kill()
