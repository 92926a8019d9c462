"""Try an installed `perihelion` as its user would: `python scripts/try_out.py COMMAND`.

Plain `perihelion` must serve the page and send a browser to it; a match is played over HTTP, and
another one in the terminal by pipe, which `verify` must find sound. Standard library only: it
also runs where nothing but the wheel is installed.
"""

import http.cookiejar
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SECONDS = 120
OPENS = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"
"""A browser that only notes where it was sent."""


def main() -> None:
    perihelion = sys.argv[1]
    with tempfile.TemporaryDirectory() as place:
        print(said(perihelion, "--version"))
        with started(perihelion, Path(place)) as (address, lines):
            print("\n".join(lines))
            page = urllib.request.urlopen(address, timeout=SECONDS).read().decode()  # noqa: S310  (ours)
            assert '<div id="page">' in page, "the page is not in it"
            print(f"over HTTP: {play_over_http(address)} answers, to the end")
        record = str(Path(place) / "match.json")
        words = ("play", "zenith", "--plain", "--against", "random", "--option", "turn_limit=20")
        shown = said(perihelion, *words, "--record", record, "--lang", "en", typed="1\n" * 9000)
        assert "The game is over." in shown, shown[-1000:]
        print("in the terminal:", said(perihelion, "verify", record).strip())


def said(perihelion: str, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [perihelion, *words],
        input=typed, capture_output=True, timeout=SECONDS, check=False, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, f"{words}: {done.stdout[-1000:]}{done.stderr}"
    return done.stdout.strip()


@contextmanager
def started(perihelion: str, place: Path) -> Iterator[tuple[str, list[str]]]:
    """Plain `perihelion`: its address, once a browser was sent there, and what it said."""
    note = place / "opened"
    opener = place / "opener.py"
    opener.write_text(OPENS)
    environment = os.environ | {
        "BROWSER": f'"{sys.executable}" "{opener}" "{note}" %s'.replace("\\", "/"),
        "PERIHELION_PORT": "0",
        "XDG_DATA_HOME": str(place),
        "LOCALAPPDATA": str(place),
    }
    with (place / "out").open("w+") as out:
        process = subprocess.Popen(
            [perihelion], env=environment, stdout=out, stderr=subprocess.DEVNULL
        )
        try:
            until = time.monotonic() + SECONDS
            while not note.exists() and time.monotonic() < until and process.poll() is None:
                time.sleep(0.05)
            lines = (place / "out").read_text().splitlines()
            found = re.search(r"http://127\.0\.0\.1:\d+", "\n".join(lines))
            assert found is not None, lines
            assert note.read_text().strip() == found[0], "no browser was sent to the page"
            yield found[0], lines
        finally:
            process.terminate()
            process.wait(SECONDS)


def play_over_http(address: str) -> int:
    """A match against a level, the first answer to everything; how many answers it took."""
    jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    person = urllib.request.build_opener(jar)

    def ask(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(address + path, data, headers)  # noqa: S310  (ours)
        try:
            with person.open(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # the level was quicker: look again
                raise
            return None

    wanted = {"game": "kepler3ad-1", "level": "random", "options": {"turn_limit": 10}}
    table = ask("/api/play", wanted)["table"]["id"]
    answers = 0
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        update = ask(f"/api/matches/{table}")
        if update["status"] == "over":
            return answers
        if update["decision"] is None:
            time.sleep(0.02)
            continue
        action = update["decision"]["options"][0]["id"]
        ask(f"/api/matches/{table}/act", {"action": action, "ply": update["ply"]})
        answers += 1
    raise AssertionError("the match does not end")


if __name__ == "__main__":
    main()
