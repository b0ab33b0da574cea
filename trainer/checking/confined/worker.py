"""The worker role: loads the learner's program and runs scenarios beside it.

It holds no verdict: it answers what its scenarios saw, and nothing it says on other ways (output, exit
status, files) counts. Frames; the first one carries `texts`, `compiled` and `main` (the checks), `given`, `names`
(what the program has to define) and `clock`: null for the real one, "controlled", or how many seconds a
controlled one is ahead:

    <- {"prepared": true}  or  {"broken": {...}}
    -> {"program": "body", "word": text} with the program's text as body; every answer from here on names that word
    <- {"loaded": true}  or  {"exit": text, "line"}
       or  {"problem": {"type", "message", "line", "column"}}
    -> {"run": [check names], "seed": text}, which is passed over where the program could not be loaded
    <- for each check: {"check": name} with the value as body, and maybe a "slip" of the program inside the scenario
       or  {"check": name, "raised": {...}}
    -> {"flight": check name}
    <- {"flight": [model: [call: [messages, tools, reply]]]}, as that check's models recorded it
    -> {"shapes": [names]}
    <- {"shapes": {name: what the program made of it}}
    -> {"watch": true}, which is not answered: coroutines that nobody awaits are noted from here on
    -> {"unawaited": true}
    <- {"unawaited": [{"name", "line"}]}
    -> {"call": function, "args": wire}
    <- {"outcome": wire}
    -> {"rest": word}
    <- {"at_rest": the word, if nothing of the program is left that another one could meet}
    <- {"elsewhere": function, "args": wire}, in the middle of a check   -> {"outcome": wire}
"""

from __future__ import annotations

import _thread
import builtins
import os
import select
import sys
import types

from trainer.checking import api
from trainer.checking.authoring import clocks, recording
from trainer.checking.between import bodies, plain, sources, wire
from trainer.checking.between.standing import PROGRAM_FILE
from trainer.checking.confined import (
    chance,
    describing,
    halving,
    semaphores,
    shapes,
    slips,
    streams,
    stub,
    surroundings,
    unawaited,
)
from trainer.checking.isolation import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PROGRAM = "answer"
GIVEN_FILE = "given.py"
STACK_BYTES = 2 << 20
"""For each thread of a program: each check loads it anew, and with the usual 8 MB a pool of ten threads that it makes
while it is loaded would soon have taken all of the address space."""

MOST_CPU_SECONDS = limits.CPU_SECONDS / 4
"""Processor time after which a worker is too old for another program, which would lack it before its own limit."""

_written, _select, _write = bodies.written, select.select, os.write
_encode, _decode, _send, _receive, _exit = plain.encode, plain.decode, wire.send, wire.receive, os._exit
_OPAQUE = plain.Opaque("too large")


def serve(control: int, first: dict[str, Any]) -> None:
    """Answer until the socket closes."""
    _offer_fake()
    semaphores.offer()
    _thread.stack_size(STACK_BYTES)
    worker = Worker(control, first["given"], tuple(first["names"]), first["clock"])
    try:
        if first["main"]:
            module = sources.load(first["texts"], first["main"], first["compiled"])
            worker.checks = {check.name: check for check in module.CHECKS}
            halving.keep_scenarios(
                worker.checks.values(), [sys.modules[name] for name in (*first["texts"], *first["compiled"])]
            )
            sources.forget(first["texts"], first["compiled"])
    except BaseException as error:
        _send(control, {"broken": {"type": type(error).__name__, "message": str(error)[:500]}})
        _exit(0)
    sources.settle()
    _send(control, {"prepared": True})
    if first["rehearse"]:
        worker.rehearse()
    while True:
        request = _receive(control)
        try:
            worker.answer(request)
        except BaseException as error:
            # What a program has set up, a trace function or a handler, raised it in the middle of this code.
            _write(2, f"{type(error).__name__}, raised inside the checks: {error}\n".encode(errors="replace"))
            _exit(wire.DISTURBED)


class Worker:
    """One program and the scenarios that are run beside it."""

    def __init__(self, control: int, given: str, names: tuple[str, ...], clock: str | float | None) -> None:
        self.checks: dict[str, api.Check] = {}
        self._control = control
        self._flights: dict[str, list[recording.Recorder]] = {}
        self._given = compile(given, GIVEN_FILE, "exec", dont_inherit=True) if given else None
        self._names = names
        self._clock = clock
        self._program: types.CodeType | None = None
        self._is_loaded = False
        self._word = ""
        self._surroundings = surroundings.Surroundings()
        self._builtins = dict(vars(builtins))
        api._elsewhere = self._ask_elsewhere
        api._restarted = self._restarted

    def rehearse(self) -> None:
        """Touch what a run will touch, so that the first real one finds its pages in memory; until there is one.

        Checks of twists are left out: they are seldom asked for, and many wait for threads.
        """
        self._load_first(stub.stub_of(self._names))
        api._elsewhere = _nobody_elsewhere
        for name, check in self.checks.items():
            if _select([self._control], (), (), 0)[0]:
                break
            if check.twist is None:
                wire.to_frame(*self._observe(name, "rehearsal"))
        api._elsewhere = self._ask_elsewhere
        self._program = None
        self._flights.clear()

    def answer(self, request: dict[str, Any]) -> None:
        """Answer one request of the trainer."""
        if "program" in request:
            self._word = request["word"]
            loaded = self._load_first(wire.receive_body(self._control).decode("utf-8", "surrogatepass"))
            self._is_loaded = "loaded" in loaded
            self._tell(loaded)
        elif "run" in request:
            for name in request["run"] if self._is_loaded else ():
                answer, seen = self._observe(name, request["seed"])
                self._tell(answer, seen)
        elif "flight" in request:
            ledgers = self._flights.get(request["flight"], [])
            self._tell({"flight": [describing.flight(ledger) for ledger in ledgers]}, instead={"flight": []})
        elif "shapes" in request:
            self._tell({"shapes": shapes.shapes_of(sys.modules.get(PROGRAM), request["shapes"])})
        elif "watch" in request:
            unawaited.watch()
        elif "unawaited" in request:
            self._tell({"unawaited": unawaited.look_away()})
        elif "call" in request:
            arguments = _decode(request["args"])
            outcome = api.outcome_of(getattr(self._fresh(), request["call"]), *arguments)
            self._tell({"outcome": _encode(outcome)}, instead={"outcome": _encode(_OPAQUE)})
        elif "rest" in request:
            self._tell({"at_rest": request["rest"] if self._is_at_rest() else None})

    def _is_at_rest(self) -> bool:
        """No thread runs on, built-ins are as they were, the folder could be emptied, and processor time remains."""
        if len(sys._current_frames()) > 1 or vars(builtins) != self._builtins or None in sys.modules.values():
            return False
        return self._surroundings.is_empty() and sum(os.times()[:2]) < MOST_CPU_SECONDS

    def _load_first(self, text: str) -> dict[str, Any]:
        try:
            self._program = compile(text, PROGRAM_FILE, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
            return {"problem": describing.syntax_problem(error)}
        self._remember_lines(text)
        try:
            self._surroundings.put_all_back()
            self._start_clock("load")
            module = self._execute()
            self._surroundings.look_around()
            missing = [name for name in self._names if not hasattr(module, name)]
        except SystemExit as error:
            return {"exit": describing.exit_code(error), "line": describing.last_line(error)}
        except BaseException as error:
            return {"problem": describing.raised(error)}
        finally:
            streams.flush()
        if missing:
            defined = describing.defined_in(module)
            return {
                "problem": {"type": "missing", "message": missing, "defined": defined, "line": None, "column": None}
            }
        return {"loaded": True}

    def _remember_lines(self, text: str) -> None:
        # So that tracebacks the program prints itself show its lines; not worth an import.
        linecache: Any = sys.modules.get("linecache")
        if linecache is not None:
            linecache.cache[PROGRAM_FILE] = (len(text), None, text.splitlines(True), PROGRAM_FILE)

    def _observe(self, name: str, seed: str) -> tuple[dict[str, Any], bytes | None]:
        """The answer to one check: a message and, where the scenario came to its end, what it saw as the body."""
        recording.LEDGERS.clear()
        slips.SEEN.clear()
        api.draw.reseed(f"{seed}:{name}")
        answer: dict[str, Any] = {"check": name}
        body = None
        try:
            self._start_clock(f"{seed}:{name}")
            seen = self.checks[name].scenario(self._fresh())
            if hasattr(type(seen), "__await__"):
                import asyncio

                seen = asyncio.run(seen)
            body = _written(seen)
            if slips.SEEN:
                answer["slip"] = slips.SEEN[0]
        except BaseException as error:
            answer["raised"] = describing.raised(error)
        self._flights[name] = list(recording.LEDGERS)
        streams.flush()
        return answer, body

    def _tell(self, answer: dict[str, Any], body: bytes | None = None, instead: dict[str, Any] | None = None) -> None:
        """Answer; what is too large for a frame is left out: the body, or all but what is said `instead`."""
        try:
            _send(self._control, {**answer, "word": self._word}, body)
        except wire.BadFrame:
            _send(self._control, {**(instead or answer), "word": self._word}, body and _written(_OPAQUE))

    def _start_clock(self, seed: str) -> None:
        chance.take_control(seed)
        if self._clock is not None:
            ahead = api.draw.random.randint(1, 100_000) if self._clock == "controlled" else self._clock
            clocks.take_control(float(ahead))

    def _fresh(self) -> types.ModuleType:
        """The program loaded anew, as it was the first time; what its demo prints was shown once already."""
        sys.modules.pop(PROGRAM, None)
        self._surroundings.put_all_back(streams.drop)
        return self._execute_unheard()

    def _restarted(self) -> types.ModuleType:
        """The program loaded anew, as by a process that was started again."""
        self._surroundings.put_back(streams.drop)
        return self._execute_unheard()

    def _execute_unheard(self) -> types.ModuleType:
        try:
            return self._execute()
        finally:
            streams.show()

    def _execute(self) -> types.ModuleType:
        module = types.ModuleType(PROGRAM)
        module.__file__ = PROGRAM_FILE
        module.__dict__["__builtins__"] = builtins
        sys.modules[PROGRAM] = module
        if self._given is not None:
            exec(self._given, module.__dict__)
        assert self._program is not None
        exec(self._program, module.__dict__)
        return module

    def _ask_elsewhere(self, name: str, args: tuple[Any, ...]) -> Any:
        self._tell({"elsewhere": name, "args": _encode(args)}, instead={"elsewhere": name, "args": _encode((_OPAQUE,))})
        return _decode(_receive(self._control)["outcome"])


def _nobody_elsewhere(name: str, args: tuple[Any, ...]) -> Any:
    """Stands for the other process while a worker warms up: the trainer does not listen yet."""
    raise NotImplementedError


def _offer_fake() -> None:
    """Put the fake that every drill may import where `from fake import ...` finds it."""
    fake = types.ModuleType("fake")
    fake.__dict__.update(FakeModel=recording.FakeModel, text=recording.text, call=recording.call)
    sys.modules["fake"] = fake
