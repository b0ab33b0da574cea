"""One run: a program, the checks it is held to, and as many workers as it takes."""

from __future__ import annotations

import os
import time
from typing import Any, Protocol

from trainer.catalog.faults import RECORDED_SEED
from trainer.checking.between import wire
from trainer.checking.isolation import limits
from trainer.checking.report import CheckResult, Outcome, Problem
from trainer.checking.running import endings, first_words, loading, verdicts
from trainer.checking.running.conversation import TOTAL_OUTPUT, Conversation, Flooded, Gone, Late
from trainer.checking.running.judging import Judge
from trainer.checking.running.signatures import asked_in
from trainer.checking.running.starting import Ending
from trainer.checking.running.verdicts import Entry, Stop

LOAD_SECONDS = 3.0
CHECK_SECONDS = 2.0
TOTAL_SECONDS = 10.0
LOADING_SECONDS = 10.0
"""What the loads of a program may take beyond that: each check loads it anew, with whatever its demo waits for."""
SLOW_SECONDS = 0.3
"""A load of so long is worth a word where the time was not enough."""
REST_SECONDS = 1.0


class _OutOfMemory(Exception):
    """The program reached its limit once; in the same process it would reach it again and again."""


class Workers(Protocol):
    """Where a run gets its processes from."""

    def take_worker(self, program: str) -> Conversation:
        """A worker that holds the checks and is loading a program."""

    def end_worker(self, worker: Conversation) -> None:
        """Kill a worker."""

    def return_worker(self, worker: Conversation) -> None:
        """Take back a worker that answered everything."""

    def line_of(self, worker: Conversation) -> int | None:
        """The line of the program that a worker is at; None when it does not say."""

    def ending_of(self, worker: Conversation) -> Ending | None:
        """How a worker that went away ended."""

    def call_elsewhere(self, program: str, name: str, args: Any) -> Any:
        """The outcome (wire form) of a call of the program in a process with another hash seed."""


class Run:
    """The state of one run; `execute` fills it."""

    def __init__(
        self, workers: Workers, judge: Judge, entries: tuple[Entry, ...], text: str, seed: str, patience: float = 1.0
    ) -> None:
        self.results: dict[str, CheckResult] = {}
        self.outcomes: list[Outcome] = []
        self.problem: Problem | None = None
        self.stdout = ""
        self.stderr = ""
        self.truncated = False
        self._workers = workers
        self._judge = judge
        self._entries = {entry.name: entry for entry in entries}
        self._text = text
        self._seed = seed
        self._errors: dict[str, dict[str, Any]] = {}
        self._slips: dict[str, dict[str, Any]] = {}
        self._patience = patience
        self._deadline = time.monotonic() + TOTAL_SECONDS * patience
        self._loading = 0.0
        self._shapes: Any = None
        self._unawaited: Any = None

    def execute(self) -> None:
        """Run every check, in a fresh worker after each that had to be stopped."""
        waiting = list(self._entries)
        before: Stop | None = None
        while waiting and self.problem is None:
            if time.monotonic() > self._deadline:
                self._skip(waiting, f"Not run: {self._used_up()}")
                break
            stopped = self._use_worker(waiting)
            if stopped is not None and stopped == before:
                self._skip(waiting, "Not run: two checks before it had to be stopped in the same way.")
                break
            before = stopped
        judged = verdicts.skip_dependents(self._entries.values(), self.results)
        self.results = verdicts.tell_slips(judged, self._slips)
        if self.problem is None and not all(result.passed for result in self.results.values()):
            self._say_first()

    def _say_first(self) -> None:
        """What is wrong at the root, where the checks see only what follows from it."""
        asked = asked_in(self._judge.setup.signatures)
        ordered = {name: self.results[name] for name in self._entries if name in self.results}
        failed = first_words.Failed(
            self._text, asked, ordered, self._errors, self._slips, self._shapes, self._unawaited
        )
        self.problem = first_words.problem_of(failed) or verdicts.common_problem(self._errors, len(self._entries))
        if self.problem is not None:
            self.outcomes.append("error")
        else:
            self.results = verdicts.tell_first(ordered, first_words.hints_on(failed))

    def _use_worker(self, waiting: list[str]) -> Stop | None:
        """Run what is waiting in one worker until it is done or has to be stopped; how it was stopped."""
        worker = self._workers.take_worker(self._text)
        loaded = False
        line: int | None = None
        stopped: Stop | None = None
        try:
            worker.send({"run": list(waiting), "seed": self._seed})
            loaded = self._hear_loaded(worker, len(waiting))
            if loaded:
                self._take_answers(worker, waiting)
                self._look_into_failed(worker)
        except Late:
            line = self._workers.line_of(worker)
            stopped = endings.of_one_that_was_late(self._workers.ending_of(worker))
        except Flooded:
            stopped = "output"
        except _OutOfMemory:
            stopped = "memory"
        except wire.BadFrame:
            stopped = "disturbed"
        except Gone:
            stopped = endings.of_one_that_went_away(self._workers.ending_of(worker))
        self._keep_output(worker)
        if stopped is None:
            self._workers.return_worker(worker)
        else:
            self._workers.end_worker(worker)
            self._note_stop(stopped, line, loaded, waiting)
        return stopped

    def _hear_loaded(self, worker: Conversation, checks: int) -> bool:
        started = time.monotonic()
        reply = worker.receive(LOAD_SECONDS * self._patience)
        if reply.get("loaded") is True:
            if not self._loading:
                self._loading = time.monotonic() - started
                self._deadline += min(self._loading * checks, LOADING_SECONDS * self._patience)
            return True
        if "exit" not in reply and "problem" not in reply:
            raise wire.BadFrame("no answer to the question whether it loaded")
        self.problem = loading.load_problem(reply, self._text, asked_in(self._judge.setup.signatures))
        memory = self.problem.type == "MemoryError"
        self.outcomes.append("exited" if "exit" in reply else "memory" if memory else "error")
        return False

    def _take_answers(self, worker: Conversation, waiting: list[str]) -> None:
        try:
            while waiting:
                answer, seen = self._answer_of(worker, waiting[0])
                if "raised" in answer and "MemoryError" in answer["raised"]["kinds"]:
                    raise _OutOfMemory
                self._note(waiting.pop(0), answer, seen)
        finally:
            self._settle()

    def _note(self, name: str, answer: dict[str, Any], seen: bytes | None) -> None:
        """Have what a scenario saw judged meanwhile, or note at once what the program raised."""
        if seen is not None:
            if "slip" in answer:
                self._slips[name] = verdicts.error_in(answer["slip"])
            self._judge.submit(name, seen)
            return
        self._errors[name] = answer["raised"]
        self.results[name] = verdicts.raised(self._entries[name], answer["raised"])
        self.outcomes.append(verdicts.outcome_of_raised(answer["raised"]))

    def _settle(self) -> None:
        """Take the verdicts on all that was given to the judge."""
        for name, verdict in self._judge.collect():
            self.results[name] = verdicts.judged(self._entries[name], verdict)
            if not self.results[name].passed:
                self.outcomes.append("failed")

    def _answer_of(self, worker: Conversation, name: str) -> tuple[dict[str, Any], bytes | None]:
        """What the worker says of a check, and what the scenario saw unless the program ended it."""
        while True:
            patience = self._time_for_check()
            answer = worker.receive(patience)
            if "elsewhere" in answer:
                # Asking costs the program nothing, and answering costs a process.
                if time.monotonic() > self._deadline:
                    raise Late
                outcome = self._workers.call_elsewhere(self._text, str(answer["elsewhere"]), answer.get("args"))
                worker.send({"outcome": outcome})
            elif answer.get("check") != name:
                raise wire.BadFrame("an answer to another question")
            else:
                if "raised" not in answer:
                    return answer, worker.receive_body(patience)
                answer["raised"] = verdicts.error_in(answer["raised"])
                return answer, None

    def _time_for_check(self) -> float:
        return min(CHECK_SECONDS * self._patience + self._loading, max(0.0, self._deadline - time.monotonic()))

    def _look_into_failed(self, worker: Conversation) -> None:
        """What a learner and the comparison need to know of the failed checks, while the program is there."""
        judged = {name: result for name, result in self.results.items() if not result.skipped and not result.stopped}
        failed = [name for name, result in judged.items() if not result.passed]
        if not failed:
            return
        try:
            worker.send({"shapes": list(asked_in(self._judge.setup.signatures))})
            self._shapes = worker.receive(self._time_for_check()).get("shapes")
            if self._seed == RECORDED_SEED:
                return
            for name in failed:
                worker.send({"flight": name})
                flight = verdicts.flight_of(worker.receive(self._time_for_check()).get("flight"))
                self.results[name] = self.results[name]._replace(flight=flight)
            worker.send({"watch": True})
            # Once more on fixed names and numbers, for signatures that can be compared.
            worker.send({"run": failed, "seed": RECORDED_SEED})
            self._compare_signatures(worker, failed)
            worker.send({"unawaited": True})
            self._unawaited = worker.receive(self._time_for_check()).get("unawaited")
        except (Late, Gone, Flooded, wire.BadFrame):
            # The verdicts stand; only the comparison with known faults has less to go by.
            return

    def _compare_signatures(self, worker: Conversation, failed: list[str]) -> None:
        try:
            for name in failed:
                answer, seen = self._answer_of(worker, name)
                if seen is None:
                    self._sign(name, verdicts.raised(self._entries[name], answer["raised"]))
                else:
                    self._judge.submit(name, seen)
        finally:
            for name, verdict in self._judge.collect():
                self._sign(name, verdicts.judged(self._entries[name], verdict))

    def _sign(self, name: str, repeated: CheckResult) -> None:
        self.results[name] = verdicts.with_signature(self.results[name], repeated)

    def _note_stop(self, stopped: Stop, line: int | None, loaded: bool, waiting: list[str]) -> None:
        outcome = verdicts.outcome_of_stop(stopped)
        self.outcomes.append(outcome)
        megabytes = TOTAL_OUTPUT >> 20
        if not loaded:
            say = verdicts.stop_sentence(stopped, line, LOAD_SECONDS, megabytes, limits.MEMORY_MB)
            self.problem = Problem(outcome, f"While it was loaded: {say[0].lower()}{say[1:]}")
        elif waiting:
            name = waiting.pop(0)
            say = verdicts.stop_sentence(stopped, line, CHECK_SECONDS, megabytes, limits.MEMORY_MB)
            result = verdicts.stopped(self._entries[name], stopped, say)
            if stopped == "timeout" and self._loading >= SLOW_SECONDS and time.monotonic() > self._deadline:
                result = result._replace(message=f"Stopped: {self._used_up()}")
            self.results[name] = result

    def _used_up(self) -> str:
        say = "the time for all checks together was used up."
        if self._loading < SLOW_SECONDS:
            return say
        return (
            f"{say} Each check loads your program anew, which takes {self._loading:.1f} s. "
            'Put what waits there under `if __name__ == "__main__":`.'
        )

    def _skip(self, waiting: list[str], why: str) -> None:
        for name in waiting:
            self.results[name] = verdicts.skipped(self._entries[name], why)
        waiting.clear()

    def _keep_output(self, worker: Conversation) -> None:
        try:
            worker.drain()
        except Flooded:
            self.outcomes.append("output")
        self.stdout += worker.output
        self.stderr += worker.errors
        self.truncated = self.truncated or worker.truncated


def is_at_rest(worker: Conversation) -> bool:
    """Whether a worker has nothing left of the program that it ran, so that another one would run in it as in a fresh
    one."""
    # A word that nobody could know before: whatever a program wrote ahead, or left in the stream, is another answer.
    word = os.urandom(8).hex()
    try:
        worker.send({"rest": word})
        return worker.receive(REST_SECONDS).get("at_rest") == word
    except (Late, Gone, Flooded, wire.BadFrame):
        return False
