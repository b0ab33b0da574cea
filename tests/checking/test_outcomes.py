"""Programs that never end, crash, leave early, flood, eat memory or ask: each gets its outcome by name."""

from __future__ import annotations

import re

import pytest
from echoing import GOOD

from trainer.catalog.models import Drill
from trainer.checking.server import Checker

TRACING = """
import sys

def trace(frame, event, argument):
    if frame.f_code.co_name == "_tell":
        raise ValueError("no")

def run(x):
    sys.setprofile(trace)
    return x
"""


OUTCOMES = [
    ("passed", GOOD),
    ("failed", "def run(x):\n    return None\n"),
    ("error", ""),
    ("error", "def run(x:\n"),
    ("error", "import nothing_of_that_name\n"),
    ("error", "answer = input()\n"),
    ("error", "def run():\n    pass\n"),
    ("error", "def run(x):\n    return unknown_name\n"),
    ("error", "run = 3\n"),
    ("error", "x = '\\x00'\nraise ValueError('\\x1b[2J')\n"),
    ("error", "\x00"),
    ("error", "x = " + "(" * 5000 + ")" * 5000),
    ("timeout", "while True: pass\n"),
    ("timeout", "def run(x):\n    while True: pass\n"),
    ("timeout", "import time\ndef run(x):\n    time.sleep(60)\n"),
    ("timeout", "import threading\ndef run(x):\n    threading.Event().wait()\n"),
    ("output", "def run(x):\n    while True: print('x' * 10_000)\n"),
    ("output", "import sys\ndef run(x):\n    while True: sys.stderr.write('x' * 10_000)\n"),
    ("memory", "def run(x):\n    return 'x' * (1 << 33)\n"),
    ("memory", "def run(x):\n    kept = []\n    while True: kept.append(bytearray(1 << 24))\n"),
    ("memory", "kept = bytearray(1 << 33)\n"),
    ("exited", "import os\nos._exit(0)\n"),
    ("exited", "import os\ndef run(x):\n    os._exit(0)\n"),
    ("exited", "import sys\nsys.exit()\n"),
    ("exited", "import sys\ndef run(x):\n    sys.exit(0)\n"),
    ("crashed", "import ctypes\ndef run(x):\n    ctypes.string_at(0)\n"),
    ("crashed", "import os\ndef run(x):\n    os.abort()\n"),
    ("crashed", "import os, signal\ndef run(x):\n    os.kill(os.getpid(), signal.SIGKILL)\n"),
    ("crashed", TRACING),
]


@pytest.mark.parametrize(("outcome", "program"), OUTCOMES)
def test_each_ending_has_its_name_and_the_next_run_is_right(
    outcome: str, program: str, echo: Drill, checker: Checker
) -> None:
    # What fills memory or floods takes its time on a busy machine.
    report = checker.run(echo, program, patience=4.0 if outcome in ("memory", "output") else 1.0)
    assert report.outcome == outcome, report
    assert report.passed == (outcome == "passed")
    assert all(check.message or check.passed for check in report.checks)
    assert checker.run(echo, GOOD).passed


def test_a_long_text_in_any_alphabet_is_handed_over(echo: Drill, checker: Checker) -> None:
    for letter in ("é", "\N{SNOWMAN}", "\N{GRINNING FACE}", "\x01", " "):
        text = f"{GOOD}#{letter * 1_000_000}\n"
        assert checker.run(echo, text, patience=4.0).passed, letter
    assert checker.run(echo, "\ufeff" + GOOD).passed


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("raise MemoryError\n", "Your program raised MemoryError while it was loaded (line 1)."),
        ("import os\nos.kill(os.getpid(), 9)\n", "ended by a signal here"),
        ("import os\nos.closerange(3, 64)\n", "a descriptor that belongs to the"),
        ("import os\nos.abort()\n", "the Python interpreter itself crashed here"),
        ("raise SystemExit('x' * 10_000_000)\n", "ended itself while it was loaded (exit status xxx"),
        ("class X:\n    def __str__(self): raise ValueError\nraise SystemExit(X())\n", "(exit status unknown)"),
        ("\nexec('x = (')\n", "raised SyntaxError while it was loaded (line 2): '(' was never closed"),
        ("raise IndentationError\n", "raised IndentationError while it was loaded (line 1)"),
        ("x = (\n", "Line 1 is not Python yet: '(' was never closed."),
        ("import pickle\npickle.loads(b'')\n", "raised EOFError while it was loaded (line 2): Ran out of input."),
        ("input()\n", "asks for input"),
    ],
)
def test_what_ended_a_program_is_not_put_down_to_something_else(
    program: str, says: str, echo: Drill, checker: Checker
) -> None:
    problem = checker.run(echo, program).problem
    assert problem is not None and says in problem.message


def test_the_same_fault_has_the_same_signature_run_after_run(echo: Drill, checker: Checker) -> None:
    wrong = "def run(x):\n    return [x]\n"
    first, second = (checker.run(echo, wrong, seed=seed) for seed in ("one", "two"))
    assert [check.signature for check in first.checks] == [check.signature for check in second.checks]
    assert first.checks[0].observed != second.checks[0].observed


def test_a_syntax_error_has_its_place(echo: Drill, checker: Checker) -> None:
    problem = checker.run(echo, "def run(x):\n    return x +\n").problem
    assert problem is not None and problem.line == 2


def test_a_bom_and_windows_line_ends_are_no_fault(echo: Drill, checker: Checker) -> None:
    assert checker.run(echo, "def run(x):\r\n    return x\r\n").passed


def test_too_long_a_program_is_refused(echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, "#" * 1_500_000)
    assert report.outcome == "refused" and report.problem is not None


@pytest.mark.parametrize(
    ("given", "shown"),
    [("iter([x])", "<list_iterator>"), ("[x, lambda: x]", ["<function>"]), ("run", "<function>")],
)
def test_what_is_no_plain_data_is_shown_by_the_name_of_its_class(
    given: str, shown: object, echo: Drill, checker: Checker
) -> None:
    observed = checker.run(echo, f"def run(x):\n    return {given}\n").checks[0].observed
    assert (observed[1:] if isinstance(observed, list) else observed) == shown


def test_a_name_that_is_not_there_is_said_beside_those_that_are(echo: Drill, checker: Checker) -> None:
    near = checker.run(echo, "from os import path as also\ndef runs(x): return x\n").problem
    assert near is not None
    assert near.message == (
        "Your program does not define `run`. Line 2 defines `runs`: is it that? Write the name as in the signature."
    )
    none = checker.run(echo, "x = 1\n").problem
    assert none is not None
    assert none.message == "Your program does not define `run`. Check the name in the signature."


STANDS = {
    "a loop": ("    x = [x]\n    while x: pass", 3),
    "a long sleep": ("    import time\n    time.sleep(60)", 3),
    "a lock": ("    import threading\n    lock = threading.Lock()\n    with lock: lock.acquire()", 4),
    "one long step": ("    return 10 ** 10 ** 9", 2),
    "a loop deep inside": ("    if n: run(x, n - 1)\n    while True: pass", 3),
    "a coroutine": ("    import asyncio\n    asyncio.run(asyncio.sleep(60))", 3),
}


@pytest.mark.parametrize(("body", "line"), STANDS.values(), ids=STANDS)
def test_a_program_that_was_stopped_hears_where_it_stood(body: str, line: int, echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, f"def run(x, n=300):\n{body}\n", patience=0.2)
    assert report.outcome == "timeout"
    assert report.checks[0].message.endswith(f"it was stopped at line {line}.")
    assert report.stderr == "", "where it stood is no output of its own"


def test_where_a_program_stands_while_it_is_loaded_is_said(echo: Drill, checker: Checker) -> None:
    problem = checker.run(echo, "x = 1\nwhile x:\n    x = 2\n", patience=0.2).problem
    assert problem is not None
    assert re.search(r"stopped at line [23]\.", problem.message)


def test_a_program_that_hears_no_signal_is_stopped_all_the_same(echo: Drill, checker: Checker) -> None:
    deaf = "import signal\nsignal.signal(signal.SIGUSR2, signal.SIG_IGN)\ndef run(x):\n    while True: pass\n"
    report = checker.run(echo, deaf, patience=0.2)
    assert report.outcome == "timeout"
    assert report.checks[0].message.endswith("so it was stopped.")
