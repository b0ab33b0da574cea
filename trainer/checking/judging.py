"""The trainer's end of a judge: the list of checks and one verdict at a time."""

from __future__ import annotations

from typing import Any

from trainer.checking import wire
from trainer.checking.cleaning import clean
from trainer.checking.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.jobs import Setup
from trainer.checking.verdicts import Entry

JUDGE_SECONDS = 3.0
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
        self._send({"role": "judge", **setup.sources()})
        reply = self._receive()
        if "checks" not in reply:
            broken = reply.get("broken") or {}
            where = f" (line {broken.get('line')})" if broken.get("line") else ""
            raise BrokenChecks(
                f"{setup.main}.py can't be loaded{where}: "
                f"{clean(str(broken.get('type')))}: {clean(str(broken.get('message')))}"
            )
        self.entries = tuple(_entry(item) for item in reply["checks"])

    def submit(self, name: str, value: bytes) -> None:
        """Have the expectation of check `name` judge an observation (as `bodies.written` gives it), meanwhile go on."""
        if len(self._asked) >= MOST_OPEN:
            self._ready.append(self._receive())
        self._send({"judge": name}, value)
        self._asked.append(name)

    def collect(self) -> list[tuple[str, dict[str, Any]]]:
        """The verdicts on all that was submitted since the last time, each with its check, in that order."""
        asked, self._asked = self._asked, []
        ready, self._ready = self._ready, []
        while len(ready) < len(asked):
            ready.append(self._receive())
        return list(zip(asked, ready, strict=True))

    def _send(self, request: dict[str, Any], body: bytes | None = None) -> None:
        try:
            self.child.send(request, body)
        except (Late, Gone):
            raise BrokenChecks(f"{self._main}.py ended the process that judges.") from None

    def _receive(self) -> dict[str, Any]:
        try:
            return self.child.receive(JUDGE_SECONDS)
        except Late:
            raise BrokenChecks(f"{self._main}.py does not come back from judging.") from None
        except (Gone, Flooded, wire.BadFrame):
            raise BrokenChecks(f"{self._main}.py ended the process that judges.") from None


def _entry(item: dict[str, Any]) -> Entry:
    twist = item.get("twist")
    return Entry(
        name=clean(str(item.get("name"))),
        landmark=clean(str(item.get("landmark"))),
        twist=twist if isinstance(twist, int) else None,
        needs=tuple(clean(str(name)) for name in item.get("needs") or ()),
    )
