"""The end screen shows where the match turned, and leads there."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Route, expect
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.situations import near_the_end

ANSWERS = 12


def played(player: Player) -> int:
    """A match of several turns that is over; how many entries it has."""
    player.sit(near_the_end("zenith", plies=40).table())
    for _ in range(ANSWERS):
        if player.is_over:
            break
        last = player.question.locator("[data-option]").last
        player.answer_by_list({"id": last.get_attribute("data-option")})
        player.wait_for_question()
    if not player.is_over:
        ply = player.update()["ply"]
        player.ask("POST", f"/api/matches/{player.table}/resign", {"ply": ply})
    expect(player.page.locator('[data-part="end"]')).to_be_visible()
    return int(player.update()["ply"])


def test_turning_points_lead_to_the_replay(visitor: Visitors) -> None:
    """The judgement is given to the page here: it turns over in the middle of the match."""
    player = visitor()
    last = played(player)
    page, middle = player.page, last // 2

    def judge(route: Route) -> None:
        asked = parse_qs(urlparse(route.request.url).query)
        first = int(asked.get("since", ["0"])[0])
        upto = min(last, first + last // 3)  # a few at a time, as the server does
        rows = [
            {"ply": ply, "utilities": [0.5, -0.5] if ply < middle else [-0.5, 0.5], "seat": 0}
            for ply in range(first, upto + 1)
        ]
        status = "done" if upto == last else "running"
        body = {"status": status, "done": upto + 1, "total": last + 1, "judged": rows}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))

    page.route("**/evaluation*", judge)
    page.locator("[data-turning]").click()
    turning = page.locator('[data-part="turning"]')
    points = turning.locator("li")
    expect(points).to_have_count(1)
    expect(turning.get_by_role("status")).to_have_count(0)  # all of it is judged
    # The course of the match may still come, and move the point: it is read as it is pressed.
    href = points.locator("a").evaluate(
        "one => { const to = one.getAttribute('href'); one.click(); return to; }"
    )
    ply = int(href.partition("ply=")[2])
    assert abs(ply - middle) < last // 4
    expect(page.locator('[data-part="replay"] input[type="range"]')).to_have_value(str(ply))


def test_a_level_finds_them(regular: Visitors) -> None:
    """The real judgement: either there are turning points, or it says that there are none."""
    player = regular()
    played(player)
    player.page.locator("[data-turning]").click()
    turning = player.page.locator('[data-part="turning"]')
    expect(turning.locator("figure")).to_be_visible(timeout=60_000)
    expect(turning.locator("figure text.axis")).to_have_count(2)  # what it measures, along what
    expect(turning.locator("li").first).to_be_visible(timeout=60_000)
    expect(turning.locator('[role="alert"]')).to_have_count(0)
    # It is kept with the match: whoever comes back sees it without asking again.
    player.page.reload()
    expect(turning.locator("li").first).to_be_visible(timeout=60_000)
    expect(player.page.locator("[data-turning]")).to_have_count(0)
