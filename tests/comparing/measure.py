"""Measures the comparison on the labelled programs: `python tests/comparing/measure.py [--batch PREFIX] [DRILL...]`.

A line a drill, each figure beside those of a line diff and of raw syntax trees: right programs of which something is
called missed; wrong programs whose fault is named (first, or in "A or B"), and with nothing else beside it; two
faults at once, both named. Doubles are pairs of the drill's classic mistakes under other names.
With a batch only the wrong programs whose file names begin so are measured.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "fairness"), str(HERE.parent.parent)]

from baselines import by_lines, by_tree  # noqa: E402
from labelled_faults import Label, labels, mistakes_together  # noqa: E402
from labelled_programs import Program, labelled  # noqa: E402

from trainer.catalog.catalog import load_catalog  # noqa: E402
from trainer.catalog.models import Drill  # noqa: E402
from trainer.catalog.snippets import load_snippet  # noqa: E402
from trainer.checking.report import Report  # noqa: E402
from trainer.checking.server import Checker  # noqa: E402
from trainer.comparing.comparing import compare  # noqa: E402

DOUBLES = 8
AT_ONCE = 6
"""Drills that are measured at the same time."""
PLAIN = {"lines": by_lines, "trees": by_tree}
WAYS = ("compare", *PLAIN)


def main(arguments: list[str]) -> None:
    """Print the table."""
    batch = arguments[1] if arguments[:1] == ["--batch"] else ""
    names = arguments[2:] if batch else arguments
    drills = [drill for drill in load_catalog().of_kind("code") if not names or drill.id in names]
    total: Counter[str] = Counter()
    times: list[float] = []
    print(f"{'':22}{'right, missed':>22}{'fault named':>28}{'nothing else':>28}{'two faults':>22}")
    with Checker() as checker:
        for drill in drills:
            counts = measured_wrong(drill, checker, times, batch)
            if not batch:
                counts += measured_right(drill, checker) + measured_doubles(drill, checker)
            print(_line(drill.id, counts), flush=True)
            total += counts
    print(_line("all", total))
    print(
        f"{total['shared']} wrong programs fail checks of one landmark alone; of the others, "
        f"{total['hard named']} of {total['hard']} are named; A or B: {total['either']}; without a label: "
        f"{total['unlabelled']}; not measured, since they pass or fail alike everywhere: {total['without verdict']}"
    )
    times.sort()
    if times:
        print(f"compare: median {times[len(times) // 2]:.1f} ms, p95 {times[len(times) * 19 // 20]:.1f} ms of CPU time")


def measured_together(drills: Sequence[Drill], checker: type[Checker], ways: Sequence[str] = WAYS) -> Counter[str]:
    """All figures of these drills, several drills at a time: many a wrong program does nothing but wait."""
    free: SimpleQueue[Checker] = SimpleQueue()

    def measured(drill: Drill) -> Counter[str]:
        one = free.get()
        try:
            wrong = measured_wrong(drill, one, [], ways=ways)
            return wrong + measured_right(drill, one, ways) + measured_doubles(drill, one, ways)
        finally:
            free.put(one)

    with ExitStack() as stack, ThreadPoolExecutor(AT_ONCE) as pool:
        for _ in range(AT_ONCE):
            free.put(stack.enter_context(checker()))
        return sum(pool.map(measured, drills), Counter())


def _programs(kind: str, drill: Drill) -> Iterable[Program]:
    return (program for program in labelled(kind) if program.drill == drill.id)


def measured_right(drill: Drill, checker: Checker, ways: Sequence[str] = WAYS) -> Counter[str]:
    """The right programs, and of how many something is called missed, by way."""
    counts: Counter[str] = Counter()
    for program in _programs("right", drill):
        counts["right"] += 1
        found = _found(drill, program.text, checker.run(drill, program.text, program.twists), ways)
        for way in ways:
            counts[f"right {way}"] += bool(found[way])
    return counts


def measured_wrong(
    drill: Drill, checker: Checker, times: list[float], batch: str = "", ways: Sequence[str] = WAYS
) -> Counter[str]:
    """The wrong programs of a batch, and how many of their faults are named, by way. `times` gets milliseconds."""
    counts: Counter[str] = Counter()
    known = labels().get(drill.id, {})
    for program in _programs("wrong", drill):
        if not program.path.stem.startswith(batch):
            continue
        report = checker.run(drill, program.text, program.twists)
        if report.problem is not None or report.passed:
            counts["without verdict"] += 1
            continue
        failed = {check.landmark for check in report.failed_checks}
        label = known.get(program.path.stem) or (Label((frozenset(failed),)) if len(failed) == 1 else None)
        started = time.process_time()
        comparison = compare(drill, program.text, report)
        times.append((time.process_time() - started) * 1000)
        found = _found(drill, program.text, report, ways)
        counts["nothing missed"] += not (comparison.missed or comparison.report.problem or not report.failed_checks)
        if label is None:
            counts["unlabelled"] += 1
            print(f"no label: {program}: {program.fault} {sorted(failed)}", file=sys.stderr)
        elif len(label.groups) > 1:
            counts += _both(label, found)
        else:
            counts += _one(label.groups[0], found, hard=len(failed) > 1)
    return counts


def _one(group: frozenset[str], found: dict[str, list[set[str]]], hard: bool) -> Counter[str]:
    counts: Counter[str] = Counter(single=1)
    for way in found:
        first = found[way][0] if found[way] else set()
        counts[f"named {way}"] += bool(first & group)
        counts[f"only {way}"] += len(found[way]) == 1 if way == "compare" else len(first) == 1
    counts["hard" if hard else "shared"] += 1
    counts["hard named"] += hard and bool(found["compare"] and found["compare"][0] & group)
    counts["either"] += bool(found["compare"]) and len(found["compare"][0]) > 1
    return counts


def _both(label: Label, found: dict[str, list[set[str]]]) -> Counter[str]:
    counts: Counter[str] = Counter(double=len(label.groups))
    for way in found:
        named = set().union(*found[way])
        counts[f"double {way}"] += sum(bool(named & group) for group in label.groups)
    return counts


def measured_doubles(drill: Drill, checker: Checker, ways: Sequence[str] = WAYS) -> Counter[str]:
    """Two classic mistakes at once, and how many of them are named, by way."""
    counts: Counter[str] = Counter()
    entries = checker.check_entries(drill)
    pairs = list(mistakes_together(drill, {entry.name: entry.landmark for entry in entries}))
    for label, twists, text in pairs[:: max(1, len(pairs) // DOUBLES)]:
        report = checker.run(drill, text, twists)
        failed = {check.landmark for check in report.failed_checks}
        if report.problem is None and all(group & failed for group in label.groups):
            counts += _both(label, _found(drill, text, report, ways))
    return counts


def _found(drill: Drill, text: str, report: Report, ways: Sequence[str]) -> dict[str, list[set[str]]]:
    """What each way calls missed; the plain ways say it in no order, so as one."""
    snippet = load_snippet(drill.snippet_path(report.twists[-1] if report.twists else None))
    comparison = compare(drill, text, report)
    plain = {way: find(snippet, text) for way, find in PLAIN.items() if way in ways}
    return {
        "compare": [{one.landmark, *one.alternatives} for one in comparison.missed],
        **{way: [named] if named else [] for way, named in plain.items()},
    }


def _line(name: str, counts: Counter[str]) -> str:
    def figures(what: str, of: str, width: int) -> str:
        values = "/".join(str(counts[f"{what} {way}"]) for way in WAYS)
        return f"{values} of {counts[of]}".rjust(width)

    return (
        f"{name:22}{figures('right', 'right', 22)}{figures('named', 'single', 28)}"
        f"{figures('only', 'single', 28)}{figures('double', 'double', 22)}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
