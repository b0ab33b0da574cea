"""What a program prints, whatever way it goes: heard, kept clean, kept apart."""

from __future__ import annotations

import pytest
from echoing import GOOD

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill
from trainer.checking.report import CheckResult
from trainer.checking.server import Checker


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


def test_what_is_written_to_the_descriptor_while_loading_is_shown_once(echo: Drill, checker: Checker) -> None:
    opened = "import os, sys\nout = os.fdopen(os.dup(1), 'w', 1)\nprint('loaded', file=out)\nos.write(1, b'ready\\n')\n"
    report = checker.run(echo, opened + "def run(x):\n    print('called', file=out)\n    return x\n")
    assert report.passed and report.stdout == "loaded\nready\ncalled\ncalled\n"


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


def test_standard_streams_have_the_names_and_modes_of_pythons_own(echo: Drill, checker: Checker) -> None:
    tells = (
        "import sys\nfor s in (sys.stdin, sys.stdout, sys.stderr): print(s.name, s.mode, s.fileno(), s.buffer.name)\n"
    )
    lines = ["<stdin> r 0 <stdin>", "<stdout> w 1 <stdout>", "<stderr> w 2 <stderr>"]
    assert checker.run(echo, tells + GOOD).stdout.splitlines() == lines


def test_standard_error_is_kept_apart(echo: Drill, checker: Checker) -> None:
    report = checker.run(echo, "import sys\nprint('to out')\nprint('to err', file=sys.stderr)\n" + GOOD)
    assert (report.stdout, report.stderr) == ("to out\n", "to err\n")


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
