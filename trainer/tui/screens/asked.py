"""What the screens have in common on which something is asked, answered in one's head or out loud, and graded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.rehearsal.asked import Asked
from trainer.tui.keys.actions import Place
from trainer.tui.keys.grade_keys import GradeKeys
from trainer.tui.keys.phases import holds
from trainer.tui.texts.clock import par_clock
from trainer.tui.texts.code import grades_line
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal

if TYPE_CHECKING:
    from trainer.tui.leads import AskedLead


class AskedInPhases(Asked, Protocol):
    """An attempt at what is asked, in one of its phases."""

    @property
    def phase(self) -> Place:
        """What there is to do now."""


Attempted = TypeVar("Attempted", bound=AskedInPhases)


class AskedScreen(GradeKeys, FullSizeScreen[None], Generic[Attempted]):
    """One drill, asked phase by phase: its time, its keys, its grade. What is known is in `asked`; the screen shows it.

    Arguments:
        lead: leads on.
        drill: what is asked.
        phases: those of an attempt; time is counted in the first one, in the last one the grade is given.
        asked: the attempt; None where it begins later.
    """

    def __init__(
        self, lead: AskedLead[Attempted], drill: Drill, phases: tuple[Place, ...], asked: Attempted | None = None
    ) -> None:
        super().__init__()
        self._lead = lead
        self._drill = drill
        self._phases = phases
        self._attempted = asked
        self._title = Plain("", id="title")
        self._clock = Plain("", id="clock")
        self._told = Plain()
        self._grades = Plain("", id="grades")
        self._keys = KeyLine(phases[0])
        self._marked: Grade | None = None

    def compose(self) -> ComposeResult:
        """A line on top, what is told, what it is answered with, the grades, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield self._title
            yield self._clock
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        with Vertical(id="below", classes="full-size"):
            yield from self.answered_with()
            yield self._grades
        yield self._keys
        yield SmallTerminal()

    def answered_with(self) -> Iterable[Widget]:
        """What stands above the grades to answer with; nothing, where the answer is in one's head."""
        return ()

    def on_mount(self) -> None:
        """Count the time."""
        self.set_interval(1, self._show_clock)

    @property
    def asked(self) -> Attempted:
        """The attempt, once it has begun."""
        assert self._attempted is not None
        return self._attempted

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self._phase

    @property
    def _phase(self) -> Place:
        return self._phases[0] if self._attempted is None else self._attempted.phase

    def on_screen_resume(self) -> None:
        """Go on counting, where it is still to be answered."""
        if self._attempted is not None and self._attempted.phase == self._phases[0]:
            self._attempted.stopwatch.resume()

    def on_unmount(self) -> None:
        """Stop the clock."""
        if self._attempted is not None:
            self._attempted.stopwatch.pause()

    def may(self, action: str) -> bool | None:
        """The keys of a phase hold in it alone."""
        return holds(action, self._phase, self._phases)

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self._marked = grade
        self._grades.update(grades_line(grade, self.asked.suggested))

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        self.asked.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back; an attempt that came to its end is kept."""
        self._lead.left(self._phase == self._phases[-1])

    def _give_grade(self) -> None:
        self._lead.grade(self.asked, self._marked or self.asked.suggested)

    def _end(self) -> None:
        """Give the marked grade, and go on."""
        self._give_grade()
        self._lead.ended(self._drill)

    def _show_clock(self) -> None:
        if self._attempted is not None:
            running = self._attempted.phase == self._phases[0]
            self._clock.update(par_clock(self._attempted.stopwatch, self._drill, running))

    def _show_phase(self, says: str) -> None:
        """Show which phase it is, with a few words for it, and its keys."""
        phase = self._phase
        self._title.update(f"{self._drill.title} · {says}")
        for one in self._phases:
            self.set_class(one == phase, f"is-{one}")
        self._show_clock()
        if phase == self._phases[-1]:
            self.mark_grade(self._marked or self.asked.suggested)
        self._keys.move_to(phase)
