"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """One set of metrics per application, so that tests can have several."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "grandaustria_requests", "HTTP requests", ["method", "route", "status"], registry=self._registry
        )
        self.request_seconds = Histogram(
            "grandaustria_request_seconds", "Time to answer", ["route"], buckets=_FAST, registry=self._registry
        )
        self.rows = Counter("grandaustria_log_rows", "Rows written to logs", ["kind"], registry=self._registry)
        self.races = Counter("grandaustria_races_lost", "Rows that came too late", registry=self._registry)
        self.push_seconds = Histogram(
            "grandaustria_push_seconds", "From written to sent", buckets=_FAST, registry=self._registry
        )
        self.think_seconds = Histogram(
            "grandaustria_think_seconds", "Bots' time for a choice", ["bot"], buckets=_SLOW, registry=self._registry
        )
        self.games_heard = Gauge("grandaustria_games_heard", "Games listened to", registry=self._registry)
        self.notices = Counter(
            "grandaustria_notices", "Notices from other processes", ["kind"], registry=self._registry
        )
        self.tables = Gauge("grandaustria_tables", "Games in memory", registry=self._registry)
        self.sockets = Gauge("grandaustria_sockets", "Open WebSockets", registry=self._registry)
        self.dropped = Counter("grandaustria_sockets_dropped", "Sockets that read too slowly", registry=self._registry)
        self.damaged = Gauge(
            "grandaustria_damaged_games", "Games whose rows are damaged", ["game"], registry=self._registry
        )
        self.refused = Counter("grandaustria_refused", "Refusals", ["reason"], registry=self._registry)

    def exposition(self) -> bytes:
        return generate_latest(self._registry)
