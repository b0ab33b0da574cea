"""Every benchmark, one after the other, each as a ratio against something measured in the same run.

python tests/bench/run.py [ROUNDS]
"""

from __future__ import annotations

import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import trainer
from trainer.catalog.catalog import load_catalog
from trainer.checking.server import Checker
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store

SIX = ("react-loop", "error-dispatch", "trim-budget", "agreement", "retry-backoff", "circuit-breaker")
DRILL = "step-cap"
"""The drill whose editor is opened."""
BENCH = Path(__file__).resolve().parent


def interleaved(rounds: int, *acts: Callable[[], object]) -> list[float]:
    """The median seconds of each act, all of them done in turns."""
    times: list[list[float]] = [[] for _ in acts]
    for _ in range(rounds):
        for kept, act in zip(times, acts, strict=True):
            started = time.perf_counter()
            act()
            kept.append(time.perf_counter() - started)
    return [statistics.median(kept) for kept in times]


def command(*words: str) -> Callable[[], object]:
    """An act that runs a command, silently."""
    return lambda: subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def verdicts(rounds: int, names: tuple[str, ...]) -> None:
    """A verdict with the worker ready, against the snippet run by Python and the same checks run by pytest."""
    catalog = load_catalog()
    ratios, pytest_ratios, bare_ratios = [], [], []
    print(f"{'drill':<22}{'verdict ms':>11}{'snippet.py ms':>15}{'ratio':>7}{'pytest x':>10}")
    with Checker() as checker, tempfile.TemporaryDirectory() as folder:
        for name in names:
            drill = catalog.drill(name)
            path = drill.snippet_path()
            text = path.read_text(encoding="utf-8")
            test = Path(folder) / f"test_{drill.stem}.py"
            test.write_text((BENCH / "as_pytest.py").read_text(encoding="utf-8"), encoding="utf-8")
            test.with_suffix(".drill").write_text(f"{drill.id}\n{path}", encoding="utf-8")
            checker.run(drill, text)

            def run(drill=drill, text=text) -> None:
                assert checker.run(drill, text).passed

            times: list[list[float]] = [[], [], []]
            for _ in range(rounds):
                for kept, act in zip(
                    times, (run, command(sys.executable, str(path)), command(sys.executable, "-c", "pass")), strict=True
                ):
                    # The next worker is made ready while a learner reads and types.
                    time.sleep(0.05)
                    started = time.perf_counter()
                    act()
                    kept.append(time.perf_counter() - started)
            ready, snippet, bare = map(statistics.median, times)
            (by_pytest,) = interleaved(
                max(3, rounds // 5), command(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test))
            )
            ratios.append(ready / snippet)
            bare_ratios.append(ready / bare)
            pytest_ratios.append(by_pytest / ready)
            print(f"{name:<22}{ready * 1e3:>11.1f}{snippet * 1e3:>15.1f}{ratios[-1]:>7.2f}{pytest_ratios[-1]:>10.1f}")
    print(f"median verdict / snippet.py          {statistics.median(ratios):.2f}   (at most 0.25)")
    print(f"median verdict / python -c pass      {statistics.median(bare_ratios):.2f}")
    print(f"median pytest / verdict              {statistics.median(pytest_ratios):.1f}   (at least 10)")


def cold_check(rounds: int) -> None:
    """`trainer check` from nothing, against Python that does nothing; compiled, as an installer leaves it."""
    drill = load_catalog().drill("trim-budget")
    for folder in (Path(trainer.__file__).parent, drill.path.parent):
        compileall.compile_dir(folder, quiet=1)
    snippet = drill.snippet_path()
    program = str(Path(sys.executable).with_name("trainer"))
    check, nothing = interleaved(
        rounds, command(program, "check", "trim-budget", str(snippet)), command(sys.executable, "-c", "pass")
    )
    print(f"cold `trainer check` / python -c pass {check / nothing:.2f}   (at most 6)")


def first_screen(rounds: int) -> None:
    """The TUI's first screen and that with the editor, against an empty Textual app's; all without a terminal.

    Compared is the processor's time until each is drawn, the least of all rounds: a busy machine adds to the others.
    """
    compileall.compile_dir(Path(trainer.__file__).parent, quiet=1)
    least: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as home:
        known(Path(home))
        for _ in range(rounds):
            for which in ("trainer", "editor", "empty"):
                ended = subprocess.run(
                    (sys.executable, str(BENCH / "first_screen.py"), which),
                    env={**os.environ, "TRAINER_HOME": home},
                    capture_output=True,
                    text=True,
                    check=True,
                )
                least[which] = min(float(ended.stdout), least.get(which, float("inf")))
    first, editor, empty = (least[which] for which in ("trainer", "editor", "empty"))
    print(f"first screen / empty Textual app      {first / empty:.2f}   (at most 1.25)")
    print(f"screen with the editor / the same     {editor / empty:.2f}   (at most 1.6)")


def known(home: Path) -> None:
    """A memory in which the drill was passed, so that nothing is asked before its editor."""
    with Store(home / "memory.db") as store:
        now = store.now()
        passed = Attempt("known", DRILL, DRILL, (), "blank", now, now, 60.0, "", (), (), (), Grade.GOOD, Grade.GOOD)
        store.record(passed)


def many_drills(rounds: int) -> None:
    """With a pack of ten thousand drills, whose index is made, against the built-in pack alone."""
    with tempfile.TemporaryDirectory() as folder:
        alone, many = Path(folder) / "alone", Path(folder) / "many"
        write_pack(many / "packs" / "many", 10_000)
        # What has just been written is not kept.
        time.sleep(3)
        screen = (sys.executable, str(BENCH / "first_screen.py"), "trainer")
        program = str(Path(sys.executable).with_name("trainer"))
        snippet = str(load_catalog().drill("trim-budget").snippet_path())
        check = (program, "check", "trim-budget", snippet)
        for words, least in (
            (screen, "at most 1.3"),
            (check, "at most 1.3"),
            ((program, "list"), "prints 119 times as much"),
        ):
            acts = [command("env", f"TRAINER_HOME={home}", *words) for home in (alone, many)]
            for act in acts:
                act()
            few_seconds, many_seconds = interleaved(rounds, *acts)
            what = Path(words[1]).stem if words is screen else words[1]
            print(f"{what}, 10,000 drills more / none more  {many_seconds / few_seconds:.2f}   ({least})")


def write_pack(root: Path, drills: int) -> None:
    """A pack of so many code drills; their other files are not needed to list them."""
    folder = root / "drills" / "many"
    folder.mkdir(parents=True)
    section = '[[sections]]\nletter = "M"\nfolder = "many"\ntitle = "Many"\n'
    (root / "drills" / "pack.toml").write_text(f'format = 1\nname = "many"\nversion = "1"\n{section}', encoding="utf-8")
    text = (load_catalog().drill("step-cap").path).read_text(encoding="utf-8")
    for number in range(drills):
        own = text.replace('"step-cap"', f'"many-{number}"', 1)
        (folder / f"many_{number}.toml").write_text(own, encoding="utf-8")


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    verdicts(wanted, SIX)
    cold_check(wanted)
    first_screen(wanted)
    many_drills(wanted)
