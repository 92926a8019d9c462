"""Permissions: who may call each route, declared here for all of them and nowhere else.

A route asks three things: who may come (`who`), which scope a token needs (`scope`; whoever
signed in has all), and, of those, which condition holds (`rule`). The first two are enforced
before a route runs (`routes/common.py`), the last where the thing itself is looked up. A route
that is missing here is an error at the start. `docs/permissions.md` is written from this table
(`python -m perihelion.server.permissions > docs/permissions.md`), and
`tests/server/test_permissions.py` tries every route with every kind of caller.
"""

from __future__ import annotations

import sys
from typing import Final, Literal, NamedTuple

from perihelion.server.wire import Scope

Who = Literal["anybody", "person", "guest", "operator"]
Rule = Literal[
    "",
    "mine",
    "session",
    "watch",
    "invited",
    "seat",
    "speak",
    "owner",
    "left",
    "token",
    "here",
    "shared",
]

WHO: Final[dict[Who, str]] = {
    "anybody": "also without a cookie or token",
    "guest": "whoever has no cookie becomes a guest",
    "person": "a guest or an account",
    "operator": "the operator's token (`PERIHELION_METRICS_TOKEN`)",
}
RULES: Final[dict[Rule, str]] = {
    "": "everybody who may come",
    "mine": "only what is theirs; what belongs to others does not exist for them",
    "shared": "whoever owns the set; where it is shared, whoever has its id; for others it does not"
    " exist",
    "session": "only a session, never a token",
    "watch": "those at the table: who sits there, has left a seat, or set it up; where the table"
    " has spectators, everybody",
    "invited": "as `watch`, and whoever may sit down: with the link's code, or where a seat is open"
    " to anybody",
    "seat": "whoever sits there, for a seat of their own",
    "speak": "whoever sits there or set the table up",
    "owner": "whoever set the table up",
    "left": "whoever left a seat there to a level",
    "token": "the token in the settings of the server",
    "here": "whoever sits at the machine of the server, and came to its loopback address",
}


class Permission(NamedTuple):
    """What one route asks of its caller."""

    scope: Scope
    who: Who = "person"
    rule: Rule = ""


P = Permission
PERMISSIONS: Final[dict[str, Permission]] = {
    # People.
    "GET /api/me": P("read", rule="mine"),
    "POST /api/me": P("read", "guest"),
    "PATCH /api/me": P("account", rule="mine"),
    "DELETE /api/me": P("account", rule="mine"),
    "POST /api/me/claim": P("account", rule="session"),
    "POST /api/sign-in": P("read", "anybody"),
    "POST /api/sign-out": P("account", rule="session"),
    "PUT /api/me/password": P("account", rule="session"),
    "PUT /api/me/preferences": P("account", rule="mine"),
    "GET /api/me/export": P("account", rule="mine"),
    "GET /api/me/sessions": P("account", rule="mine"),
    "DELETE /api/me/sessions": P("account", rule="mine"),
    "DELETE /api/me/sessions/{session:str}": P("account", rule="mine"),
    "GET /api/me/tokens": P("account", rule="mine"),
    "POST /api/me/tokens": P("account", rule="session"),
    "DELETE /api/me/tokens/{token:str}": P("account", rule="mine"),
    "GET /api/me/matches": P("read", rule="mine"),
    # Campaigns.
    "GET /api/campaigns": P("read", "anybody"),
    "GET /api/me/campaigns": P("read", rule="mine"),
    "POST /api/me/campaigns": P("tables", "guest"),
    "GET /api/me/campaigns/{campaign:str}": P("read", rule="mine"),
    "DELETE /api/me/campaigns/{campaign:str}": P("tables", rule="mine"),
    "POST /api/me/campaigns/{campaign:str}/level": P("tables", rule="mine"),
    # Lessons and puzzles.
    "GET /api/games/{game:str}/lessons": P("read", "anybody"),
    "POST /api/games/{game:str}/lessons/{lesson:str}": P("read", "anybody"),
    "GET /api/games/{game:str}/lessons/{lesson:str}/elements": P("read", "anybody"),
    "GET /api/games/{game:str}/puzzles": P("read", "anybody"),
    "POST /api/games/{game:str}/puzzles/{puzzle:str}": P("read", "anybody"),
    "GET /api/games/{game:str}/puzzles/{puzzle:str}/elements": P("read", "anybody"),
    "GET /api/me/puzzles": P("read", rule="mine"),
    "PUT /api/me/puzzles/{game:str}/{puzzle:str}": P("play", "guest", "mine"),
    "GET /api/me/lessons": P("read", rule="mine"),
    "PUT /api/me/lessons/{game:str}/{lesson:str}": P("play", "guest", "mine"),
    "GET /api/me/games": P("read", rule="mine"),
    "PUT /api/me/games/{game:str}": P("play", "guest", "mine"),
    # Data sets.
    "GET /api/games/{game:str}/data-set": P("read", "anybody"),
    "POST /api/games/{game:str}/data-set/check": P("read", "anybody"),
    "POST /api/games/{game:str}/data-set/preview": P("read", "anybody"),
    "GET /api/data-sets": P("read", "anybody"),
    "GET /api/me/data-sets": P("read", rule="mine"),
    "POST /api/me/data-sets": P("tables", "guest", "mine"),
    "GET /api/data-sets/{set_id:str}": P("read", "anybody", "shared"),
    "PATCH /api/data-sets/{set_id:str}": P("tables", rule="mine"),
    "DELETE /api/data-sets/{set_id:str}": P("tables", rule="mine"),
    "GET /api/data-sets/{set_id:str}/versions/{version:int}": P("read", "anybody", "shared"),
    "GET /api/data-sets/{set_id:str}/versions/{version:int}/comparison": P(
        "read", "anybody", "shared"
    ),
    "POST /api/data-sets/{set_id:str}/versions/{version:int}/comparison": P("tables", rule="mine"),
    "POST /api/data-sets/{set_id:str}/versions": P("tables", rule="mine"),
    "POST /api/data-sets/{set_id:str}/fork": P("tables", "guest", "shared"),
    # Tables.
    "GET /api/tables": P("read", "anybody"),
    "POST /api/tables": P("tables", "guest"),
    "POST /api/play": P("tables", "guest"),
    "GET /api/tables/{table:str}": P("read", "anybody", "invited"),
    "DELETE /api/tables/{table:str}": P("tables", rule="owner"),
    "POST /api/tables/{table:str}/sit": P("tables", "guest", "invited"),
    "POST /api/tables/{table:str}/nonce": P("play", rule="seat"),
    "POST /api/tables/{table:str}/leave": P("tables", rule="seat"),
    "POST /api/tables/{table:str}/come-back": P("play", rule="left"),
    "POST /api/tables/{table:str}/rematch": P("tables", rule="seat"),
    "POST /api/tables/{table:str}/return-match": P("tables", rule="seat"),
    "POST /api/tables/{table:str}/upgrade": P("tables", rule="seat"),
    "POST /api/tables/{table:str}/fork": P("tables", "guest", "watch"),
    "GET /api/tables/{table:str}/chat": P("read", "anybody", "watch"),
    "POST /api/tables/{table:str}/chat": P("play", rule="speak"),
    "GET /api/tables/{table:str}/presence": P("read", "anybody", "watch"),
    # Matches.
    "GET /api/matches/{table:str}": P("read", "anybody", "watch"),
    "POST /api/matches/{table:str}/act": P("play", rule="seat"),
    "POST /api/matches/{table:str}/confirm": P("play", rule="seat"),
    "POST /api/matches/{table:str}/undo": P("play", rule="seat"),
    "POST /api/matches/{table:str}/consent": P("play", rule="seat"),
    "POST /api/matches/{table:str}/resign": P("play", rule="seat"),
    "GET /api/matches/{table:str}/record": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/at/{ply:int}": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/views": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/since-my-turn": P("read", rule="seat"),
    "GET /api/matches/{table:str}/elements": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/data-set": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/fairness": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/verify": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/luck": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/chances": P("read", "anybody", "watch"),
    "GET /api/matches/{table:str}/hint": P("play", rule="seat"),
    "GET /api/matches/{table:str}/guide": P("play", rule="seat"),
    "GET /api/matches/{table:str}/slip": P("play", rule="seat"),
    "GET /api/matches/{table:str}/evaluation": P("read", rule="watch"),
    "POST /api/matches/{table:str}/evaluation": P("read", rule="watch"),
    "GET /api/matches/{table:str}/coach": P("read", rule="watch"),
    "POST /api/matches/{table:str}/coach": P("read", rule="watch"),
    "WS /api/matches/{table:str}/live": P("read", "anybody", "watch"),
    # The house.
    "GET /api/games": P("read", "anybody"),
    "GET /api/games/{game:str}/layout": P("read", "anybody"),
    "GET /api/games/{game:str}/elements": P("read", "anybody"),
    "GET /api/games/{game:str}/words/{lang:str}": P("read", "anybody"),
    "GET /api/home-network": P("read", "anybody"),
    "POST /api/home-network": P("tables", "guest", "here"),
    "DELETE /api/home-network": P("tables", "guest", "here"),
    "GET /api/home-network/code": P("read", "anybody", "here"),
    "GET /healthz": P("read", "anybody"),
    "GET /readyz": P("read", "anybody"),
    "GET /metrics": P("read", "operator", "token"),
}
MESSAGES: Final[dict[str, Permission]] = {
    "act": P("play", rule="seat"),
    "say": P("play", rule="speak"),
    "seat": P("read", rule="seat"),
    "ping": P("read", "anybody"),
}
"""The messages that a WebSocket takes, by what they `do`."""

HEAD: Final = (
    "Who may call each route of the server, written from `perihelion/server/permissions.py`: do"
    " not edit it here. A token needs the scope; whoever signed in, or came as a guest, has all of"
    " them."
)


def page() -> str:
    """The table as a page of the documentation."""
    lines = [
        "# Permissions",
        "",
        HEAD,
        "",
        "| who may come | |",
        "|---|---|",
        *(f"| `{who}` | {words} |" for who, words in WHO.items()),
        "",
        "| of those | |",
        "|---|---|",
        *(f"| `{rule}` | {words} |" for rule, words in RULES.items() if rule),
        "",
        "| route | who may come | scope | of those |",
        "|---|---|---|---|",
        *(_line(name, one) for name, one in PERMISSIONS.items()),
        "",
        "Messages of the WebSocket, checked one by one:",
        "",
        "| message | who may come | scope | of those |",
        "|---|---|---|---|",
        *(_line(name, one) for name, one in MESSAGES.items()),
    ]
    return "\n".join(lines) + "\n"


def _line(name: str, one: Permission) -> str:
    shown = name.replace(":str}", "}").replace(":int}", "}")
    scope = "" if one.who == "operator" else f"`{one.scope}`"
    return f"| `{shown}` | {one.who} | {scope} | {one.rule and f'`{one.rule}`'} |"


if __name__ == "__main__":
    sys.stdout.write(page())
