"""What the page costs in the real browser: bytes of a first load, time to lit options, shifts.

    python -m benchmarks.web.measure

Chromium without a window, against `perihelion serve` of the installed package. Bytes are those on
the wire (compressed), fonts apart. The time runs from the message of the server to the frame in
which the options are lit, in late positions of Kepler-3042 with four seats: through the end of a
match, and again and again for the question with the most answers that random matches lead to.
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
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.match import Match, OpenDealer

GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")
HEAVY, SEATS, PART, ANSWERS = "kepler3042", 4, 0.85, 60
SEED, PLY = 27302, 756
"""A random match, and a ply of its last round: after this answer a ship of seat 0 may fly to 223
places or stay. No other of 35,000 matches asks more."""
TIMES = 12
TRACED = ("blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline")
WATCHED = 20
"""Answers during which the places of the controls are watched."""
ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--no-first-run")
LISTEN = """
window.measured = []; window.shifted = 0;
const Native = WebSocket;
window.WebSocket = class extends Native {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const came = performance.now();
      const painted = () => {
        const end = performance.now();
        const news = JSON.parse(event.data);  // only now: reading it costs, and the page does too
        if (news.type !== 'update' || !news.update.decision) return;
        const options = news.update.decision.options.length;
        performance.measure(`lit ${options}`, { start: came, end });
        measured.push([end - came, options, document.querySelectorAll('[data-lit]').length]);
      };
      requestAnimationFrame(() => setTimeout(painted));
    });
  }
};
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) shifted += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
WATCH = """
() => {
  const first = new Map();
  window.moved = 0;
  const look = () => {
    const controls = '[data-undo], [data-hint], [data-menu], .question';
    for (const one of document.querySelectorAll(controls)) {
      const { x, y } = one.getBoundingClientRect();
      const name = Object.keys(one.dataset)[0] + one.tagName;
      if (!first.has(name)) first.set(name, [x, y]);
      const [a, b] = first.get(name);
      moved = Math.max(moved, Math.abs(x - a), Math.abs(y - b));
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""In every frame: how far a control is from where it was first."""


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
                    "heaviest": heaviest(browser, address),
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
    page.click('[data-welcome="play"]')  # whoever is new here is welcomed first
    page.wait_for_selector("[data-part=question]")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return round(sum(size for one, size in sizes.items() if kinds.get(one) != "Font") / 1000, 1)


def lit(browser: Browser, address: str) -> dict[str, Any]:
    """Milliseconds from the server's message to lit options, and layout shifts on the way."""
    page = watched_page(browser, address)
    sit(page, late_position())
    chooser = random.Random(3)  # noqa: S311  (repeatable on purpose)
    for _ in range(ANSWERS):
        if not answer(page, chooser):
            break
    rows = page.evaluate("measured")[1:]  # the first one waits for the page to be loaded
    shifted = page.evaluate("shifted")
    sit(page, late_position())
    page.wait_for_selector("[data-part=question] [data-option]")
    page.evaluate(WATCH)
    for _ in range(WATCHED):
        if not answer(page, chooser):
            break
    moved = page.evaluate("moved")
    page.context.close()
    return {
        "updates": len(rows),
        **spread([row[0] for row in rows]),
        "most_options": max(row[1] for row in rows),
        "layout_shift": round(shifted, 4),
        "controls_moved_px": round(moved, 1),
    }


def heaviest(browser: Browser, address: str) -> dict[str, Any]:
    """The same for the question with the most answers, on an open table."""
    page = watched_page(browser, address)
    position, chosen = before_the_most_answers()
    rows = []
    browser.start_tracing(page=page, categories=list(TRACED))
    for _ in range(TIMES):
        sit(page, position)
        option = page.locator(f'[data-part=question] [data-option="{chosen}"]')
        option.wait_for()
        page.wait_for_timeout(300)  # nobody answers while the table is still being laid
        before = len(page.evaluate("measured"))
        option.click()
        page.wait_for_function("(before) => measured.length > before", arg=before)
        rows.append(page.evaluate("measured").pop())
        page.wait_for_timeout(300)  # nothing of this table costs anything at the next
    spent = main_thread(json.loads(browser.stop_tracing()), rows[0][1])
    page.context.close()
    assert min(row[2] for row in rows) > 100, "the options were not lit in the frame"
    return {
        "updates": len(rows),
        **spread([row[0] for row in rows]),
        "first_ms": round(rows[0][0], 1),
        "main_thread_ms": round(statistics.median(spent), 1),
        "options": rows[0][1],
        "lit": rows[0][2],
    }


def main_thread(trace: dict[str, Any], options: int) -> list[float]:
    """Milliseconds that the page worked from each such message to its frame.

    What it waits for a core of a busy machine is not in it.
    """
    events = trace["traceEvents"]
    tasks = [one for one in events if one["name"] == "RunTask" and "tdur" in one]
    measures = [one for one in events if one["name"] == f"lit {options}"]
    begins = sorted((one for one in measures if one["ph"] == "b"), key=lambda one: int(one["ts"]))
    ends = sorted(int(one["ts"]) for one in measures if one["ph"] == "e")
    found = []
    for begin, end in zip(begins, ends, strict=True):
        inside = [
            one["tdur"]
            for one in tasks
            if (one["pid"], one["tid"]) == (begin["pid"], begin["tid"])
            and one["ts"] + one["dur"] > begin["ts"]
            and one["ts"] < end
        ]
        found.append(sum(inside) / 1000)
    return found


def spread(times: list[float]) -> dict[str, float]:
    """Median, 95th percentile and the longest."""
    ordered = sorted(times)
    return {
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "max_ms": round(ordered[-1], 1),
    }


def watched_page(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.add_init_script(LISTEN)
    page.goto(address)
    return page


def sit(page: Page, position: dict[str, object]) -> None:
    """Set up a table in a position and follow a link to it."""
    page.evaluate(
        """async (asked) => {
          const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(asked),
            headers: {'Content-Type': 'application/json'}});
          localStorage.setItem('perihelion-came', '1');
          history.pushState(null, '', `/t/${(await answer.json()).id}`);
          dispatchEvent(new PopStateEvent('popstate'));
        }""",
        {"game": HEAVY, "position": position, "seats": seated()},
    )


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


def before_the_most_answers() -> tuple[dict[str, object], int]:
    """The position before the question with the most answers, and the answer that leads there."""
    state, rng, answers = load(HEAVY).start(SEATS, {}), Rng(SEED), Answers()
    for _ in range(PLY):
        seat = int(state.seat)
        chance = seat == CHANCE
        state.apply_as(seat, state.draw(rng) if chance else state.guess(seat, answers, rng))
    assert int(state.seat) == 0, "the random match has changed: look for another"
    return state.game.describe(state), int(state.guess(0, answers, rng))


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
