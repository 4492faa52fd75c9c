"""The line between a browser and a server, which can be cut: everything on it breaks off, and nothing gets through."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread


class Line:
    """Passes on what comes, both ways, while it is up."""

    def __init__(self, to: str) -> None:
        host, _, port = to.removeprefix("http://").rpartition(":")
        self._to = (host, int(port))
        self._up = True
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._up = False
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._lock:
            self._up = True

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        with suppress(OSError):  # the door is closed
            while True:
                here, _ = self._door.accept()
                Thread(target=self._connect, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket) -> None:
        with here, suppress(OSError), socket.create_connection(self._to) as there:
            with self._lock:
                if not self._up:
                    return
                self._ends |= {here, there}
            back = Thread(target=_pass_on, args=(there, here), daemon=True)
            back.start()
            _pass_on(here, there)
            back.join()
            with self._lock:
                self._ends -= {here, there}


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.close()
