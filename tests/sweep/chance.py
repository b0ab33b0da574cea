"""Runs every wrong program many times, drawn anew each time: `python tests/sweep/chance.py RUNS [DRILL...]`.

A line for each run in which the check that a listed mistake names did not catch it, or in which a labelled program of
`tests/programs` got through: then what the checks draw can hide the fault, and they have to draw so that it can't. Ends
with 1 where there was one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "fairness"))

from labelled_programs import labelled

from trainer.catalog.catalog import load_catalog
from trainer.catalog.models import Drill
from trainer.catalog.snippets import mistake_text
from trainer.checking.server import Checker


def escaped(drill: Drill, runs: int, checker: Checker) -> Iterator[str]:
    """A line for each run of a wrong program that the checks let pass."""
    for mistake in drill.mistakes:
        twists = () if mistake.twist is None else (mistake.twist,)
        text = mistake_text(drill, mistake)
        for _ in range(runs):
            report = checker.run(drill, text, twists)
            if mistake.check not in {check.name for check in report.failed_checks}:
                yield f'{drill.id}: {mistake.id} escaped "{mistake.check}"'
    for program in labelled("wrong"):
        if program.drill == drill.id:
            for _ in range(runs):
                if checker.run(drill, program.text, program.twists).passed:
                    yield f"{drill.id}: {program.path.name} got through"


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
