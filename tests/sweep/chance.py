"""Runs every listed mistake many times, drawn anew each time: `python tests/sweep/chance.py RUNS [DRILL...]`.

A line for each run in which the check that a mistake names did not catch it: then what that check draws can hide the
fault, and the scenario has to draw so that it can't. Ends with 1 where there was one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from trainer.catalog.catalog import load_catalog
from trainer.catalog.models import Drill
from trainer.catalog.snippets import mistake_text
from trainer.checking.server import Checker


def escaped(drill: Drill, runs: int, checker: Checker) -> Iterator[str]:
    """A line for each run of a mistake that its check let pass."""
    for mistake in drill.mistakes:
        twists = () if mistake.twist is None else (mistake.twist,)
        text = mistake_text(drill, mistake)
        for _ in range(runs):
            report = checker.run(drill, text, twists)
            if mistake.check not in {check.name for check in report.failed_checks}:
                yield f'{drill.id}: {mistake.id} escaped "{mistake.check}"'


def main(runs: int, names: list[str]) -> int:
    """Print what escaped; the exit code."""
    catalog = load_catalog()
    found = 0
    with Checker() as checker:
        for drill in catalog.drills:
            if drill.kind == "code" and (not names or drill.id in names):
                for line in escaped(drill, runs, checker):
                    found += 1
                    print(line, flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
