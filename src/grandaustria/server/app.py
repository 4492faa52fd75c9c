"""The application: routes, the WebSocket, errors, and the browser client if it is built in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from grandaustria.server import advice_routes, api, daily_routes, public_api, review_routes, socket
from grandaustria.server.client_files import add_client
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
    # As they are: including them would make them anew for this app.
    for routes in (api, advice_routes, public_api, review_routes, daily_routes):
        app.router.routes += routes.router.routes
    app.router.routes.append(socket.route)
    _add_operators_routes(app, services)
    _add_errors(app)
    add_client(app, settings.web)
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
