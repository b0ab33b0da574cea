"""The mutants of a drill's references that no check kills, and the list of those that are known to be equivalent.

    python tests/sweep/survivors.py [DRILL ...]

prints, for each drill, how many mutants were made, killed and listed as equivalent, and every survivor that is not
listed, ready to be put into `tests/sweep/equivalent/<drill>.toml` with its reason.
"""

from __future__ import annotations

import json
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

import tomli

from trainer.catalog.catalog import load_catalog
from trainer.catalog.lint.faults import Tried, try_mutants
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet
from trainer.checking.server import Checker

EQUIVALENT = Path(__file__).resolve().parent / "equivalent"


@dataclass(frozen=True)
class Survivor:
    """A mutant that passes every check. `id` tells it from the others of its drill."""

    id: str
    twist: int | None
    line: str
    what: str
    text: str


@dataclass(frozen=True)
class Sweep:
    """What came of one drill's mutants.

    `made` and `killed` count, `reasons` are those of the list by id, `slow` holds the ids of those that ran out of
    time: on a loaded machine that may be no fault of theirs, so nothing is concluded from it.
    """

    made: int
    killed: int
    survivors: tuple[Survivor, ...]
    reasons: dict[str, str]
    slow: frozenset[str]

    @property
    def unexplained(self) -> tuple[Survivor, ...]:
        """Survivors without a reason."""
        return tuple(survivor for survivor in self.survivors if survivor.id not in self.reasons)

    @property
    def stale(self) -> set[str]:
        """Listed ids that are killed by now, or are no mutants any more."""
        return set(self.reasons) - {survivor.id for survivor in self.survivors} - self.slow


def sweep(drill: Drill, checker: Checker) -> Sweep:
    """Run every mutant of the drill's references."""
    tried = list(try_mutants(drill, [checker]))
    survivors = tuple(_survivor(drill, one) for one in tried if one.outcome == "passed")
    slow = frozenset(_id(one) for one in tried if one.outcome == "timeout")
    return Sweep(len(tried), len(tried) - len(survivors), survivors, _reasons(drill), slow)


def _id(one: Tried) -> str:
    return f"{one.twist or ''}:{zlib.crc32(one.mutant.text.encode()):08x}"


def _survivor(drill: Drill, one: Tried) -> Survivor:
    lines = load_snippet(drill.snippet_path(one.twist)).text.splitlines()
    return Survivor(_id(one), one.twist, lines[one.mutant.line - 1].strip(), one.mutant.what, one.mutant.text)


def _reasons(drill: Drill) -> dict[str, str]:
    path = EQUIVALENT / f"{drill.id}.toml"
    if not path.is_file():
        return {}
    entries = tomli.loads(path.read_text(encoding="utf-8"))["equivalent"]
    return {entry["id"]: entry["reason"] for entry in entries}


def main() -> None:
    """Sweep the drills that are named, or all, and print what is to be looked at."""
    catalog = load_catalog()
    drills = [catalog.drill(name) for name in sys.argv[1:]] or catalog.of_kind("code")
    with Checker() as checker:
        for drill in drills:
            found = sweep(drill, checker)
            listed = len(found.survivors) - len(found.unexplained)
            print(
                f"# {drill.id}: {found.made} mutants, {found.killed} killed, {listed} equivalent, "
                f"{len(found.unexplained)} to look at, {len(found.stale)} stale",
                flush=True,
            )
            for name in sorted(found.stale):
                print(f"# stale: {name}")
            for survivor in found.unexplained:
                print(f'[[equivalent]]\nid = "{survivor.id}"\nline = {json.dumps(survivor.line, ensure_ascii=False)}')
                print(f'what = "{survivor.what}"\nreason = ""')
                original = load_snippet(drill.snippet_path(survivor.twist)).text
                print("\n".join(f"#   {line}" for line in _changed(original, survivor.text)))


def _changed(original: str, mutated: str) -> list[str]:
    import ast
    import difflib

    before = ast.unparse(ast.parse(original)).splitlines()
    return [line for line in difflib.unified_diff(before, mutated.splitlines(), lineterm="", n=0) if line[:1] in "+-"][
        2:
    ]


if __name__ == "__main__":
    main()
