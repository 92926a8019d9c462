"""Two people and a spectator in one match, with a reload and a lost connection in the middle."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from tests.page.conftest import Visitors
from tests.page.player import MILLISECONDS, Player

ANSWERS = 12
RELOAD_AFTER = 4
LOST_AFTER = 8


def test_two_people_and_a_spectator(visitor: Visitors) -> None:
    """Nothing is lost, nothing comes twice, and the spectator sees neither hand."""
    ada, tycho, ilse = visitor(), visitor(lang="fr"), visitor()
    lines: list[WebSocketRoute] = []
    ada.page.route_web_socket("**/live*", lambda line: _pass_on(line, lines))
    begun = ada.ask(
        "POST",
        "/api/tables",
        {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "friend"}]},
    )
    table = begun["id"]
    for player in (ada, tycho, ilse):
        player.table = table
    for player in (ada, ilse):  # they see the match begin
        player.go(f"/t/{table}")
        expect(player.page.locator('[data-part="waiting-room"]')).to_be_visible()
    tycho.go(f"/join/{table}/{begun['join']}")
    tycho.page.locator("[data-sit]").click()
    for player in (ada, tycho):
        player.wait_for_question()
    expect(ilse.page.locator('[data-part="waiting"]')).to_be_visible(timeout=MILLISECONDS)

    for answered in range(ANSWERS):
        if answered == RELOAD_AFTER:
            tycho.page.reload()
        if answered == LOST_AFTER:
            lines[-1].close()
        one_answers(ada, tycho)

    plies = {len(_told(player)) for player in (ada, tycho, ilse)}
    assert len(plies) == 1
    for player in (ada, tycho, ilse):
        logged = player.page.locator('[data-part="log"] [data-ply]')
        numbers = [int(one.get_attribute("data-ply") or 0) for one in logged.all()]
        assert numbers, "the log is empty"
        assert len(numbers) == len(set(numbers)), "the log tells something twice"
    _check_hands(ada, tycho, ilse)


def _pass_on(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    lines.append(line)
    line.connect_to_server()


def one_answers(*players: Player) -> None:
    """Whoever is asked gives the first answer of the list."""
    asked = players[0].update()["pending"]["seats"]
    seats = {player.update()["viewer"]: player for player in players}
    player = seats[asked[0]]
    player.wait_for_question(after=-1)
    expect(player.question).to_have_attribute("data-ply", str(player.update()["ply"]))
    player.answer_first()


def _told(player: Player) -> list[Any]:
    told: list[Any] = player.ask("GET", f"/api/matches/{player.table}?since=0")["told"]
    return told


def _check_hands(ada: Player, tycho: Player, ilse: Player) -> None:
    """Nobody's page holds a card of a hand that is not theirs."""
    hands = {player: set(_hand(player)) for player in (ada, tycho)}
    for player in (ada, tycho, ilse):
        drawn = {
            str(one.get_attribute("data-element"))
            for one in player.page.locator('[data-anchor="hand"] [data-element^="card:"]').all()
        }
        secret = {f"card:{card}" for owner in hands if owner is not player for card in hands[owner]}
        assert drawn & secret == set()


def _hand(player: Player) -> list[str]:
    update = player.update()
    hand: list[str] = update["view"]["seats"][update["viewer"]].get("hand", [])
    return hand
