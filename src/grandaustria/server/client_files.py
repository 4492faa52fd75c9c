"""The browser client, if it is built in: its page, its files, and what the preview of a link shows."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from html import escape
from mimetypes import add_type
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Scope

add_type("application/manifest+json", ".webmanifest")

_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_PICTURE: Final = '"og:image" content="./'
_NOT_SERVED: Final = ("previews.json",)
_CACHING: Final = "no-cache"


def add_client(app: FastAPI, web: Path) -> None:
    if not (web / "index.html").is_file():
        return
    # Files with a hash in their names never change.
    app.mount("/assets", _Files(web / "assets", "public, max-age=31536000, immutable"))
    page = _Page(web)
    pages = _Files(web, _CACHING)
    names = {path.name for path in web.iterdir() if path.is_file()}
    files = {name: web / name for name in names if not name.endswith(".gz") and name not in _NOT_SERVED}

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path in ("", "index.html"):
            return page.response(request)
        if path in files:
            return pages.file_response(files[path], files[path].stat(), request.scope)
        if path.startswith("api/") or "." in path or "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404, "Not Found")
        # Addresses of the client are behind the #: whoever has typed another one is led to the lobby.
        return RedirectResponse("../" * path.count("/") or "./", 303)


class _Page:
    """The page of the client, whose preview names a picture and, for an invitation, says so in the host's language."""

    def __init__(self, web: Path) -> None:
        self._file = web / "index.html"
        previews = web / "previews.json"
        self._previews: Mapping[str, Mapping[str, str]] = json.loads(previews.read_text()) if previews.is_file() else {}
        self._made = lru_cache(32)(self._make)

    def response(self, request: Request) -> Response:
        invited = request.query_params.get("invited", "")
        written = self._file.stat().st_mtime_ns  # another page if the client is built anew meanwhile
        made, compressed, tag = self._made(written, _origin(request), invited if invited in self._previews else "")
        headers = {"Cache-Control": _CACHING, "Vary": "Accept-Encoding", "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(compressed, 200, headers | {"Content-Encoding": "gzip"}, "text/html")
        return Response(made, 200, headers, "text/html")

    def _make(self, written: int, origin: str, invited: str) -> tuple[bytes, bytes, str]:
        """Return the page, the page compressed, and its tag. Previews need whole addresses of pictures."""
        html = self._file.read_text()
        if origin:
            html = html.replace(_PICTURE, f'"og:image" content="{origin}/')
        for name, words in self._previews.get(invited, {}).items():
            html = _retold(html, name, escape(words))
        made = html.encode()
        return made, gzip.compress(made, 9, mtime=0), f'"{sha256(made).hexdigest()[:32]}"'


def _retold(html: str, name: str, words: str) -> str:
    """Replace what the page says of itself under this name."""
    return re.sub(rf'("(?:og:)?{name}" content=)"[^"]*"', lambda found: f'{found[1]}"{words}"', html)


def _origin(request: Request) -> str:
    """Return the scheme and host the client named, or nothing if it named none that makes sense."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if len(host) < 260 and _HOST.fullmatch(host) else ""


class _Files(StaticFiles):
    """Static files. The build has put a compressed copy beside every text, which saves work while people play."""

    def __init__(self, folder: Path, caching: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        twin = Path(f"{full_path}.gz")
        compressed = "gzip" in Headers(scope=scope).get("accept-encoding", "") and twin.is_file()
        if compressed:
            full_path, stat_result = twin, twin.stat()
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(self._headers | ({"Content-Encoding": "gzip"} if compressed else {}))
        return response
