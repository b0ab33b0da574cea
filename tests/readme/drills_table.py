"""Writes the README's table of drills anew from the catalog.

python tests/readme/drills_table.py
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.kinds.term import BACK
from trainer.catalog.models import LEVELS, Drill

README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- drills -->\n", "<!-- end of drills -->"
KINDS = {
    "code": "program",
    "theory": "topic to say",
    "cold": "question, cold",
    "question": "question",
    "number": "number",
    "claim": "claim",
    "choice": "choice",
    "case": "case",
    "term": "term, asked both ways",
}
MOST_NAMED = 14
"""A section with more drills of a kind, programs apart, is told by its number and three of them."""


def table(catalog: Catalog) -> str:
    """The table as Markdown."""
    lines = ["| section | must, should, could | drills (bold: `must`; +n: follow-ups) |", "| --- | --- | --- |"]
    for section in catalog.packs[0].sections:
        drills = [drill for drill in catalog.drills if drill.section == section.letter and _counted(drill)]
        if drills:
            levels = Counter(drill.level for drill in drills)
            counts = ", ".join(str(levels[level]) for level in LEVELS)
            lines.append(f"| {section.letter} · {section.title} | {counts} | {'; '.join(_kinds(drills))} |")
    return "\n".join(lines) + "\n"


def _kinds(drills: list[Drill]) -> Iterator[str]:
    for kind, word in KINDS.items():
        of_kind = [drill for drill in drills if drill.kind == kind]
        if of_kind:
            what = f"{len(of_kind)} {word if len(of_kind) == 1 else _plural(word)}"
            if kind == "code" or len(of_kind) <= MOST_NAMED:
                yield f"{what}: {', '.join(map(_named, of_kind))}"
            else:
                yield f"{what}, such as {', '.join(map(_named, of_kind[:3]))}"


def _plural(word: str) -> str:
    first, *rest = re.split(r"(?=[ ,])", word, maxsplit=1)
    return "".join([first, "s", *rest])


def _counted(drill: Drill) -> bool:
    return drill.kind in KINDS and not drill.id.endswith(BACK)


def _named(drill: Drill) -> str:
    name = f"`{drill.id}`"
    name = f"**{name}**" if drill.level == "must" else name
    return f"{name}+{len(drill.twists)}" if drill.twists else name


def with_table(text: str, new: str) -> str:
    """The README's text with the table replaced."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}{new}{END}{rest.split(END, 1)[1]}"


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8"), table(load_catalog())), encoding="utf-8")
