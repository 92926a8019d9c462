"""A good request for every route, as the table of permissions names them."""

from __future__ import annotations

from typing import Any

from perihelion.match.puzzles import puzzles_of

BODIES: dict[str, Any] = {
    "PATCH /api/me": {"name": "Mallory of the routes"},
    "POST /api/me/claim": {"name": "Mallory", "password": "12345678"},
    "POST /api/sign-in": {"name": "Nobody of that name", "password": "87654321"},
    "PUT /api/me/password": {"old": "correct horse", "new": "battery staple"},
    "PUT /api/me/preferences": {},
    "POST /api/me/tokens": {"label": "x", "scopes": ["play"]},
    "POST /api/me/campaigns": {"campaign": "sagittarius_a"},
    "POST /api/me/campaigns/{campaign:str}/level": {},
    "POST /api/games/{game:str}/lessons/{lesson:str}": {},
    "PUT /api/me/lessons/{game:str}/{lesson:str}": {"step": 1},
    "PUT /api/me/games/{game:str}": {"guided": True},
    "POST /api/games/{game:str}/puzzles/{puzzle:str}": {},
    "PUT /api/me/puzzles/{game:str}/{puzzle:str}": {"answers": []},
    "POST /api/games/{game:str}/data-set/check": {"files": {}},
    "POST /api/games/{game:str}/data-set/preview": {"files": {}},
    "POST /api/me/data-sets": {"game": "zenith", "name": "Mine", "files": {}},
    "PATCH /api/data-sets/{set_id:str}": {"name": "Ours", "rev": 99},
    "POST /api/data-sets/{set_id:str}/versions": {"files": {}, "rev": 99},
    "POST /api/data-sets/{set_id:str}/versions/{version:int}/comparison": {"games": 10},
    "POST /api/data-sets/{set_id:str}/fork": {"version": 1, "name": "Fork"},
    "POST /api/tables": {"game": "zenith", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/play": {"game": "zenith", "level": "random"},
    "POST /api/tables/{table:str}/sit": {},
    "POST /api/tables/{table:str}/nonce": {"nonce": "x"},
    "POST /api/tables/{table:str}/leave": {},
    "POST /api/tables/{table:str}/come-back": {},
    "POST /api/tables/{table:str}/upgrade": {"choice": "end"},
    "POST /api/tables/{table:str}/fork": {"ply": 1, "seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/tables/{table:str}/chat": {"text": "hm"},
    "POST /api/matches/{table:str}/act": {"action": 0, "ply": 1},
    "POST /api/matches/{table:str}/confirm": {"ply": 1},
    "POST /api/matches/{table:str}/undo": {"ply": 1},
    "POST /api/matches/{table:str}/consent": {"agree": True},
    "POST /api/matches/{table:str}/resign": {"ply": 1},
}
"""The routes that take one."""
QUERIES = {
    "evaluation": "?since=1",
    "views": "?first=1&last=2",
    "hint": "?level=random",
    "slip": "?ply=0",
}


def address_of(path: str, **ids: str) -> str:
    """The address of a route: `table`, `campaign`, `token`, `session` and the rest filled in."""
    given = {"game": "zenith", "lang": "fr", "ply": "3", "token": "0" * 20, "session": "0" * 20}
    given |= {"set_id": "0" * 20, "version": "1"}
    given["lesson"] = "first-flight"
    given["puzzle"] = puzzles_of("zenith")[0].id
    for name, value in (given | ids).items():
        for kind in ("str", "int"):
            path = path.replace(f"{{{name}:{kind}}}", value)
    assert "{" not in path
    return path + QUERIES.get(path.rpartition("/")[2], "")
