"""The application: routes, the WebSocket, errors, and the browser client if it is built in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from os import PathLike, stat_result
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from pydantic import TypeAdapter
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.types import Scope

from grandaustria.server import api, socket
from grandaustria.server.logs import log_outage
from grandaustria.server.messages import FromServer
from grandaustria.server.middleware import RequestMiddleware
from grandaustria.server.outages import Unavailable
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import FromClient
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with services.opened():
            yield

    app = FastAPI(
        title="grandaustria",
        version=version("grandaustria"),
        summary="Grand Austria Hotel over the network",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = services
    app.router.routes += api.router.routes  # as they are: including them would make them anew for this app
    app.router.routes.append(socket.route)
    _add_operators_routes(app, services)
    _add_errors(app)
    _add_client(app, settings)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware, allow_origins=settings.origins, allow_methods=["*"], allow_headers=["Authorization", "*"]
        )
    app.add_middleware(RequestMiddleware, services=services)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]  # the way FastAPI documents it
    return app


def _add_operators_routes(app: FastAPI, services: Services) -> None:
    @app.get("/health", include_in_schema=False)
    async def health() -> JSONResponse:
        problem = await services.health.problem()
        if problem is not None:
            return JSONResponse({"status": "no_database", "problem": problem}, 503)
        return JSONResponse({"status": "ok"})

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(services.metrics.exposition(), media_type="text/plain; version=0.0.4")


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> JSONResponse:
        request.app.state.services.metrics.refused.labels(problem.reason).inc()
        headers = {"Retry-After": str(problem.more["retry_after"])} if "retry_after" in problem.more else {}
        if problem.reason == "no_token":
            headers["WWW-Authenticate"] = "Bearer"
        return JSONResponse(problem.to_json(), problem.status, headers)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, problem: Unavailable) -> JSONResponse:
        log_outage(problem.problem)
        return await refused(request, problem.refusal())

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> JSONResponse:
        first = problem.errors()[0]
        if first["type"] == "json_invalid":
            return await refused(request, Refused("malformed", "This is not JSON."))
        field = ".".join(str(part) for part in first["loc"][1:])
        return await refused(request, Refused("invalid", first["msg"], field=field))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> JSONResponse:
        reasons = {404: "not_found", 405: "not_allowed"}
        reason = reasons.get(problem.status_code, "malformed")
        answer = await refused(request, Refused(reason, str(problem.detail)))
        for name, value in (problem.headers or {}).items():
            answer.headers[name] = value
        return answer


def _add_client(app: FastAPI, settings: Settings) -> None:
    """Serve the client at every other address; it has its own router."""
    index = settings.web / "index.html"
    if not index.is_file():
        return
    # Files with a hash in their names never change.
    assets = _Files(settings.web / "assets", "public, max-age=31536000, immutable")
    app.mount("/assets", assets)
    pages = _Files(settings.web, "no-cache")
    files = {path.name: path for path in settings.web.iterdir() if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "Not Found")
        found = files.get(path, index)
        return pages.file_response(found, found.stat(), request.scope)


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


def described(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, including the schemas of the WebSocket's messages."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        schemas = document["components"]["schemas"]
        adapters: dict[str, TypeAdapter[Any]] = {
            "FromClient": TypeAdapter(FromClient),
            "FromServer": TypeAdapter(FromServer),
        }
        for name, adapter in adapters.items():
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            schemas |= {key: value for key, value in schema.pop("$defs", {}).items() if key not in schemas}
            schemas[name] = schema
        app.openapi_schema = document
    return app.openapi_schema
