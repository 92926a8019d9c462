"""Two people at one screen: the curtain closes before the other hand is fetched."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.page.conftest import Visitors
from tests.page.player import Player

SEATS = [{"kind": "me"}, {"kind": "hotseat", "name": "Tycho"}]


def test_curtain_hides_the_other_hand(visitor: Visitors) -> None:
    """Until the next person presses, their cards are nowhere in the document."""
    player = visitor()
    begun = player.ask("POST", "/api/tables", {"game": "zenith", "seats": SEATS})
    player.table = begun["id"]
    player.go(f"/t/{player.table}")
    page, curtain = player.page, player.page.locator('[data-part="curtain"]')
    for _ in range(6):
        page.wait_for_selector('[data-part="curtain"], [data-part="question"][data-kind]')
        if curtain.count():
            _check_closed(player_hands(player), page.content())
            curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        player.wait_for_question()
        seat = int(player.question.get_attribute("data-seat") or -1)
        mine, other = player_hands(player)[seat], player_hands(player)[1 - seat]
        content = page.content()
        assert all(f'data-element="card:{card}"' in content for card in mine)
        assert not any(f'data-element="card:{card}"' in content for card in other)
        player.answer_first()


def player_hands(player: Player) -> list[list[str]]:
    """Both hands, which the person at this screen may ask for."""
    hands = []
    for seat in (0, 1):
        update = player.ask("GET", f"/api/matches/{player.table}?seat={seat}")
        hands.append(update["view"]["seats"][seat].get("hand", []))
    return hands


def _check_closed(hands: list[list[str]], content: str) -> None:
    assert not any(f"card:{card}" in content for hand in hands for card in hand)
