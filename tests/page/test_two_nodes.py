"""Two people at two nodes of one server, and one node is killed in the middle of their match."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser
from tests.page.conftest import DESK, open_context
from tests.page.player import Player
from tests.page.test_together import one_answers
from tests.server.balancer import balanced
from tests.server.conftest import new_postgres
from tests.server.processes import Process

from perihelion.server.settings import database_url

ANSWERS = 8
KILLED_AFTER = 4
MILLISECONDS = 30_000.0
"""Until the page has a line again, at most, on a machine that has much else to do."""


@pytest.fixture
def nodes(postgres: str) -> Iterator[tuple[Process, Process]]:
    # Elsewhere than here, where Playwright has a loop that runs all the time.
    with ThreadPoolExecutor(1) as thread:
        database = database_url(thread.submit(new_postgres, postgres).result())
    one, two = Process(database), Process(database)
    for node in (one, two):
        node.begin()
    for node in (one, two):
        node.wait()
    yield one, two
    for node in (one, two):
        if node.is_up:
            node.stop()


def test_a_node_is_killed_in_the_middle_of_a_match(
    browser: Browser, nodes: tuple[Process, Process]
) -> None:
    """The page of who was there comes again by itself, the match goes on, nothing is told twice."""
    first, second = nodes
    with (
        balanced(first.port, second.port) as near,
        balanced(second.port, first.port) as far,
    ):
        ada, tycho = (
            Player(open_context(browser, address, "en", DESK, "dark", motion=False), address)
            for address in (near, far)
        )
        seats = [{"kind": "me"}, {"kind": "friend"}]
        begun = ada.ask("POST", "/api/tables", {"game": "zenith", "seats": seats})
        ada.table = tycho.table = begun["id"]
        tycho.ask("POST", f"/api/tables/{begun['id']}/sit", {"code": begun["join"]})
        for player in (ada, tycho):
            player.go(f"/t/{begun['id']}")
            player.wait_for_question()
        for answered in range(ANSWERS):
            if answered == KILLED_AFTER:
                with ada.page.expect_websocket(timeout=MILLISECONDS):
                    first.kill()
            one_answers(ada, tycho)
        for player in (ada, tycho):
            player.page.wait_for_function(
                "ply => !document.querySelector('[data-part=\"log\"]') ||"
                " [...document.querySelectorAll('[data-part=\"log\"] [data-ply]')]"
                ".some((one) => Number(one.dataset.ply) >= ply)",
                arg=player.update()["ply"] - 1,
            )
            logged = player.page.locator('[data-part="log"] [data-ply]')
            plies = [int(one.get_attribute("data-ply") or 0) for one in logged.all()]
            assert plies, "the log is empty"
            assert len(plies) == len(set(plies)), "the log tells something twice"
            assert player.complaints == []
        for player in (ada, tycho):
            player.close()
