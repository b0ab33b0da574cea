"""What the page of points and grades shows."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.answers.sheet import Sheet, SheetEntry
from trainer.tui.texts.code import bullets, heading, paragraphs


def overview_text(sheet: Sheet, place: int, verdict: str = "") -> Content:
    """The verdict, then one line an entry: its grade, or that it waits; the one at hand is marked."""
    lines = []
    for number, entry in enumerate(sheet.entries):
        state = "waits" if entry.grade is None else entry.grade.word
        line = f"{'>' if number == place else ' '} {state:<6} {entry.title}"
        lines.append(Content.styled(line, "bold" if number == place else "dim"))
    return paragraphs(verdict, Content("\n").join([*lines, Content("")]))


def entry_text(entry: SheetEntry) -> Content:
    """How it went, and what could have been said."""
    understood = entry.attempt.text.strip() if entry.attempt.mode == "spoken" else ""
    return paragraphs(
        Content("\n").join([heading(entry.title), *map(Content, entry.notes)]),
        _titled("What was understood", Content(understood)) if understood else "",
        _titled("A good reply to that holds", bullets(entry.listen_for)) if entry.listen_for else "",
        _titled("What could be said", Content(entry.model_answer)) if entry.model_answer else "",
    )


def _titled(title: str, text: Content) -> Content:
    return Content("\n").join([heading(title), text])
