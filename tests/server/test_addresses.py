"""Addresses: which callers count as one, and which targets are public."""

from __future__ import annotations

import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest

from perihelion.server.gateway.addresses import client_key, is_public
from perihelion.server.identity.webhooks import _checked_address, post

INSIDE = (
    "127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "100.64.0.1", "0.0.0.0",
    "224.0.1.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::127.0.0.1", "2002:7f00:1::", "2002:a00:1::1", "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2001:0:7f00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "2001:db8::1", "nonsense",
)  # fmt: skip
OUTSIDE = ("93.184.216.34", "2606:4700::1111", "64:ff9b::808:808", "2002:808:808::1")


@pytest.mark.parametrize("address", INSIDE)
def test_no_form_of_a_private_address_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", [one for one in INSIDE if ":" in one and "%" not in one])
def test_a_webhook_goes_to_no_form_of_a_private_address(address: str) -> None:
    with pytest.raises(ValueError, match="private address"):
        _checked_address(urlsplit(f"http://[{address}]:9/"), private=False)


def test_a_name_that_changes_its_address_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that was checked is the one that is called."""
    answers = ["93.184.216.34", "127.0.0.1"]
    asked: list[str] = []

    def found(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers.pop(0), port))]

    called: list[Any] = []

    async def refuse(host: str, port: int, **_: Any) -> Any:
        called.append((host, port))
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(asyncio, "open_connection", refuse)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(post("http://rebind.example/", {}))
    assert asked == ["rebind.example"]
    assert called == [("93.184.216.34", 80)]


def test_one_customer_of_ipv6_is_one_caller() -> None:
    assert client_key("2001:db8:1:2:3:4:5:6") == client_key("2001:db8:1:2::9")
    assert client_key("2001:db8:1:2::9") != client_key("2001:db8:1:3::9")
    assert client_key("::ffff:10.1.2.3") == client_key("10.1.2.3") == "10.1.2.3"
    assert client_key("10.1.2.3") != client_key("10.1.2.4")
    assert client_key("?") == "?"
    assert client_key("::1") == "::1"
