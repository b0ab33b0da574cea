"""Points and grades of one sitting, on one page that can be left for another day."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.memory.models import Grade, MemoryUnavailable
from trainer.rehearsal.answers.sheet import Sheet, SheetEntry
from trainer.rehearsal.answers.speaking import preselected
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.grade_keys import GradeKeys
from trainer.tui.texts.code import grades_line
from trainer.tui.texts.point import point_text
from trainer.tui.texts.sheet import entry_text, overview_text
from trainer.tui.texts.wording import landed_or_missed
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.options import Options
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal


class SheetScreen(GradeKeys, FullSizeScreen[None]):
    """One answer after the other: what could have been said, its points to tick, its grade.

    Arguments:
        sheet: what there is to judge, at least one entry of it without a grade.
        title: what it is the sheet of.
        done: leads on once everything has its grade.
        left: leads away; the rest waits.
        say: says a sentence of warning.
        verdict: stands above everything, as an interviewer would note it.
    """

    CSS_PATH = "../styles/sheet.tcss"
    PLACE: Place = "sheet"
    BINDINGS = bindings_for("sheet")
    AUTO_FOCUS = "#points"

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        done: Callable[[], None],
        left: Callable[[], None],
        say: Callable[[str], None],
        verdict: str = "",
    ) -> None:
        super().__init__()
        self.sheet = sheet
        self._title = title
        self._done = done
        self._left = left
        self._complain = say
        self._verdict = verdict
        self._place = sheet.next_waiting or 0
        self._marked: Grade | None = None
        self._top = Plain("", id="top")
        self._overview = Plain("", id="overview")
        self._told = Plain("")
        self._points = Options(markup=False, id="points")
        self._grades = Plain("", id="grades")

    def compose(self) -> ComposeResult:
        """A line on top, where it stands, the answer at hand, its points, its grade, the keys."""
        yield self._top
        with VerticalScroll(id="told", classes="full-size"):
            yield self._overview
            yield self._told
        with Vertical(id="below", classes="full-size"):
            yield self._points
            yield self._grades
        yield KeyLine("sheet")
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Begin with the first that waits."""
        self._open(self._place)

    @property
    def entry(self) -> SheetEntry:
        """The entry at hand."""
        return self.sheet.entries[self._place]

    def _open(self, place: int) -> None:
        self._place = place
        self._marked = None
        self._top.update(f"{self._title} · points and grades · {place + 1} of {len(self.sheet.entries)}")
        self._overview.update(overview_text(self.sheet, place, self._verdict))
        self._told.update(entry_text(self.entry))
        told = self.query_one("#told")
        if place or not self._verdict:
            # What stands above it can be scrolled to.
            told.call_after_refresh(told.scroll_to_widget, self._told, animate=False, top=True)
        has_points = bool(self.entry.attempt.ticks)
        self._points.display = has_points
        self._points.clear_options()
        if has_points:
            self._show_points(0)
            self._points.focus()
        else:
            told.focus()
        self.mark_grade(self.entry.attempt.suggested)

    def _show_points(self, marked: int) -> None:
        ticks = self.entry.attempt.ticks
        wide = any(tick.offered is not None for tick in ticks)
        self._points.set_options(
            Option(point_text(tick.say, tick.kind, self._judged(point), tick.offered, wide))
            for point, tick in enumerate(ticks)
        )
        self._points.highlighted = marked

    def _judged(self, point: int) -> bool | None:
        return None if self.sheet.is_open(self._place, point) else self.entry.attempt.ticks[point].landed

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self._marked = grade
        self._grades.update(grades_line(grade, self.entry.attempt.suggested))

    def action_turn(self) -> None:
        """The marked point landed, or did not."""
        point = self._points.highlighted
        if point is not None and self.entry.attempt.ticks:
            self._judge(point, not self.entry.attempt.ticks[point].landed)

    def action_landed(self) -> None:
        """The marked point landed."""
        if self._points.highlighted is not None:
            self._judge(self._points.highlighted, landed=True)

    def action_missed(self) -> None:
        """The marked point did not land."""
        if self._points.highlighted is not None:
            self._judge(self._points.highlighted, landed=False)

    def _judge(self, point: int, landed: bool) -> None:
        was_open = self.sheet.is_open(self._place, point)
        if not self.entry.attempt.ticks or not self._kept(lambda: self.sheet.judge(self._place, point, landed)):
            return
        following = self.sheet.next_open(self._place, point) if was_open else None
        self._show_points(point if following is None else following)
        self.mark_grade(self.entry.attempt.suggested)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click turns a point round."""
        event.stop()
        self.action_turn()

    def action_confirm(self) -> None:
        """Take the offer for the marked point; where none is open, give the marked grade, and on to the next."""
        point = self.sheet.next_open(self._place, self._points.highlighted or 0)
        if point is not None:
            self._take_offer(point)
            return
        grade = self._marked or self.entry.attempt.suggested
        if not self._kept(lambda: self.sheet.give(self._place, grade)):
            return
        following = self.sheet.next_waiting
        if following is None:
            self._done()
        else:
            self._open(following)

    def _take_offer(self, point: int) -> None:
        offered = preselected(self.entry.attempt.ticks[point].offered)
        self._points.highlighted = point
        if offered is None:
            self.notify(f"Did this point land? {landed_or_missed()}.", timeout=2, markup=False)
        else:
            self._judge(point, offered)

    def action_mark_up(self) -> None:
        """Mark the point above."""
        self._points.action_cursor_up()

    def action_mark_down(self) -> None:
        """Mark the point below."""
        self._points.action_cursor_down()

    def action_other_side(self) -> None:
        """Between what is told and the points."""
        told = self.query_one("#told")
        (told if self._points.has_focus else self._points).focus()

    def action_leave(self) -> None:
        """Away; the rest waits."""
        self._left()

    def _kept(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except MemoryUnavailable as error:
            self._complain(str(error))
            return False
        return True
