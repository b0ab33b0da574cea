"""Programs that never end, crash, leave early, flood, eat memory or ask: each gets its outcome by name."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill, Pack, Section
from trainer.checking.report import CheckResult
from trainer.checking.server import Checker

CHECKS = """
from trainer.checking.api import check, draw, expect

@check("gives back what it was given", landmark="same")
def same(program):
    word = draw.word()
    return {"word": word, "got": program.run(word)}

@same.expect
def _(seen):
    expect(seen["got"]).equals(seen["word"], f"`run` did not give back {seen['word']}.")

@check("takes a number too", landmark="same")
def number(program):
    number = draw.number()
    return {"number": number, "got": program.run(number)}

@number.expect
def _(seen):
    expect(seen["got"]).equals(seen["number"], f"`run` did not give back {seen['number']}.")
"""
ASKING_FIRST = """
from trainer.checking.api import check, elsewhere, expect

@check("gives back the same in another process", landmark="same")
def away(program):
    return elsewhere("run", 7)

@away.expect
def _(outcome):
    expect(outcome).equals({"returned": 7}, "Another process gave back something else.")
"""
STARTED_AGAIN = """
from trainer.checking.api import check, expect, restarted

@check("counts from the start after a restart", landmark="same")
def again(program):
    before = [program.run(0), program.run(0)]
    return [*before, restarted().run(0), program.run(0)]

@again.expect
def _(counts):
    expect(counts).equals([1, 2, 1, 3], "A program that is started again shares nothing with the one before.")
"""
GOOD = "def run(x):\n    return x\n"


@pytest.fixture
def echo(tmp_path: Path) -> Drill:
    """A drill with two checks."""
    for folder in ("drills/a", "snippets", "answers"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "drills/a/echo_checks.py").write_text(CHECKS, encoding="utf-8")
    (tmp_path / "snippets/echo.py").write_text(GOOD, encoding="utf-8")
    pack = Pack(
        "test", "1", tmp_path / "drills", tmp_path / "snippets", tmp_path / "answers", (Section("A", "a", "A"),), True
    )
    return Drill("echo", "code", "A", "Echo", "?", 1, "must", pack, tmp_path / "drills/a/echo.toml", "run(x)")


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


FORGERIES = [
    # Whatever equals everything, prints a verdict, or reaches for the process around it, is no right answer.
    "class Any:\n    def __eq__(self, other): return True\ndef run(x):\n    return Any()\n",
    "class Any(str):\n    def __eq__(self, other): return True\ndef run(x):\n    return Any('no')\n",
    "class Any(int):\n    def __eq__(self, other): return True\ndef run(x):\n    return Any(-1)\n",
    'print(\'{"check": "gives back what it was given", "passed": true}\')\ndef run(x):\n    return None\n',
    """import os
for fd in range(3, 20):
    try: os.write(fd, b'\\0\\0\\0\\x0e{"met": true}')
    except OSError: pass
def run(x): return 0
""",
    "import atexit\natexit.register(print, 'ok')\ndef run(x):\n    return None\n",
    "import builtins\nbuiltins.all = lambda *a: True\ndef run(x):\n    return None\n",
    "import json\njson.JSONEncoder.encode = lambda self, o: '{}'\ndef run(x):\n    return None\n",
]


@pytest.mark.parametrize("program", FORGERIES)
def test_no_trick_makes_a_wrong_answer_pass(program: str, echo: Drill, checker: Checker) -> None:
    assert not checker.run(echo, program).passed
    assert checker.run(echo, GOOD).passed


IN_THE_WORKERS_PLACE = """
import json, os, struct, time

def frame(message):
    text = json.dumps(message).encode()
    return struct.pack("!I", len(text)) + text

def heard(descriptor):
    size = struct.unpack("!I", os.read(descriptor, 4))[0]
    return json.loads(os.read(descriptor, size))

asked = heard(3)
os.write(3, frame({"loaded": True, **WORD}))
for name in asked["run"]:
    os.write(3, frame({"check": name, **WORD}) + frame({"word": "a", "number": "a", "got": "a"}))
time.sleep(60)
"""


@pytest.mark.parametrize("word", ["{}", '{"word": None}', '{"word": asked.get("word", "")}', '{"word": asked["seed"]}'])
def test_a_program_that_answers_in_the_workers_place_is_found_out(word: str, echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, IN_THE_WORKERS_PLACE.replace("**WORD", f"**{word}") + GOOD)
    assert report.outcome == "crashed", report
    assert report.problem is not None and "belongs to them" in report.problem.message
    assert checker.run(echo, GOOD).passed


def test_a_program_reaches_neither_files_nor_network_nor_processes(
    echo: Drill, checker: Checker, tmp_path: Path
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("mine", encoding="utf-8")
    acts = [
        f"open({str(secret)!r}).read()",
        f"open({str(secret)!r}, 'w')",
        "open('/etc/passwd').read()",
        "__import__('socket').create_connection(('127.0.0.1', 9))",
        "__import__('os').fork()",
        "__import__('subprocess').run(['true'])",
        "__import__('os').kill(__import__('os').getppid(), 9)",
    ]
    for act in acts:
        report = checker.run(echo, f"def run(x):\n    {act}\n    return x\n")
        assert not report.passed, act
        assert any("Permission" in check.message for check in report.failed_checks), (act, report)
    assert secret.read_text(encoding="utf-8") == "mine"
    assert checker.run(echo, GOOD).passed


def test_output_is_kept_clean_and_short(echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, "print('a\\x1b[2Jb\\x07')\nprint('x' * 300_000)\n" + GOOD)
    assert report.passed
    assert "\x1b" not in report.stdout and "\\x1b[2J" in report.stdout
    assert report.truncated and len(report.stdout) < 200_000


HOLDS = {
    "a bound method": "import sys\nsay = sys.{}.write\n",
    "a default value": "import sys\ndef say(line, to=sys.{}): print(line, end='', file=to)\n",
    "its bytes": "import sys\ndef say(line, to=sys.{}.buffer): to.write(line.encode()); to.flush()\n",
    "a wrapper": "import io, sys\nsys.{0} = io.TextIOWrapper(sys.{0}.buffer)\ndef say(line): sys.{0}.write(line)\n",
    "its own buffer": "import io, sys\nsys.{0} = io.TextIOWrapper(sys.{0}.detach())\n"
    "def say(line): sys.{0}.write(line)\n",
    "a handler": "import logging, sys\nlogging.basicConfig(stream=sys.{}, format='%(message)s')\n"
    "def say(line): logging.warning(line.strip())\n",
}


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
@pytest.mark.parametrize("hold", HOLDS.values(), ids=HOLDS)
def test_a_stream_that_was_got_hold_of_while_loading_shows_what_is_said_later(
    hold: str, stream: str, echo: Drill, checker: Checker
) -> None:
    program = hold.format(stream) + "say('loaded\\n')\ndef run(x):\n    say('called\\n')\n    return x\n"
    report = checker.run(echo, program)
    assert report.passed, report
    # Each check loads it anew, and what it says then was shown once already.
    assert (report.stdout + report.stderr, getattr(report, stream)) == ("loaded\ncalled\ncalled\n",) * 2


A_LOOP = "loop = asyncio.get_event_loop()\n"
if sys.version_info >= (3, 14):
    # Nobody makes one unasked any more.
    A_LOOP = f"try: {A_LOOP}except RuntimeError: asyncio.set_event_loop(loop := asyncio.new_event_loop())\n"
LEAVES = {
    "its output opened anew": "import os, sys\nsys.stdout = os.fdopen(sys.stdout.fileno(), 'w', 1)\n",
    "a file over its output": "out = open(1, 'w')\nprint('ready', file=out)\n",
    "a file over its errors, closed": "with open(2, 'w') as err:\n    err.write('ready')\n",
    "its input read": "data = open(0).read()\n",
    "its input opened anew": "import sys\nsys.stdin = open(0)\n",
    "its input detached": "import sys\nlines = sys.stdin.detach()\n",
    "its input deleted": "import sys\ntext = sys.stdin.read()\ndel sys.stdin\n",
    "closed descriptors": "import os\nfor number in range(3): os.close(number)\n",
    "closed streams": "import sys\nsys.stdout.close()\nsys.stdin.close()\n",
    "deleted streams": "import sys\nsys.stdout.flush()\ndel sys.stdout, sys.stderr\n",
    "a new file": "open('notes.txt', 'x').close()\n",
    "a new folder": "import os\nos.mkdir('work')\nos.chdir('work')\n",
    "a new table": "import sqlite3\nbase = sqlite3.connect('runs.db')\n"
    "base.execute('create table runs (id)')\nbase.commit()\n",
    "many open files": "kept = [open(f'{number}.log', 'x') for number in range(20)]\ndef keep(): return kept\n",
    "another environment": "import os\ndel os.environ['HOME']\nos.environ['MODE'] = os.environ.get('MODE', '') + 'x'\n"
    "assert os.environ['MODE'] == 'x'\n",
    "a handler": "import logging\nassert not logging.root.handlers\nlogging.basicConfig()\n",
    "levels": "import logging\nlog = logging.getLogger('code')\nassert log.getEffectiveLevel() == logging.WARNING\n"
    "log.setLevel(10)\nlogging.root.setLevel(20)\nlogging.disable()\n",
    "a logger of a class of its own": "import logging\nclass Log(logging.Logger): pass\nlogging.setLoggerClass(Log)\n"
    "assert type(logging.getLogger('trace')) is Log\n",
    "its output taken from its buffer": "import io, sys\n"
    "sys.stdout = io.TextIOWrapper(sys.stdout.detach().detach(), write_through=True)\n",
    "its output set up anew": "import sys\nassert sys.stdout.errors != 'replace'\n"
    "sys.stdout.reconfigure(encoding='latin-1', errors='replace')\n",
    "its end closed": "import sys\nprint('ready')\nsys.stdout.buffer.raw.close()\n",
    "a folder that is gone": "import os, tempfile\nwith tempfile.TemporaryDirectory() as f: os.chdir(f)\n",
    "a loop that is closed": f"import asyncio\n{A_LOOP}loop.run_until_complete(asyncio.sleep(0))\nloop.close()\n",
    "no loop": f"import asyncio\n{A_LOOP}asyncio.run(asyncio.sleep(0))\n",
    "arguments": "import sys\nname = sys.argv.pop(0)\n",
    "an environment of its own": "import os\nos.environ = {**os.environ, 'RUNS': os.environ.get('RUNS', '') + 'x'}\n"
    "assert os.environ['RUNS'] == 'x'\n",
    "another print": "import builtins\nassert builtins.print.__module__ == 'builtins'\ndef say(*words): pass\n"
    "builtins.print = say\n",
    "warnings as errors": "import warnings\nwarnings.warn('old')\nwarnings.simplefilter('error')\n",
    "another precision": "import decimal\nassert decimal.getcontext().prec == 28\ndecimal.getcontext().prec = 3\n",
}


@pytest.mark.parametrize("leaving", LEAVES.values(), ids=LEAVES)
def test_what_one_loading_leaves_about_meets_no_other(leaving: str, echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, leaving + GOOD)
    assert report.passed, report


def test_a_key_more_that_is_nested_very_deep_does_no_harm_either_way(catalog: Catalog, checker: Checker) -> None:
    program = Path(__file__).parents[1] / "programs" / "agreement" / "right" / "all_pairs.py"
    deep = (
        "\nimport sys\nsys.setrecursionlimit(20_000)\nplain = agreement\ndef agreement(*labels):\n    more = 1\n"
        "    for _ in range(5_000): more = [more]\n    return {**plain(*labels), 'more': more}\n"
    )
    drill, text = catalog.drill("agreement"), program.read_text(encoding="utf-8") + deep
    with Checker(preload=False) as cold:
        for each in (checker, cold):
            report = each.run(drill, text)
            assert report.passed, report


def test_what_is_written_to_the_descriptor_while_loading_is_shown_once(echo: Drill, checker: Checker) -> None:
    opened = "import os, sys\nout = os.fdopen(os.dup(1), 'w', 1)\nprint('loaded', file=out)\nos.write(1, b'ready\\n')\n"
    report = checker.run(echo, opened + "def run(x):\n    print('called', file=out)\n    return x\n")
    assert report.passed and report.stdout == "loaded\nready\ncalled\ncalled\n"


def test_a_mask_that_a_function_sets_meets_no_other_check(echo: Drill, checker: Checker) -> None:
    masked = (
        "import os\nmask = os.umask(0o22)\nos.umask(mask)\nassert mask\ndef run(x):\n    os.umask(0)\n    return x\n"
    )
    assert checker.run(echo, masked).passed


PRINTS = {
    "by a copy of the descriptor": "import os, sys\nsys.stdout = os.fdopen(os.dup(1), 'w')\n",
    "in another encoding": "import sys\nsys.stdout.reconfigure(encoding='latin-1')\nprint('\\xb7')\n",
    "with all that is open closed": "import os\nos.closerange(4, 256)\n",
    "by a logger that is made after loggers were set up": "import logging.config, sys\nlogging.config.dictConfig({\n"
    "    'version': 1, 'root': {'level': 'INFO', 'handlers': ['out']}, 'handlers': {\n"
    "    'out': {'class': 'logging.StreamHandler', 'stream': 'ext://sys.stdout'}}})\n"
    "log = logging.getLogger('suite')\ndef print(*words): log.info(' '.join(map(str, words)))\n",
}
SUITE = """
def run_suite(agent, cases):
    rows = [case.run(agent) for case in cases]
    for row in rows:
        print(row["name"], "·", "FAIL" if row["failed"] else "PASS", *row["failed"])
    rate = sum(not row["failed"] for row in rows) / len(rows)
    print(f"{rate:.0%}")
    return rate
"""


@pytest.mark.parametrize("way", PRINTS.values(), ids=PRINTS)
def test_what_is_printed_is_heard_whatever_way_it_goes(way: str, catalog: Catalog, checker: Checker) -> None:
    report = checker.run(catalog.drill("run-suite"), way + SUITE)
    assert report.passed, report


def test_a_program_that_is_started_again_is_where_it_began_and_has_files_to_open(
    catalog: Catalog, checker: Checker
) -> None:
    program = Path(__file__).parents[1] / "programs" / "resumable-loop" / "right" / "dataclass_state.py"
    text = program.read_text(encoding="utf-8")
    leaves = (
        "import asyncio, os\nloop = asyncio.new_event_loop()\nassert not os.getcwd().endswith('runs')\n"
        "os.makedirs('runs', exist_ok=True)\nos.chdir('runs')\n"
    )
    first = "from __future__ import annotations\n"
    report = checker.run(catalog.drill("resumable-loop"), first + leaves + text.removeprefix(first))
    assert report.passed, report


def test_a_file_that_goes_with_its_loading_takes_nothing_from_the_next(echo: Drill, checker: Checker) -> None:
    # Without a function of its own nothing holds the module any longer than the next loading.
    report = checker.run(
        echo, "out = open(1, 'w')\nprint('ready', file=out, flush=True)\nfrom copy import copy as run\n"
    )
    assert report.passed, report


def test_standard_streams_have_the_names_and_modes_of_pythons_own(echo: Drill, checker: Checker) -> None:
    tells = (
        "import sys\nfor s in (sys.stdin, sys.stdout, sys.stderr): print(s.name, s.mode, s.fileno(), s.buffer.name)\n"
    )
    lines = ["<stdin> r 0 <stdin>", "<stdout> w 1 <stdout>", "<stderr> w 2 <stderr>"]
    assert checker.run(echo, tells + GOOD).stdout.splitlines() == lines


def test_standard_error_is_kept_apart(echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, "import sys\nprint('to out')\nprint('to err', file=sys.stderr)\n" + GOOD)
    assert (report.stdout, report.stderr) == ("to out\n", "to err\n")


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


def test_a_demo_that_waits_takes_no_time_from_the_checks(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("agreement")
    demo = "import time\ntime.sleep(0.5)\n"
    report = checker.run(drill, demo + drill.snippet_path().read_text(encoding="utf-8"), patience=0.3)
    assert report.passed, report
    assert report.seconds > 3.0, "longer than all checks may take, were it not for the loads"


def test_a_check_may_start_the_program_again(echo: Drill, checker: Checker) -> None:
    (echo.path.parent / "echo_checks.py").write_text(STARTED_AGAIN, encoding="utf-8")
    counts = "import itertools\nnumbers = itertools.count(1)\ndef run(x):\n    return next(numbers)\n"
    assert checker.run(echo, counts).passed


def test_a_scenario_may_ask_the_other_process_before_it_uses_the_program(echo: Drill) -> None:
    (echo.path.parent / "echo_checks.py").write_text(ASKING_FIRST, encoding="utf-8")
    with Checker() as checker:
        assert checker.run(echo, GOOD).outcome == "passed"
        assert checker.run(echo, "def run(x):\n    return 8\n").outcome == "failed"


@pytest.mark.parametrize(
    ("observed", "shown"),
    [
        ("plain words", "plain words"),
        (" blanks at the ends ", "' blanks at the ends '"),
        ("two  in a row", "'two  in a row'"),
        ("two\nlines", r"'two\nlines'"),
        ("", "''"),
        ([" a "], "[' a ']"),
        (5, "5"),
    ],
)
def test_blanks_that_tell_something_are_seen(observed, shown):
    check = CheckResult("name", "landmark", None, passed=False, observed=observed)
    assert check.values == (("got", shown),)
