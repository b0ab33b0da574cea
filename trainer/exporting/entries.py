"""What a sheet or a deck holds of each drill: the question, the program, what to say."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from trainer.catalog.answers import load_answer
from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Answer, Drill, Section
from trainer.catalog.snippets import load_snippet, program_of


@dataclass(frozen=True)
class SheetEntry:
    """A drill as it is printed. `program` is empty where nothing is typed, `answer` None where nothing is said."""

    drill: Drill
    program: str
    answer: Answer | None


def sheet_entries(catalog: Catalog, sections: Collection[str] = ()) -> Iterator[tuple[Section, tuple[SheetEntry, ...]]]:
    """The entries of each section in the catalog's order; of all sections, or those with the given letters.

    Drills that have nothing of their own to print (the spoken side of a code drill, stories) are left out.

    Raises:
        ContentError: a file of a drill can't be read.
    """
    for pack in catalog.packs:
        for section in pack.sections:
            if sections and section.letter not in sections:
                continue
            drills = [one for one in catalog.drills if one.pack is pack and one.section == section.letter]
            entries = tuple(_entry(drill) for drill in drills if drill.kind in ("code", "theory", "cold", "question"))
            if entries:
                yield section, entries


def _entry(drill: Drill) -> SheetEntry:
    program = program_of(load_snippet(drill.snippet_path())).text.strip("\n") if drill.kind == "code" else ""
    answer = load_answer(drill.answer_path) if drill.answer_path.exists() else None
    return SheetEntry(drill, program, answer)
