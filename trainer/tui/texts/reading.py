"""A program to read: beside its notes, or with each note below the lines that it is about."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from trainer.rehearsal.programs.brief import Subject, notes_below, reading_notes
from trainer.tui.texts.brief import brief_text, question_text, shapes_text
from trainer.tui.texts.code import heading, paragraphs, python
from trainer.tui.texts.comparison import SIDE_BY_SIDE
from trainer.tui.texts.hanging import Hanging, code_lines, hanging_lines

__all__ = ["SIDE_BY_SIDE", "ProgramText", "ReadingText", "notes_text"]


def notes_text(subject: Subject) -> Content:
    """Why each landmark of the program matters, then the brief."""
    notes = [_note(f"{lines}  ", f"{say}: {why}.") for lines, say, why in reading_notes(subject)]
    return paragraphs(heading("Why it is so, line by line"), *notes, brief_text(subject))


class ProgramText(Hanging):
    """The program alone; what does not fit into a line goes on below its beginning."""

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        self._program = python(subject.program.text, numbered=True).split("\n", allow_blank=True)
        self._numbers = 3 + len(str(len(self._program)))

    def _lines(self, width: int) -> Iterator[Content]:
        for number in range(1, len(self._program) + 1):
            yield from self._line(number, width)

    def _line(self, number: int, width: int) -> Iterator[Content]:
        line = self._program[number - 1]
        return code_lines(line[: self._numbers], line[self._numbers :], width)


class ReadingText(ProgramText):
    """The question, the program with its notes between the lines, and the shapes that it relies on."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self._question, self._shapes = question_text(subject), shapes_text(subject)
        self._below = notes_below(subject)

    def _lines(self, width: int) -> Iterator[Content]:
        yield from self._question.wrap(width)
        yield Content("")
        for number in range(1, len(self._program) + 1):
            yield from self._line(number, width)
            yield from self._notes(number, width)
        yield Content("")
        yield from self._shapes.wrap(width)

    def _notes(self, number: int, width: int) -> Iterator[Content]:
        notes = self._below.get(number, ())
        for about, said in notes:
            lines = "" if about == str(number) else f"{about}  "
            head = Content.styled(f"{' ' * self._numbers}└ {lines}", "bold")
            yield from hanging_lines(head, Content(said), width, indent=self._numbers + 2)
        following = self._program[number : number + 1]
        if notes and following and following[0].plain[self._numbers :].strip():
            yield Content("")


def _note(lines: str, said: str) -> Content:
    return Content.assemble((lines, "bold"), said)
