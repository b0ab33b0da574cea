"""What a sheet or a deck holds of each drill: the question, the program, what to say."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from trainer.catalog.answers import load_answer
from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.claim import ClaimBody, asked, claim_of, right_text, wrong_text
from trainer.catalog.models import ANSWERED, Answer, Drill, Section
from trainer.catalog.snippets import load_snippet, program_of


@dataclass(frozen=True)
class ExportEntry:
    """A drill as it is printed. `program` is empty where nothing is typed, `answer` None where nothing is said."""

    drill: Drill
    program: str
    answer: Answer | None


def export_entries(
    catalog: Catalog, sections: Collection[str] = ()
) -> Iterator[tuple[Section, tuple[ExportEntry, ...]]]:
    """The entries of each section in the catalog's order; of all sections, or those with the given letters.

    Drills without an answer of their own (the spoken side of a code drill, stories, numbers) are left out.

    Raises:
        ContentError: a file of a drill can't be read.
    """
    for pack in catalog.packs:
        for section in pack.sections:
            if sections and section.letter not in sections:
                continue
            drills = [one for one in catalog.drills if one.pack is pack and one.section == section.letter]
            entries = tuple(_entry(drill) for drill in drills if drill.kind in ANSWERED)
            if entries:
                yield section, entries


def _entry(drill: Drill) -> ExportEntry:
    if drill.kind == "claim":
        return ExportEntry(drill._replace(question=asked(drill)), "", _answer_to_claim(claim_of(drill)))
    program = program_of(load_snippet(drill.snippet_path())).text.strip("\n") if drill.kind == "code" else ""
    answer = load_answer(drill.answer_path) if drill.answer_path.exists() else None
    return ExportEntry(drill, program, answer)


def _answer_to_claim(claim: ClaimBody) -> Answer:
    """What is right stands first; what is wrong with the claim is what people get wrong."""
    wrong, right = wrong_text(claim), right_text(claim)
    return Answer(right, "", wrong, wrong, claim.further, claim.points, ())
