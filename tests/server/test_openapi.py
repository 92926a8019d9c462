"""The OpenAPI document: complete, and true under schemathesis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import load_all_checks
from tests.sampling import half
from tests.server.conftest import settings_for
from tests.server.serving import Person, Served, Watch, table_for

from perihelion.server.app import make_app
from perihelion.server.settings import Settings, database_url

EXAMPLES = 10


def test_every_route_is_documented_with_its_errors(lite: Served) -> None:
    document = lite.nobody().ok("GET", "/api/schema/openapi.json")
    routes = [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(routes) > 40
    for path, method, operation in routes:
        assert operation.get("description") or operation.get("summary"), (path, method)
        for status in ("400", "401", "403", "404", "409", "429"):
            answer = operation["responses"][status]
            assert answer["content"]["application/json"]["schema"], (path, method, status)


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Person, str]]:
    """A server with somebody at a table, so that not everything is unknown."""
    file = tmp_path_factory.mktemp("openapi") / "tables.db"
    server = Served(settings_for(database_url(str(file))), Watch())
    server.start()
    ann = server.person()
    yield server, ann, table_for(ann, server.person())
    server.stop()


def document() -> dict[str, Any]:
    """The document as the server gives it; nothing is opened for it."""
    app = make_app(Settings(database="sqlite+aiosqlite:////nowhere"))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return found


CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


TAGS = ("people", "tables", "matches", "campaigns", "games", "operations")


@pytest.mark.parametrize("tag", half(TAGS, 0))
def test_what_is_documented_is_true(ready: tuple[Served, Person, str], tag: str) -> None:
    """No server error, and every answer as the document says: status, type and schema.

    The calls are the same every time: half of the routes by turns, in the soak all.
    """
    load_all_checks()
    checks = [one for one in schemathesis.checks.CHECKS.get_all() if one.__name__ in CHECKED]
    assert len(checks) == len(CHECKED)
    schema = schemathesis.openapi.from_dict(document())
    found: Iterator[Any] = schema.get_all_operations()
    operations = [one.ok() for one in found]
    chosen = [one for one in operations if tag in (one.tags or ())]
    assert chosen
    for operation in chosen:
        _try(operation, ready, checks)


def _try(operation: Any, ready: tuple[Served, Person, str], checks: list[Any]) -> None:
    server, ann, table = ready
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    if operation.label in ("DELETE /api/me", "POST /api/sign-out"):
        cookie = ""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, headers={"Cookie": cookie})
        case.validate_response(answer, checks=checks)

    call()
