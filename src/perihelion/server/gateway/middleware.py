"""Before a request reaches a route, and after its answer leaves: hosts, origins, limits, headers.

A browser sends our cookie along with requests that other pages make. So whatever changes
something must come from our own origin, or from a program, which sends neither.
"""

from __future__ import annotations

import ipaddress
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from perihelion.server.errors import BadRequest, NotYours, Problem, TooMany
from perihelion.server.gateway.addresses import client_key
from perihelion.server.gateway.caller import ASKING, Asking
from perihelion.server.identity.cookies import NEW_COOKIE, cookie_of
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.metrics import REQUEST_SECONDS, REQUESTS
from perihelion.server.page import Page, is_page
from perihelion.server.settings import Settings
from perihelion.server.wire import Problems

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

    from perihelion.server.services import Services

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
API_POLICY: Final = b"default-src 'none'; frame-ancestors 'none'"
PAGE_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self';"
    b" connect-src 'self'; font-src 'self' data:; media-src 'self' data:; object-src 'none';"
    b" base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class NotJson(Problem):
    """A body that is not announced as JSON."""

    status = 415
    code = "not-json"


class Guard:
    """Wraps the whole application."""

    def __init__(self, inner: ASGIApp, settings: Settings) -> None:
        self.inner = inner
        self.page = Page()
        self.hosts = {*LOCAL, settings.host.lower()}
        if settings.public_url:
            self.hosts |= {(urlsplit(settings.public_url).hostname or "").lower()}
        self.any_address = settings.host in ("0.0.0.0", "::")  # noqa: S104  (asked for)
        self.is_secure = settings.is_secure
        self.services: Services | None = None

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Check, pass on, and dress the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self.inner(scope, receive, send)
            return
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        began, status = time.perf_counter(), [0]
        ASKING.set(Asking(client_key((scope.get("client") or ("?",))[0])))

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status[0] = message["status"]
                fresh = scope.get("state", {}).get(NEW_COOKIE)
                rows = [*message.get("headers", ()), *self._headers(api=not is_page(scope))]
                if not any(name.lower() == b"cache-control" for name, _ in rows):
                    rows.append((b"cache-control", b"no-store"))
                if fresh is not None:  # a guest who was just made
                    rows.append(_set_cookie(fresh, secure=self.is_secure))
                message["headers"] = rows
            await send(message)

        try:
            self._check(scope, headers)
        except Problem as problem:
            await _refuse(scope, dressed, problem)
        else:
            await (self.page if is_page(scope) else self.inner)(scope, receive, dressed)
        if scope["type"] == "http":
            self._count(scope, status[0], time.perf_counter() - began)

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        if self.services is not None:
            self.services.limits.take(
                "request", address=client_key((scope.get("client") or ("?",))[0])
            )
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise BadRequest("there is no such address")
        self._check_host(headers.get("host", ""))
        is_socket = scope["type"] == "websocket"
        method = "GET" if is_socket else str(scope["method"])
        if is_socket or (method not in SAFE and "authorization" not in headers):
            self._check_origin(headers)
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if method not in SAFE and has_body:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise NotJson("the body must be JSON: Content-Type: application/json")

    def _check_host(self, host: str) -> None:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            name = ""
        if name in self.hosts or (self.any_address and _is_address(name)):
            return
        raise BadRequest("this server is not known under that name; see --public-url")

    def _check_origin(self, headers: dict[str, str]) -> None:
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise NotYours("requests from other pages are refused")
            return
        scheme, _, host = origin.lower().partition("://")
        is_ours = host == headers.get("host", "").lower()
        if not is_ours or (self.is_secure and scheme != "https"):
            raise NotYours("requests from other pages are refused")

    def _headers(self, *, api: bool) -> list[tuple[bytes, bytes]]:
        rows = [*HEADERS, (b"content-security-policy", API_POLICY if api else PAGE_POLICY)]
        if self.is_secure:
            rows.append((b"strict-transport-security", b"max-age=31536000"))
        return rows

    @staticmethod
    def _count(scope: Any, status: int, seconds: float) -> None:
        REQUESTS.labels(str(status)).inc()
        REQUEST_SECONDS.observe(seconds)
        route = scope.get("path_template") or ("page" if is_page(scope) else "?")
        if route not in ("/healthz", "/readyz", "/metrics"):
            method = str(scope["method"])
            LOG.info(
                "request", method=method, route=route, status=status, ms=round(seconds * 1e3, 1)
            )


def _set_cookie(value: str, *, secure: bool) -> tuple[bytes, bytes]:
    return b"set-cookie", cookie_of(value, secure=secure).to_header(header="").encode()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(scope: Any, send: Any, problem: Problem) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": ""})
        return
    body = msgspec.json.encode(Problems(problem.code, str(problem)))
    headers = [(b"content-type", b"application/json")]
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", str(int(problem.after) + 1).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
