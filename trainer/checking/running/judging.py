"""The trainer's end of a judge: the list of checks and one verdict at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trainer.catalog.models import Drill
from trainer.checking.between import wire
from trainer.checking.cleaning import clean
from trainer.checking.running import verdicts
from trainer.checking.running.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.running.jobs import Setup, setup_of
from trainer.checking.running.verdicts import Entry

JUDGE_SECONDS = 3.0
RUN_SECONDS = 10.0
"""What all verdicts of a run together may take."""
MOST_BYTES = 32 << 10
"""Bytes of observations that may wait for their verdict, unless it is a single one."""
MOST_OPEN = 4
"""Observations that may wait for their verdict: more could fill both sockets, and nobody would read."""
_NOTHING = b'{"!o":"nothing"}'
"""The body of a value that is no plain data."""


class BrokenChecks(Exception):
    """A checks file that can't be loaded or used; the message names the file and what is wrong."""


class Judge:
    """A judge process for one checks file. `child` has no role yet; `another` ends a child and gives one like it."""

    def __init__(self, child: Conversation, setup: Setup, another: Callable[[Conversation], Conversation]) -> None:
        self.child = child
        self.setup = setup
        self._another = another
        self._main = setup.main
        self._asked: list[str] = []
        self._ready: list[dict[str, Any]] = []
        self._open: list[tuple[str, bytes]] = []
        self._left = RUN_SECONDS
        self._gave_up = False
        self.entries = tuple(_entry(item) for item in self._load() if isinstance(item, dict))

    def begin(self, patience: float) -> None:
        """A new run, with all its time; `patience` scales that."""
        self._left = RUN_SECONDS * patience
        self._gave_up = False

    def submit(self, name: str, value: bytes) -> None:
        """Have the expectation of check `name` judge an observation (as `bodies.written` gives it), meanwhile go on."""
        # Were both sockets full, each side would wait for the other to read.
        while self._open and (len(self._open) >= MOST_OPEN or self._waiting() + len(value) > MOST_BYTES):
            self._take_verdict()
        self._asked.append(name)
        if self._gave_up:
            self._ready.append(verdicts.UNJUDGED)
            return
        self._open.append((name, value))
        try:
            self._ask(name, value)
        except BrokenChecks:
            # It ended at one of those before: whoever takes the next verdict meets that.
            return

    def collect(self) -> list[tuple[str, dict[str, Any]]]:
        """The verdicts on all that was submitted since the last time, each with its check, in that order."""
        self._take_all()
        asked, self._asked = self._asked, []
        ready, self._ready = self._ready, []
        return list(zip(asked, ready, strict=True))

    def _load(self) -> list[Any]:
        self._send(wire.to_frame({"role": "judge", **self.setup.sources()}))
        reply = self._receive()
        if isinstance(checks := reply.get("checks"), list):
            return checks
        broken = verdicts.error_in(reply.get("broken"))
        where = f" (line {broken['line']})" if broken["line"] else ""
        raise BrokenChecks(f"{self._main}.py can't be loaded{where}: {broken['type']}: {clean(broken['message'])}")

    def _waiting(self) -> int:
        return sum(len(value) for _, value in self._open)

    def _take_all(self) -> None:
        while self._open:
            self._take_verdict()

    def _take_verdict(self) -> None:
        try:
            self._ready.append(self._receive())
            self._open.pop(0)
        except BrokenChecks:
            if self._left <= 0:
                raise
            self._ask_another()

    def _ask_another(self) -> None:
        """Let another judge look at what this one did not come back from: it may have ended for reasons of its own, or
        was held up. Where that one doesn't either, nothing more of this run is judged.

        Raises `BrokenChecks` where it doesn't come back from any other value: then it is not the program's doing.
        """
        self._begin_again()
        name, value = self._open[0]
        self._ask(name, _NOTHING)
        self._receive()
        try:
            self._ask(name, value)
            self._ready.append(self._receive())
        except BrokenChecks:
            self._gave_up = True
            self._begin_again()
            self._ready += [verdicts.UNJUDGED] * len(self._open)
            self._open.clear()
            return
        self._open.pop(0)
        for name, value in self._open:
            self._ask(name, value)

    def _begin_again(self) -> None:
        self.child = self._another(self.child)
        self._left = max(self._left, 2 * JUDGE_SECONDS)
        self._load()

    def _ask(self, name: str, value: bytes) -> None:
        self._send(wire.to_frame({"judge": name}, value))

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


def readable_setup(drill: Drill, twists: tuple[int, ...]) -> Setup:
    """The setup of a drill, asked for with `twists`. Raises `BrokenChecks` when a file of it can't be read."""
    try:
        return setup_of(drill, twists)
    except OSError as error:
        name, why = str(error.filename), (error.strerror or "it can't be opened").lower()
    except UnicodeDecodeError:
        name, why = str(drill.checks_path), "it, or what it imports, is not saved as UTF-8"
    raise BrokenChecks(f"{clean(Path(name).name)} can't be read ({why}), so nothing can be said of a program.")


def selected(entries: tuple[Entry, ...], drill: Drill, twists: tuple[int, ...]) -> tuple[Entry, ...]:
    """The checks of a run: those of the base that no chosen twist replaces, and those of the chosen twists.

    Raises `BrokenChecks` where there are none: a program would pass that nobody has looked at.
    """
    replaced = {name for twist in drill.twists if twist.number in twists for name in twist.replaces}
    chosen = tuple(
        entry
        for entry in entries
        if (entry.twist is None and entry.name not in replaced) or (entry.twist is not None and entry.twist in twists)
    )
    if not chosen:
        raise BrokenChecks(f"{drill.checks_path.name} has no checks for this: `CHECKS` lists those of a drill.")
    return chosen


def _entry(item: dict[str, Any]) -> Entry:
    twist, needs = item.get("twist"), item.get("needs")
    return Entry(
        name=clean(str(item.get("name"))),
        landmark=clean(str(item.get("landmark"))),
        twist=twist if isinstance(twist, int) else None,
        needs=tuple(clean(str(name)) for name in needs) if isinstance(needs, list) else (),
    )
