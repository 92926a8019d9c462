"""One caller does not slow everybody: pools apart, quotas, heavy answers outside the loop."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.serving import Served, table_for, wait_for


@contextmanager
def dripping(seconds: float) -> Iterator[tuple[str, list[float]]]:
    """A server that answers with a byte now and then, for so long; and how long each call held."""
    listening = socket.create_server(("127.0.0.1", 0))
    held: list[float] = []

    def drip(line: socket.socket) -> None:
        began = time.monotonic()
        with line:
            try:
                while time.monotonic() - began < seconds:
                    line.sendall(b"H")
                    time.sleep(0.2)
            except OSError:
                pass
        held.append(time.monotonic() - began)

    def serve() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=drip, args=[line], daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/turn", held
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


def test_a_webhook_that_drips_holds_nobody_up(served: Served) -> None:
    """Sign-in needs threads too; a webhook has none, and its call ends after some seconds."""
    ann, bob = served.person(), served.person()
    name = f"Ann {ann.ok('GET', '/api/me')['id']}"
    ann.ok("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    likes = ann.ok("GET", "/api/me")["preferences"]
    with dripping(12) as (url, held):
        ann.ok("PUT", "/api/me/preferences", {**likes, "webhook": url})
        me = ann.ok("GET", "/api/me")["id"]
        wait_for(lambda: me in served.hall.webhooks._urls)
        for _ in range(40):  # more than a pool of threads has, on any machine of ours
            table_for(ann, bob)
        began = time.monotonic()
        served.nobody().ok("POST", "/api/sign-in", {"name": name, "password": "correct horse"})
        assert time.monotonic() - began < 3
        assert served.hall.webhooks._calls[me] <= 2
        assert wait_for(lambda: held, 8)[0] < 7
