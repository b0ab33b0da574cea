"""The checker: runs a learner's program against the checks of a drill and gives the report.

The way of a run: the judge, a confined process that never sees the program, lists the checks; the worker,
another one, loads the program and answers what each scenario saw; the judge says what that is worth.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from trainer.catalog.models import Drill
from trainer.checking.between import plain
from trainer.checking.between.cores import KeptOn
from trainer.checking.between.wire import BadFrame
from trainer.checking.cleaning import clean
from trainer.checking.report import Problem, Report
from trainer.checking.running import verdicts
from trainer.checking.running.background import Background
from trainer.checking.running.conversation import CheckingUnavailable, Conversation, Flooded, Gone, Late
from trainer.checking.running.jobs import worker_role
from trainer.checking.running.judging import BrokenChecks, Judge, readable_setup, selected
from trainer.checking.running.ready_workers import ReadyWorkers
from trainer.checking.running.recognising import recognise
from trainer.checking.running.refusing import not_isolated, too_long
from trainer.checking.running.run import CHECK_SECONDS, LOAD_SECONDS, Run
from trainer.checking.running.starting import Ending, StarterProcess
from trainer.checking.running.verdicts import Entry

if TYPE_CHECKING:
    from trainer.checking.running.demo import Demo
    from trainer.checking.running.numbers import Drawn

Used = TypeVar("Used")
_DAYS_AHEAD = 3.3


class Checker:
    """Runs programs, one at a time; any thread may call it.

    `preload` is for processes that stay (the TUI, lint): children find the usual standard modules in
    memory, and the next worker is made ready after each run. `trusted` names packs from elsewhere that may run
    where isolation was not observed. `starter` is one that was started already, with two children asked for.
    `rehearse` lets a worker warm up while it waits, on a core of its own: right for a learner, who reads between two
    runs, wasted where run follows run. `reuse` is for lint, which runs a pack's own programs by the thousand: a worker
    serves the next program too, unless something of the last one is left in it.
    """

    def __init__(
        self,
        preload: bool = True,
        trusted: frozenset[str] = frozenset(),
        starter: StarterProcess | None = None,
        rehearse: bool = True,
        reuse: bool = False,
    ) -> None:
        self._preload = preload
        self._trusted = trusted
        self._ready = ReadyWorkers(rehearse, reuse)
        self._lock = threading.Lock()
        self._background = Background(self._make_ready)
        self._starter = starter
        self._elsewhere: StarterProcess | None = None
        self._judge: Judge | None = None

    def start(self) -> None:
        """Start the processes ahead of the first run. Raises `CheckingUnavailable` where none can run."""
        with self._lock:
            self._started()

    def prepare(self, drill: Drill, twists: tuple[int, ...] = ()) -> None:
        """Load the checks of a drill ahead of its first run. Raises `BrokenChecks`, `CheckingUnavailable`."""
        with self._lock:
            self._set_up(drill, twists)
            self._prepare_next()

    def check_entries(self, drill: Drill) -> tuple[Entry, ...]:
        """All checks of a drill, those of its twists included, in order. Raises `BrokenChecks`."""
        with self._lock:
            return self._set_up(drill, ()).entries

    @property
    def broken(self) -> type[Exception]:
        """What `run` raises where the checks, not the program, are at fault."""
        return BrokenChecks

    def run(
        self, drill: Drill, text: str, twists: tuple[int, ...] = (), *, seed: str | None = None, patience: float = 1.0
    ) -> Report:
        """Run a program. The report is about the program: `BrokenChecks` is raised where the checks are at fault.

        `twists` are the numbers of the follow-ups asked for, `seed` repeats the names and numbers of a run,
        `patience` scales its time limits.
        """
        started = time.perf_counter()
        # Whoever reads a file takes its mark off; one that was pasted along is no part of the program either.
        text = text.removeprefix("\ufeff")
        refusal = too_long(text) or self._strange(drill)
        if refusal is not None:
            return Report(drill.id, twists, "refused", (), problem=refusal)
        with self._lock:
            try:
                self._ready.begin((drill.path, twists), text)
                with KeptOn(self._ready.trainer_core):
                    judge = self._set_up(drill, twists)
                    # However short the time of a program, its judge is not to be held up by a busy machine.
                    judge.begin(max(1.0, patience))
                    entries = selected(judge.entries, drill, twists)
                    run = Run(self, judge, entries, text, seed or os.urandom(8).hex(), patience)
                    run.execute()
            except BrokenChecks:
                self._drop_judge()
                raise
            finally:
                self._prepare_next()
        return self._report(drill, twists, entries, run, time.perf_counter() - started)

    def draw(self, drill: Drill, seeds: Sequence[str] = ()) -> list[Drawn]:
        """Values of a number drill with their working and result, one for each of `seeds`; one by chance without any.

        Raises:
            BrokenChecks: the drill's file can't be used.
            CheckingUnavailable: nothing can be run here, or nothing that comes from elsewhere.
        """
        refusal = self._strange(drill)
        if refusal is not None:
            raise CheckingUnavailable(refusal.message)
        from trainer.checking.running.numbers import draw_numbers  # not on the way of `trainer check`

        return self._in_child(lambda child: draw_numbers(child, drill, seeds or (os.urandom(8).hex(),)))

    def demo(self, drill: Drill, text: str) -> Demo:
        """Run a snippet of `drill` alone, as its own program. Raises `CheckingUnavailable` as `draw` does."""
        refusal = self._strange(drill)
        if refusal is not None:
            raise CheckingUnavailable(refusal.message)
        from trainer.checking.running.demo import run_demo  # only lint asks

        return self._in_child(lambda child: run_demo(child, text))

    def layers(self) -> dict[str, str]:
        """The layers on the processes that run programs, each "applied" or the reason why not."""
        with self._lock:
            return self._started().wait_until_up()

    def observed(self) -> dict[str, str]:
        """What a confined process could do when it tried: each act "closed" or "OPEN"."""
        with self._lock:
            return self._started().observe()

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            self._background.stop()
            for starter in (self._starter, self._elsewhere):
                if starter is not None:
                    starter.close()
            if self._judge is not None:
                self._judge.child.close()
            self._ready.close()
            self._starter = self._elsewhere = self._judge = None

    def __enter__(self) -> Checker:
        return self

    def __exit__(self, *ending: object) -> None:
        self.close()

    # What a run asks for (see `run.Workers`).

    def take_worker(self, program: str) -> Conversation:
        """The worker that has begun, a used one, the one that was prepared, or a fresh one: it is loading `program`."""
        return self._ready.take(self._started(), program)

    def end_worker(self, worker: Conversation) -> None:
        """Kill a worker."""
        self._started().end(worker)

    def return_worker(self, worker: Conversation) -> None:
        """Take back a worker that came to its end."""
        self._ready.give_back(worker)

    def line_of(self, worker: Conversation) -> int | None:
        """The line of the program that a worker is at."""
        return self._started().line_of(worker)

    def ending_of(self, worker: Conversation) -> Ending | None:
        """How a worker that went away ended."""
        return self._started().ending_of(worker)

    def call_elsewhere(self, program: str, name: str, args: Any) -> Any:
        """The outcome of a call of the program under another starter: another hash seed, days later."""
        if self._elsewhere is None:
            self._elsewhere = StarterProcess(preload=False)
        setup = self._ready.setup._replace(texts=(), compiled=(), main="")
        worker = self._elsewhere.take_child()
        worker.send_frame(worker_role(setup, rehearse=False, ahead=_DAYS_AHEAD * 86_400))
        try:
            worker.receive(LOAD_SECONDS)
            worker.send_program(program)
            worker.receive(LOAD_SECONDS)
            worker.send({"call": name, "args": args})
            return worker.receive(CHECK_SECONDS).get("outcome")
        except (Late, Gone, Flooded, BadFrame):
            return plain.encode({"raised": "Stopped", "kinds": [], "message": "it did not come back"})
        finally:
            self._elsewhere.end(worker)
            self._elsewhere.ask_for_child()

    def _in_child(self, use: Callable[[Conversation], Used]) -> Used:
        """What `use` makes of a confined process without a role, which ends with it."""
        with self._lock:
            starter = self._started()
            child = starter.take_child()
            try:
                return use(child)
            finally:
                starter.end(child)
                if self._preload:
                    starter.ask_for_child()

    def _strange(self, drill: Drill) -> Problem | None:
        return not_isolated(drill.pack, self._trusted, self.observed)

    def _started(self) -> StarterProcess:
        if self._starter is None or not self._starter.alive:
            if self._starter is not None:
                self._starter.close()
            self._judge = None
            self._ready.forget()
            self._starter = StarterProcess(self._preload, children=2)
        return self._starter

    def _set_up(self, drill: Drill, twists: tuple[int, ...]) -> Judge:
        starter = self._started()
        setup = readable_setup(drill, twists)
        self._ready.fit(starter, (drill.path, twists), setup)
        if self._judge is None or self._judge.setup.texts != setup.texts or self._judge.setup.main != setup.main:
            self._drop_judge()
            child = starter.take_child()
            try:
                self._judge = Judge(child, setup, partial(_replaced, starter))
            except BrokenChecks:
                starter.end(child)
                raise
            if self._preload:
                starter.ask_for_child()
        return self._judge

    def _prepare_next(self) -> None:
        """Have the next worker of the same drill made ready in the background, while the learner reads."""
        if self._preload:
            self._background.ask()

    def _make_ready(self) -> None:
        with self._lock:
            if self._starter is None:
                return
            try:
                self._ready.make_ready(self._started())
            except (CheckingUnavailable, Gone, Late):
                # The next run will meet it, and say so.
                return

    def _drop_judge(self) -> None:
        if self._judge is not None and self._starter is not None:
            self._starter.end(self._judge.child)
        self._judge = None

    def _report(
        self, drill: Drill, twists: tuple[int, ...], entries: tuple[Entry, ...], run: Run, seconds: float
    ) -> Report:
        checks = tuple(run.results[entry.name] for entry in entries if entry.name in run.results)
        return Report(
            drill=drill.id,
            twists=twists,
            outcome=verdicts.gravest(run.outcomes),
            checks=checks,
            mistakes=recognise(drill, twists, checks),
            problem=run.problem,
            stdout=clean(run.stdout),
            stderr=clean(run.stderr),
            truncated=run.truncated,
            seconds=seconds,
        )


def _replaced(starter: StarterProcess, child: Conversation) -> Conversation:
    """Another child without a role, in the place of one that is ended."""
    starter.end(child)
    return starter.take_child()
