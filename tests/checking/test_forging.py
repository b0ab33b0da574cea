"""Programs that would have a wrong answer pass, or reach what is not theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from echoing import GOOD

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill
from trainer.checking.server import Checker

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
