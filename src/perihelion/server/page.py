"""The page: files that were built into `perihelion/page`, and `index.html` for its own addresses.

What is under `assets/` has its digest in its name and never changes; everything else is asked
for again each time and answered with 304 where it is the same. A file that lies there compressed
(`.br`, `.gz`) is sent so to whoever can read it.
"""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import perihelion
from perihelion.server.wire import Problems

if TYPE_CHECKING:
    from litestar.types import Receive, Send

PAGE: Final = Path(str(perihelion.__file__)).parent / "page"
"""Where the built page lies, if it was built."""
OURS: Final = ("/api", "/healthz", "/readyz", "/metrics")
"""Addresses that are never the page's."""
LASTING: Final = "assets/"
FOREVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
PACKED: Final = ((b"br", ".br"), (b"gzip", ".gz"))
"""The best first."""
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".md": "text/plain",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
}
"""Not left to the machine: a registry that calls scripts text/plain would break the page."""
KEPT: Final = 256

WITHOUT_PAGE: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Perihelion</title></head>
<body><h1>Perihelion</h1>
<p>The server runs; its page was not built into this installation.</p>
<p>Programs find the interface at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.
Play in the terminal with <code>perihelion play zenith</code>.</p></body></html>
"""

Headers = list[tuple[bytes, bytes]]


class Piece(msgspec.Struct, frozen=True):
    """What is sent of one file."""

    data: bytes
    tag: bytes


def is_page(scope: Any) -> bool:
    """Whether a request is for the page and not for the interface."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    path: str = scope["path"]
    return not any(path == one or path.startswith(f"{one}/") for one in OURS)


class Page:
    """Answers with the files of a folder."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Any, _receive: Receive, send: Send) -> None:
        """One file, or `index.html` for an address of the page's own, or 404."""
        headers = dict(scope["headers"])
        status, rows, body = self.answer(scope["path"], headers)
        if status != 304:
            rows.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": rows})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent, "more_body": False})

    def answer(self, path: str, asked: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a path."""
        name = path.strip("/")
        file = self._file(name or "index.html")
        if file is None and "." not in name.rpartition("/")[2] and not name.startswith(LASTING):
            name, file = "index.html", self._file("index.html")
            if file is None:
                return 200, [*_kind(".html"), (b"cache-control", ASK_AGAIN)], WITHOUT_PAGE
        if file is None:
            said = msgspec.json.encode(Problems("not-found", "the page has no such file"))
            return 404, [*_kind(".json"), (b"cache-control", ASK_AGAIN)], said
        return self._found(name, file, asked)

    def _found(
        self, name: str, file: Path, asked: dict[bytes, bytes]
    ) -> tuple[int, Headers, bytes]:
        lasting = name.startswith(LASTING)
        rows = [*_kind(file.suffix), (b"cache-control", FOREVER if lasting else ASK_AGAIN)]
        packed = [(one, file.with_name(file.name + ending)) for one, ending in PACKED]
        packed = [(one, other) for one, other in packed if other.is_file()]
        if packed:
            rows.append((b"vary", b"accept-encoding"))
        for encoding, other in packed:
            if _takes(asked.get(b"accept-encoding", b""), encoding):
                rows.append((b"content-encoding", encoding))
                file = other
                break
        piece = _read(file, file.stat().st_mtime_ns)
        rows.append((b"etag", piece.tag))
        if piece.tag in [one.strip() for one in asked.get(b"if-none-match", b"").split(b",")]:
            return 304, rows, b""
        return 200, rows, piece.data

    def _file(self, name: str) -> Path | None:
        """The file of this name, if it is one of ours; never one beside the folder."""
        if "\\" in name or name.endswith(tuple(ending for _, ending in PACKED)):
            return None
        parts = name.split("/")
        if any(part in ("", ".", "..") or part.startswith(".") for part in parts):
            return None
        try:
            file = self.folder.joinpath(*parts).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None


@lru_cache(KEPT)
def _read(file: Path, _changed: int) -> Piece:
    data = file.read_bytes()
    return Piece(data, b'"%s"' % hashlib.blake2b(data, digest_size=12).hexdigest().encode())


def _kind(suffix: str) -> Headers:
    kind = KINDS.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    is_text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return [(b"content-type", f"{kind}; charset=utf-8".encode() if is_text else kind.encode())]


def _takes(accepted: bytes, encoding: bytes) -> bool:
    """Whether an Accept-Encoding allows this encoding."""
    for one in accepted.lower().split(b","):
        name, _, weight = one.partition(b";")
        if name.strip() == encoding:
            return weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False
