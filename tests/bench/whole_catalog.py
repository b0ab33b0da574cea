"""`pack lint` over the built-in pack against pytest running the same programs, both on all cores.

python tests/bench/whole_catalog.py [EVERY]

For pytest each snippet and each mistake in it is a program, in a process of its own, as many at a time as there are
cores; every EVERY-th (10) of them is run, and the time of all is reckoned from that. Lint does all that it always does:
the twists, the demos, the texts and the points as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trainer.catalog.catalog import load_catalog
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet, mistake_text

BENCH = Path(__file__).resolve().parent
MOST_SECONDS = 10
"""What pytest may take for one program: some mistakes never end."""


def programs() -> Iterator[tuple[Drill, str]]:
    """The snippet of each code drill and its mistakes."""
    for drill in load_catalog().of_kind("code"):
        yield drill, load_snippet(drill.snippet_path()).text
        yield from ((drill, mistake_text(drill, one)) for one in drill.mistakes if one.twist is None)


def by_pytest(folder: Path, number: int, drill: Drill, text: str) -> None:
    """Run the checks of a drill on a program in a pytest of its own."""
    program = folder / f"program_{number}.py"
    program.write_text(text, encoding="utf-8")
    test = folder / f"test_{number}.py"
    test.write_text((BENCH / "as_pytest.py").read_text(encoding="utf-8"), encoding="utf-8")
    test.with_suffix(".drill").write_text(f"{drill.id}\n{program}", encoding="utf-8")
    try:
        subprocess.run(
            (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)),
            capture_output=True,
            timeout=MOST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        print(f"{drill.id}: pytest was stopped after {MOST_SECONDS} s")


def main() -> None:
    """Print both times and how many times as fast lint is."""
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    everything = list(programs())
    chosen = everything[::every]
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for number, (drill, text) in enumerate(chosen):
            pool.submit(by_pytest, Path(folder), number, drill, text)
        pool.shutdown()
    pytest_seconds = (time.perf_counter() - started) * len(everything) / len(chosen)
    started = time.perf_counter()
    subprocess.run((sys.executable, "-m", "trainer", "pack", "lint"), capture_output=True, check=True)
    lint_seconds = time.perf_counter() - started
    print(f"{len(everything)} programs by pytest {pytest_seconds:.0f} s, `pack lint` {lint_seconds:.0f} s")
    print(f"pytest / pack lint                    {pytest_seconds / lint_seconds:.1f}   (at least 5)")


if __name__ == "__main__":
    main()
