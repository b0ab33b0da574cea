"""A deck for Anki: one note for each program to write, and one for each answer to say."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from zlib import crc32

from pygments.formatter import Formatter
from pygments.formatters import HtmlFormatter

from trainer.catalog.models import Answer, Section
from trainer.exporting.entries import ExportEntry
from trainer.exporting.sheet import Sections, highlighted

DECK = 1_846_202_931
MODEL = 1_846_202_932
"""Anki tells decks and kinds of notes apart by number; these never change, or an update would make doubles."""

_CSS = """
.card { font: 18px/1.4 sans-serif; text-align: left; max-width: 42rem; margin: 0 auto; }
pre { font: 14px/1.35 monospace; white-space: pre-wrap; }
.say { margin-top: 1rem; }
"""


class AnkiMissing(Exception):
    """The library that writes Anki's files is not installed; a sentence that says what to do."""


def write_deck(sections: Sections, path: Path) -> int:
    """Write an `.apkg` file; the number of its notes. Importing it again updates the notes and makes no doubles.

    Raises:
        AnkiMissing: genanki is not installed.
        OSError: the file can't be written.
    """
    try:
        import genanki
    except ImportError:
        raise AnkiMissing("Writing Anki's files takes one more package: pip install 'genanki>=0.13'.") from None
    formatter = HtmlFormatter(style="default", noclasses=True)
    model = genanki.Model(
        MODEL,
        "Agent interview",
        fields=[{"name": "Id"}, {"name": "Front"}, {"name": "Back"}],
        templates=[{"name": "Recall", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}],
        css=_CSS,
    )
    deck = genanki.Deck(DECK, "Agent interview")
    number = 0
    for section, entries in sections:
        for name, front, back in _notes(entries, formatter):
            guid = genanki.guid_for("agent-interview", name)
            deck.add_note(genanki.Note(model, [name, front, back], guid=guid, tags=[_tag(section)], due=number))
            number += 1
    # A name of its own first, so that a file that is there is whole or untouched.
    partial = path.with_name(f".{path.name}.partial")
    try:
        genanki.Package(deck).write_to_file(str(partial))
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return number


def _notes(entries: tuple[ExportEntry, ...], formatter: Formatter[str]) -> Iterator[tuple[str, str, str]]:
    """The id, front and back of each note. A code drill makes two: to write it, and to say it."""
    for entry in entries:
        drill, answer = entry.drill, entry.answer
        question = escape(drill.question.strip())
        if entry.program:
            signature = escape(drill.signature.strip())
            front = f"<p><b>{escape(drill.title)}</b></p><p>{question}</p><pre>{signature}</pre>"
            yield drill.id, front, highlighted(entry.program, formatter)
        if answer is not None:
            name = f"{drill.id}.aloud" if entry.program else drill.id
            asked = f"<p><b>{escape(drill.title)}</b>: say it in under a minute.</p>" if entry.program else ""
            yield name, asked or f"<p>{question}</p>", _back(answer)


def _back(answer: Answer) -> str:
    points = "".join(f"<li>{escape(point.say)}</li>" for point in answer.points)
    return f"<p>{escape(answer.one_sentence)}</p><ul>{points}</ul><p class=say>{escape(answer.spoken)}</p>"


def _tag(section: Section) -> str:
    # Anki's tags hold no spaces. The title is part of it, so that packs with the same letters stay apart.
    return f"{section.letter}-{'-'.join(section.title.lower().split())}-{crc32(section.folder.encode()) & 0xFFF:03x}"
