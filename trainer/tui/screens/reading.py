"""Reading a program: before trying it, or after asking for the reference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.screen import Screen

from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.stopwatch import Stopwatch
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts.reading import SIDE_BY_SIDE, ProgramText, ReadingText, notes_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.leads import Lead


class ReadingScreen(Screen[None]):
    """The program, and why each of its landmarks matters: beside each other, or in a narrow terminal in one text.

    Arguments:
        lead: where leaving leads to.
        subject: whose program it is.
        remark: what stands behind the title.
        then: goes on, with the seconds that were spent reading.
    """

    CSS_PATH = "../styles/reading.tcss"
    PLACE: Place = "reading"
    BINDINGS = bindings_for("reading")
    AUTO_FOCUS = ""

    def __init__(self, lead: Lead, subject: Subject, remark: str, then: Callable[[float], object]) -> None:
        super().__init__()
        self._lead = lead
        self._subject = subject
        self._remark = remark
        self._then = then
        self._stopwatch = Stopwatch(lead.rooms.clock)
        self._keys = KeyLine("reading")

    def compose(self) -> ComposeResult:
        """A line on top, program and notes, the keys."""
        yield Plain(f"{self._subject.title} · {self._remark}", id="top")
        with Container(id="sides"):
            with VerticalScroll(id="program"):
                yield Plain(ProgramText(self._subject))
            with VerticalScroll(id="notes"):
                yield Plain(notes_text(self._subject))
            with VerticalScroll(id="both"):
                yield Plain(ReadingText(self._subject))
        yield self._keys

    def on_mount(self) -> None:
        """Begin to count."""
        self._stopwatch.resume()
        self.set_interval(1.0, self._stopwatch.tick)

    def on_resize(self) -> None:
        """The keys belong to what can be seen."""
        self.call_after_refresh(self._take_focus)

    def _take_focus(self) -> None:
        shown = ("#program", "#notes") if self._is_wide else ("#both",)
        if not any(self.query_one(one).has_focus for one in shown):
            self.query_one(shown[0]).focus()
        self._keys.show()

    @property
    def _is_wide(self) -> bool:
        return self.app.size.width >= SIDE_BY_SIDE

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """There is another side where the two stand beside each other."""
        return None if action == "other_side" and not self._is_wide else True

    def action_confirm(self) -> None:
        """It was read."""
        self._then(self._stopwatch.tick())

    def action_other_side(self) -> None:
        """From the program to the notes and back."""
        program, notes = self.query_one("#program"), self.query_one("#notes")
        (notes if program.has_focus else program).focus()

    def action_leave(self) -> None:
        """Back to Home."""
        self._lead.go_home()
