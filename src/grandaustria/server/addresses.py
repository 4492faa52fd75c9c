"""Client addresses for limits: an IPv4 address, or the network of an IPv6 client, who owns many addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope


def client_address(scope: Scope) -> str:
    """Return the address that limits count for: an IPv4 address, or the /64 network of an IPv6 one."""
    client = scope.get("client")
    return _counted(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def _counted(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:  # a Unix socket or a test client
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
