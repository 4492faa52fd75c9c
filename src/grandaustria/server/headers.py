"""Headers of every answer: security policies for browsers, and no caching."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Headers = list[tuple[bytes, bytes]]

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # for browsers that do not know the next two
    "style-src-elem": "'self'",
    "style-src-attr": "'unsafe-inline'",  # the client sets colours and places that way
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'self'",  # the WebSocket included
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_NOT_NEEDED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
)
_ANSWERS: Final = {
    b"cache-control": b"no-store",  # most answers are private; what may be kept says so itself
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"cross-origin-resource-policy": b"same-origin",  # pages of `--origin` come with CORS, to which this does not apply
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}
_PAGES: Final = _ANSWERS | {
    b"content-security-policy": "; ".join(f"{name} {value}" for name, value in _POLICY.items()).encode(),
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": ", ".join(f"{feature}=()" for feature in _NOT_NEEDED).encode(),
}


def secured(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """Add our headers where they are not set."""
    given = list(headers)
    known = {name.lower(): value for name, value in given}
    # A page that has not changed (304) comes without a type, and the browser takes its policy from that.
    ours = _ANSWERS if known.get(b"content-type") == b"application/json" else _PAGES
    return given + [pair for pair in ours.items() if pair[0] not in known]
