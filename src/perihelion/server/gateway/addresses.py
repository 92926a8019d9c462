"""Network addresses: what a caller is counted by, and which addresses are public.

An IPv6 network hands a whole /64 to one customer, so all of it counts as one caller. An IPv4
address can be written inside an IPv6 one in several ways; it is judged by what it leads to.
"""

from __future__ import annotations

import ipaddress
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Final

CUSTOMER_BITS: Final = 64
NAT64: Final = IPv6Network("64:ff9b::/96")
LOCAL_NAT64: Final = IPv6Network("64:ff9b:1::/48")


def client_key(host: str) -> str:
    """The key that limits count a caller by: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), CUSTOMER_BITS), strict=False).network_address)


def is_public(host: str) -> bool:
    """Whether an address is on the open network, whatever form it is written in."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if address.scope_id is not None or address in LOCAL_NAT64:
        return False
    inner = _embedded(address)
    if inner:
        return all(is_public(str(one)) for one in inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


def _embedded(address: IPv6Address) -> tuple[IPv4Address, ...]:
    """The IPv4 addresses that an IPv6 address leads to: mapped, 6to4, Teredo, NAT64."""
    if address.ipv4_mapped is not None:
        return (address.ipv4_mapped,)
    if address.sixtofour is not None:
        return (address.sixtofour,)
    if address.teredo is not None:
        return address.teredo
    if address in NAT64:
        return (IPv4Address(int(address) & 0xFFFF_FFFF),)
    return ()
