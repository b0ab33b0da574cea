"""The labelled programs: right ones in many styles, wrong ones with the fault they hold.

A program lies in `tests/programs/<drill>/right/` or `/wrong/`. Its first lines may say `# twist: N` (it is
run with that twist; one line for each) and `# fault: ...` (what is wrong with it).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parent.parent / "programs"
CHAPTER = Path(__file__).resolve().parents[3] / "shared" / "sources" / "code"
_TWIST = re.compile(r"^# twist: (\d+)", re.MULTILINE)
_FAULT = re.compile(r"^# fault: (.+)", re.MULTILINE)


@dataclass(frozen=True)
class Program:
    """One labelled program. `twists` holds the number of the twist it is written for, if any."""

    drill: str
    path: Path
    text: str
    twists: tuple[int, ...]
    fault: str | None

    def __str__(self) -> str:
        return f"{self.drill}/{self.path.stem}"


def labelled(kind: str) -> list[Program]:
    """All programs of a kind, `right` or `wrong`, in a fixed order."""
    return [_read(path) for path in sorted(PROGRAMS.glob(f"*/{kind}/*.py"))]


def _read(path: Path) -> Program:
    text = path.read_text(encoding="utf-8")
    fault = _FAULT.search(text)
    return Program(
        drill=path.parent.parent.name,
        path=path,
        text=text,
        twists=tuple(int(number) for number in _TWIST.findall(text)),
        fault=fault.group(1) if fault else None,
    )
