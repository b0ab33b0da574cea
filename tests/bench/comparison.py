"""How long it takes to say what was missed, in processor time of the thread that says it (least of several).

python tests/bench/comparison.py

Nothing of a run is in it. A long program is one of ordinary length that fails, with copies of itself under other names.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from trainer.catalog.catalog import load_catalog
from trainer.catalog.lint.mutation import mutants
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet
from trainer.checking.server import Checker
from trainer.comparing.comparing import compare

ROUNDS = 7
LONG = 400


def milliseconds(act: Callable[[], object]) -> float:
    """The least processor time of the act."""
    times = []
    for _ in range(ROUNDS):
        started = time.thread_time()
        act()
        times.append(time.thread_time() - started)
    return min(times) * 1e3


def failing(drill: Drill, checker: Checker) -> str:
    """The first mutant of the drill's snippet that fails."""
    texts = (mutant.text for mutant in mutants(load_snippet(drill.snippet_path()).text))
    return next(text for text in texts if not checker.run(drill, text).passed)


def lengthened(text: str) -> str:
    """The program with as many copies of itself as make it long."""
    copies = [text]
    while sum(copy.count("\n") + 2 for copy in copies) < LONG:
        copies.append(text.replace("def ", f"def other_{len(copies)}_", 1))
    return "\n\n".join(copies)


def main() -> None:
    """Compare a failing program of every code drill with its reference, as it is and lengthened."""
    usual, long = [], []
    with Checker(rehearse=False) as checker:
        for drill in load_catalog().of_kind("code"):
            for text, kept in ((failing(drill, checker), usual), (lengthened(failing(drill, checker)), long)):
                report = checker.run(drill, text)
                kept.append(milliseconds(lambda drill=drill, text=text, report=report: compare(drill, text, report)))
    for name, kept, bound in (("usual length", usual, "8 and 15"), (f"{LONG} lines", long, "200")):
        p95 = statistics.quantiles(kept, n=20)[-1]
        print(f"{name}: median {statistics.median(kept):.1f} ms, p95 {p95:.1f} ms, most {max(kept):.1f} ms ({bound})")


if __name__ == "__main__":
    main()
