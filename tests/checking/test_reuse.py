"""A checker for many programs: one worker serves them all, unless a program leaves something behind in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.lint.mutation import mutants
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet
from trainer.checking.report import Report
from trainer.checking.server import Checker

TELLS_PROCESS = "import os\nprint(os.getpid())\n"
LEFT_BEHIND = {
    "a thread": "import threading, time\nthreading.Thread(target=time.sleep, args=(60,), daemon=True).start()\n",
    "a file that stays": "import os\nopen('left', 'w').close()\nos.unlink = None\n",
    "used processor time": "import time\nwhile time.process_time() < 1.5: pass\n",
}


@pytest.fixture(scope="module")
def many() -> Iterator[Checker]:
    """A checker that reuses its workers."""
    with Checker(rehearse=False, reuse=True) as checker:
        yield checker


def processes(report: Report) -> set[str]:
    """The workers that a program was loaded in, as it printed them."""
    return set(report.stdout.split())


def test_one_worker_serves_program_after_program(many: Checker, catalog: Catalog) -> None:
    drill = catalog.drill("fake-model")
    reports = [many.run(drill, TELLS_PROCESS + load_snippet(drill.snippet_path()).text) for _ in range(3)]
    assert all(report.passed for report in reports)
    assert len(set.union(*map(processes, reports))) == 1
    assert len({len(report.stdout) for report in reports}) == 1, "each program is told its own output alone"


FORGED_REST = """
import json, os, struct
for frame in ({"problem": {"type": "X", "message": "m", "line": 1, "column": None}}, {"at_rest": True}):
    text = json.dumps(frame).encode()
    if not hasattr(os, "told"):
        os.write(3, struct.pack("!I", len(text)) + text)
os.told = True
"""


@pytest.mark.parametrize(
    "ahead", [FORGED_REST, "import builtins\nbuiltins.round = 1\n", "import sys\nsys.modules['json'] = None\n"]
)
def test_what_a_program_forges_or_patches_meets_no_other(many: Checker, catalog: Catalog, ahead: str) -> None:
    drill = catalog.drill("agreement")
    right = load_snippet(drill.snippet_path()).text
    many.run(drill, right)
    many.run(drill, ahead + right)
    assert not many.run(drill, "def agreement(a, b): return {'agreement': 0, 'kappa': 0}\n").passed
    many.run(drill, ahead + right)
    assert many.run(drill, "import json\n" + right).passed


@pytest.mark.parametrize("left", LEFT_BEHIND)
def test_what_a_program_leaves_behind_meets_no_other(many: Checker, catalog: Catalog, left: str) -> None:
    drill = catalog.drill("fake-model")
    first = many.run(drill, TELLS_PROCESS + LEFT_BEHIND[left])
    second = many.run(drill, TELLS_PROCESS + load_snippet(drill.snippet_path()).text)
    assert second.passed
    assert processes(first) and not processes(first) & processes(second)


def test_files_are_gone_before_the_next_program_comes(many: Checker, catalog: Catalog) -> None:
    drill = catalog.drill("fake-model")
    leaves = "import os\nos.makedirs('deep/inner')\nopen('deep/file', 'w').close()\nos.chdir('deep')\n"
    program = load_snippet(drill.snippet_path()).text
    first = many.run(drill, TELLS_PROCESS + leaves + program)
    second = many.run(drill, TELLS_PROCESS + "print(os.listdir())\n" + program)
    # The first program is loaded anew for each check, in a folder that its own first loading has moved it into.
    assert processes(first) < processes(second) == processes(first) | {"[]"}


def test_without_reuse_each_program_has_a_worker_of_its_own(checker: Checker, catalog: Catalog) -> None:
    drill = catalog.drill("fake-model")
    first, second = (checker.run(drill, TELLS_PROCESS + drill.snippet_path().read_text("utf-8")) for _ in range(2))
    assert not processes(first) & processes(second)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["step-cap", "error-dispatch"])
def test_mutants_come_to_the_same_in_a_worker_that_is_reused(many: Checker, catalog: Catalog, name: str) -> None:
    drill: Drill = catalog.drill(name)
    texts = [mutant.text for mutant in mutants(load_snippet(drill.snippet_path()).text)][:40]

    def verdicts(checker: Checker) -> list[list[tuple[str, bool, str]]]:
        reports = [checker.run(drill, text, seed="0") for text in texts]
        return [[(check.name, check.skipped, check.signature) for check in report.checks] for report in reports]

    with Checker(rehearse=False) as fresh:
        assert verdicts(many) == verdicts(fresh)
