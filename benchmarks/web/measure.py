"""What the page costs in the real browser: bytes of a first load, time to lit options, shifts.

    python -m benchmarks.web.measure

Chromium without a window, against `perihelion serve` of the installed package. Bytes are those on
the wire (compressed), fonts apart. The time runs from the message of the server to the frame in
which the options are lit; the position is a late one of Kepler-3042 with four seats.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.server.load import start
from playwright.sync_api import Browser, Page, sync_playwright

from perihelion.games import load
from perihelion.match import Match, OpenDealer

GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
HEAVY, SEATS, PART, ANSWERS = "kepler3042", 4, 0.85, 60
ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--no-first-run")
LISTEN = """
window.measured = []; window.shifted = 0;
const Native = WebSocket;
window.WebSocket = class extends Native {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const came = performance.now();
      const news = JSON.parse(event.data);
      if (news.type !== 'update' || !news.update.decision) return;
      const options = news.update.decision.options.length;
      const painted = () => measured.push([performance.now() - came, options]);
      requestAnimationFrame(() => setTimeout(painted));
    });
  }
};
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) shifted += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def main() -> None:
    """Measure, print and keep."""
    chromium = shutil.which("chromium") or sys.exit("MISSING: chromium; apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(f"{folder}/tables.db", 1)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=str(chromium), args=list(ARGUMENTS)
                )
                found = {
                    "first_load_kB": {game: first_load(browser, address, game) for game in GAMES},
                    "lit": lit(browser, address),
                }
                browser.close()
        finally:
            os.kill(process.pid, signal.SIGTERM)
            process.wait()
    print(json.dumps(found, indent=1))
    results = Path(__file__).parent.parent / "results" / "web.json"
    results.write_text(json.dumps(found, indent=1) + "\n")


def first_load(browser: Browser, address: str, game: str) -> float:
    """Kilobytes on the wire from an empty cache to the first decision; without fonts."""
    page = browser.new_context().new_page()
    sizes: dict[str, float] = {}
    kinds: dict[str, str] = {}
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.requestWillBeSent", lambda one: kinds.update({one["requestId"]: one["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}),
    )
    page.goto(address)
    page.click(f'[data-play="{game}"]')
    page.wait_for_selector("[data-part=question]")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return round(sum(size for one, size in sizes.items() if kinds.get(one) != "Font") / 1000, 1)


def lit(browser: Browser, address: str) -> dict[str, Any]:
    """Milliseconds from the server's message to lit options, and layout shifts on the way."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.add_init_script(LISTEN)
    page.goto(address)
    asked = {"game": HEAVY, "position": late_position(), "seats": seated()}
    table = page.evaluate(
        """async (asked) => {
          const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(asked),
            headers: {'Content-Type': 'application/json'}});
          localStorage.setItem('perihelion-came', '1');
          return (await answer.json()).id;
        }""",
        asked,
    )
    page.goto(f"{address}/t/{table}")
    chooser = random.Random(3)  # noqa: S311  (repeatable on purpose)
    for _ in range(ANSWERS):
        if not answer(page, chooser):
            break
    rows = page.evaluate("measured")[1:]  # the first one waits for the page to be loaded
    times = [time for time, _ in rows]
    most = max(rows, key=lambda row: row[1])
    return {
        "updates": len(rows),
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(sorted(times)[int(len(times) * 0.95)], 1),
        "most_options": most[1],
        "most_options_ms": round(most[0], 1),
        "layout_shift": round(page.evaluate("shifted"), 4),
    }


def answer(page: Page, chooser: random.Random) -> bool:
    """Give an answer of the list; whether there was one to give."""
    page.wait_for_selector("[data-part=question] [data-option], [data-part=end]")
    if page.query_selector("[data-part=end]"):
        return False
    before = page.get_attribute("[data-part=question]", "data-ply")
    count = page.locator("[data-part=question] [data-option]").count()
    page.click(f"[data-part=question] [data-option] >> nth={chooser.randrange(count)}")
    page.wait_for_function(
        "(ply) => document.querySelector('[data-ply]')?.dataset.ply !== ply", arg=before
    )
    return True


def seated() -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "level", "level": "random"} for _ in range(SEATS - 1))]


def late_position() -> dict[str, object]:
    """A position of seat 0 near the end of a match of random answers."""
    match = played(None)
    return match.state.game.describe(played(int(match.ply * PART)).state)


def played(plies: int | None) -> Match:
    """The same match to its end, or to the first question to seat 0 after some entries."""
    match = Match(load(HEAVY), SEATS, dealer=OpenDealer(7))
    chooser = random.Random(7)  # noqa: S311  (repeatable on purpose)
    while not match.is_over:
        pending = match.pending()
        if not pending.seats:
            match.deal()
            continue
        if plies is not None and match.ply >= plies and pending.seats == (0,):
            break
        seat = pending.seats[0]
        match.act(seat, chooser.choice(match.decision(seat).options).id)
    return match


if __name__ == "__main__":
    main()
