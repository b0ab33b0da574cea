"""The workers of a checker: one that waits for the next program, one that has begun with it, one to be used again."""

from __future__ import annotations

import os

from trainer.checking.between import cores
from trainer.checking.between.wire import BadFrame
from trainer.checking.cleaning import clean
from trainer.checking.running import verdicts
from trainer.checking.running.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.running.jobs import Setup, worker_role
from trainer.checking.running.judging import BrokenChecks
from trainer.checking.running.run import LOAD_SECONDS, is_at_rest
from trainer.checking.running.starting import StarterProcess

TYPE_CHECKING = False
if TYPE_CHECKING:
    SetupKey = tuple[os.PathLike[str], tuple[int, ...]]
    """What a setup is made for: the file of a drill and the twists that are asked for."""

_MOMENT = 0.5
"""Seconds for which a worker is waited for in the background, where a run may have to wait too."""


class ReadyWorkers:
    """Gives each run a worker that loads its program, at once where one was made ready. Starters are handed in.

    `rehearse` lets a worker warm up while it waits, on a core of its own; with `reuse` it serves the next program too,
    unless something of the last one is left in it.
    """

    def __init__(self, rehearse: bool, reuse: bool) -> None:
        self._rehearse = rehearse
        self._reuse = reuse
        self._cores = cores.pair() if rehearse else None
        self._setup: Setup | None = None
        self._fit_for: SetupKey | None = None
        self._waiting: Conversation | None = None
        self._is_prepared = False
        self._begun: Conversation | None = None
        self._used: Conversation | None = None
        self._spent: list[Conversation] = []

    @property
    def setup(self) -> Setup:
        """What the workers are for now."""
        assert self._setup is not None
        return self._setup

    @property
    def trainer_core(self) -> int | None:
        """The core that is left to the trainer during a run; None where the kernel chooses well by itself."""
        return None if self._cores is None else self._cores[1]

    def begin(self, key: SetupKey, program: str) -> None:
        """Have a worker that waits load a program already, while all else is looked up, where it seems to fit."""
        if self._fit_for != key:
            return
        if self._used is not None:
            worker, self._used = self._used, None
        elif self._waiting is not None and self._is_prepared:
            worker, self._waiting = self._waiting, None
        else:
            return
        try:
            worker.send_program(program)
        except (Late, Gone):
            self._spent.append(worker)
        else:
            self._begun = worker

    def fit(self, starter: StarterProcess, key: SetupKey, setup: Setup) -> None:
        """Give up the workers of another setup, and prepare one of this."""
        self._fit_for = key
        if setup == self._setup:
            return
        self._setup = setup
        if self._waiting is not None:
            starter.ask_for_child()
        self._spent += [one for one in (self._waiting, self._begun, self._used) if one is not None]
        self._waiting = self._begun = self._used = None
        self._end_spent(starter)
        self._prepare(starter)

    def take(self, starter: StarterProcess, program: str) -> Conversation:
        """A worker that is loading `program`. Raises `BrokenChecks` where it can't be had with its checks."""
        begun, self._begun = self._begun, None
        if begun is not None:
            return begun
        self._end_spent(starter)
        for _ in range(2):
            worker, self._used = self._used or self._take_prepared(starter), None
            try:
                worker.send_program(program)
            except (Late, Gone):
                # It ended while it waited, which is no fault of the program.
                starter.end(worker)
            else:
                return worker
        raise BrokenChecks(f"Nothing could be run beside {self.setup.main}.py: the process for it ended twice.")

    def give_back(self, worker: Conversation) -> None:
        """Keep a worker that came to its end for the next program, or to be ended once the report is there."""
        if self._reuse and is_at_rest(worker):
            worker.forget_output()
            self._used = worker
        else:
            self._spent.append(worker)

    def make_ready(self, starter: StarterProcess) -> None:
        """End what is spent and prepare the next, between two runs."""
        if self._begun is not None:
            # That run came to nothing.
            self._spent.append(self._begun)
            self._begun = None
        self._end_spent(starter)
        if self._setup is None:
            return
        # One to spare, for a run that has to stop its first worker.
        starter.keep_ready(1 if self._waiting is not None else 2)
        if self._waiting is None:
            self._prepare(starter)
        self._hear_in_background(starter)

    def close(self) -> None:
        """Let go of all; the starter ends them."""
        for worker in (self._waiting, self._begun, self._used, *self._spent):
            if worker is not None:
                worker.close()
        self.forget()

    def forget(self) -> None:
        """The starter is gone, and all workers with it."""
        self._waiting = self._begun = self._used = self._setup = self._fit_for = None
        self._spent = []

    def _prepare(self, starter: StarterProcess) -> Conversation:
        worker = starter.take_child()
        core = None if self._cores is None else self._cores[0]
        worker.send_frame(worker_role(self.setup, self._rehearse, None, core))
        self._waiting, self._is_prepared = worker, False
        return worker

    def _take_prepared(self, starter: StarterProcess) -> Conversation:
        worker = self._waiting or self._prepare(starter)
        self._waiting = None
        if self._is_prepared:
            return worker
        try:
            reply = worker.receive(LOAD_SECONDS)
        except Late:
            reply = {"broken": {"type": "Timeout", "message": "it does not come back from being loaded"}}
        except (Gone, Flooded, BadFrame):
            reply = {"broken": {"type": "Ended", "message": worker.errors or "it ended the process"}}
        if reply.get("prepared") is not True:
            starter.end(worker)
            broken = verdicts.error_in(reply.get("broken"))
            raise BrokenChecks(
                f"{self.setup.main}.py can't be loaded beside a program: "
                f"{broken['type']}: {clean(str(broken['message']))}"
            )
        return worker

    def _hear_in_background(self, starter: StarterProcess) -> None:
        if self._waiting is None or self._is_prepared:
            return
        try:
            self._is_prepared = self._waiting.receive(_MOMENT).get("prepared") is True
        except Late:
            return
        except (Gone, Flooded, BadFrame):
            self._is_prepared = False
        if not self._is_prepared:
            # The next run prepares one itself, and says what is wrong.
            starter.end(self._waiting)
            self._waiting = None

    def _end_spent(self, starter: StarterProcess) -> None:
        for worker in self._spent:
            starter.end(worker)
        self._spent = []
