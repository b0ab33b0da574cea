"""Each check loads the program anew: nothing of one loading meets another."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from echoing import GOOD

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill
from trainer.checking.server import Checker

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


def test_a_mask_that_a_function_sets_meets_no_other_check(echo: Drill, checker: Checker) -> None:
    masked = (
        "import os\nmask = os.umask(0o22)\nos.umask(mask)\nassert mask\ndef run(x):\n    os.umask(0)\n    return x\n"
    )
    assert checker.run(echo, masked).passed


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
