"""Structured logs: one JSON object per line, without bodies, headers or queries.

Client addresses are logged only if the host asks for them.
"""

from __future__ import annotations

import json
import logging
from typing import Any, Final

LOG: Final = logging.getLogger("grandaustria.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log(event: str, **fields: Any) -> None:
    LOG.info(event, extra={"fields": fields})


def log_damage(game: str, problem: str) -> None:
    LOG.error("game_damaged", extra={"fields": {"game": game, "problem": problem[:300]}})


def log_outage(problem: str) -> None:
    LOG.warning("database_unavailable", extra={"fields": {"problem": problem}})


def log_failure(event: str, **fields: Any) -> None:
    """Log the current exception. Call it inside an `except`."""
    LOG.exception(event, extra={"fields": fields})


def log_to_stderr(least: int) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("grandaustria.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
