"""The trainer's end of a judge: the list of checks and one verdict at a time."""

from __future__ import annotations

import time
from typing import Any

from trainer.catalog.models import Drill
from trainer.checking import verdicts, wire
from trainer.checking.cleaning import clean
from trainer.checking.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.jobs import Setup
from trainer.checking.verdicts import Entry

JUDGE_SECONDS = 3.0
RUN_SECONDS = 10.0
"""What all verdicts of a run together may take."""
MOST_BYTES = 32 << 10
"""Bytes of observations that may wait for their verdict, unless it is a single one."""
MOST_OPEN = 4
"""Observations that may wait for their verdict: more could fill both sockets, and nobody would read."""


class BrokenChecks(Exception):
    """A checks file that can't be loaded or used; the message names the file and what is wrong."""


class Judge:
    """A judge process for one checks file. `child` has no role yet."""

    def __init__(self, child: Conversation, setup: Setup) -> None:
        self.child = child
        self.setup = setup
        self._main = setup.main
        self._asked: list[str] = []
        self._ready: list[dict[str, Any]] = []
        self._open: list[int] = []
        self._left = RUN_SECONDS
        self._send(wire.to_frame({"role": "judge", **setup.sources()}))
        reply = self._receive()
        if not isinstance(reply.get("checks"), list):
            broken = verdicts.error_in(reply.get("broken"))
            where = f" (line {broken['line']})" if broken["line"] else ""
            raise BrokenChecks(f"{setup.main}.py can't be loaded{where}: {broken['type']}: {clean(broken['message'])}")
        self.entries = tuple(_entry(item) for item in reply["checks"] if isinstance(item, dict))

    def begin(self, patience: float) -> None:
        """A new run, with all its time; `patience` scales that."""
        self._left = RUN_SECONDS * patience

    def submit(self, name: str, value: bytes) -> None:
        """Have the expectation of check `name` judge an observation (as `bodies.written` gives it), meanwhile go on."""
        # Were both sockets full, each side would wait for the other to read.
        while self._open and (len(self._open) >= MOST_OPEN or sum(self._open) + len(value) > MOST_BYTES):
            self._take_verdict()
        self._send(wire.to_frame({"judge": name}, value))
        self._asked.append(name)
        self._open.append(len(value))

    def collect(self) -> list[tuple[str, dict[str, Any]]]:
        """The verdicts on all that was submitted since the last time, each with its check, in that order."""
        while self._open:
            self._take_verdict()
        asked, self._asked = self._asked, []
        ready, self._ready = self._ready, []
        return list(zip(asked, ready, strict=True))

    def _take_verdict(self) -> None:
        self._ready.append(self._receive())
        self._open.pop(0)

    def _send(self, frame: bytes) -> None:
        try:
            self.child.send_frame(frame)
        except (Late, Gone):
            raise BrokenChecks(f"{self._main}.py ended the process that judges.") from None

    def _receive(self) -> dict[str, Any]:
        started = time.monotonic()
        try:
            return self.child.receive(min(JUDGE_SECONDS, self._left))
        except Late:
            raise BrokenChecks(f"{self._main}.py does not come back from judging.") from None
        except (Gone, Flooded, wire.BadFrame):
            raise BrokenChecks(f"{self._main}.py ended the process that judges.") from None
        finally:
            self._left -= time.monotonic() - started


def selected(entries: tuple[Entry, ...], drill: Drill, twists: tuple[int, ...]) -> tuple[Entry, ...]:
    """The checks of a run: those of the base that no chosen twist replaces, and those of the chosen twists."""
    replaced = {name for twist in drill.twists if twist.number in twists for name in twist.replaces}
    return tuple(
        entry
        for entry in entries
        if (entry.twist is None and entry.name not in replaced) or (entry.twist is not None and entry.twist in twists)
    )


def _entry(item: dict[str, Any]) -> Entry:
    twist, needs = item.get("twist"), item.get("needs")
    return Entry(
        name=clean(str(item.get("name"))),
        landmark=clean(str(item.get("landmark"))),
        twist=twist if isinstance(twist, int) else None,
        needs=tuple(clean(str(name)) for name in needs) if isinstance(needs, list) else (),
    )
