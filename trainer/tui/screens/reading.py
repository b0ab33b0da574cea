"""Reading a program: before trying it, or after asking for the reference."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.screen import Screen

from trainer.rehearsal.brief import Subject, reading_notes
from trainer.rehearsal.stopwatch import Stopwatch
from trainer.tui.actions import Place, bindings_for
from trainer.tui.brief_text import brief_text
from trainer.tui.code_text import heading, paragraphs, python
from trainer.tui.journey import Journey
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class ReadingScreen(Screen[None]):
    """The program, and why each of its landmarks matters.

    Arguments:
        journey: where leaving leads to.
        subject: whose program it is.
        remark: what stands behind the title.
        then: goes on, with the seconds that were spent reading.
    """

    CSS_PATH = "../styles/reading.tcss"
    PLACE: Place = "reading"
    BINDINGS = bindings_for("reading")
    AUTO_FOCUS = "#program"

    def __init__(self, journey: Journey, subject: Subject, remark: str, then: Callable[[float], object]) -> None:
        super().__init__()
        self._journey = journey
        self._subject = subject
        self._remark = remark
        self._then = then
        self._stopwatch = Stopwatch(journey.rooms.clock)

    def compose(self) -> ComposeResult:
        """A line on top, program and notes, the keys."""
        yield Plain(f"{self._subject.title} · {self._remark}", id="top")
        with Container(id="sides"):
            with VerticalScroll(id="program"):
                yield Plain(python(self._subject.program.text, numbered=True))
            with VerticalScroll(id="notes"):
                yield Plain(_notes(self._subject))
        yield KeyLine("reading")

    def on_mount(self) -> None:
        """Begin to count."""
        self._stopwatch.resume()
        self.set_interval(1.0, self._stopwatch.tick)

    def action_confirm(self) -> None:
        """It was read."""
        self._then(self._stopwatch.tick())

    def action_other_side(self) -> None:
        """From the program to the notes and back."""
        program, notes = self.query_one("#program"), self.query_one("#notes")
        (notes if program.has_focus else program).focus()

    def action_leave(self) -> None:
        """Back to Home."""
        self._journey.go_home()


def _notes(subject: Subject) -> Content:
    notes = [Content.assemble((f"{lines}  ", "bold"), f"{say}: {why}.") for lines, say, why in reading_notes(subject)]
    return paragraphs(heading("Why it is so, line by line"), *notes, brief_text(subject))
