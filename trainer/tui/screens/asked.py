"""What the screens have in common on which something is asked, answered in one's head or out loud, and graded."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from textual.screen import Screen

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.rehearsal.asked import Asked
from trainer.tui.actions import Place
from trainer.tui.code_text import grades_line
from trainer.tui.grade_keys import GradeKeys
from trainer.tui.number_text import par_clock
from trainer.tui.phases import holds
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class AskedInPhases(Asked, Protocol):
    """An attempt at what is asked, in one of its phases."""

    @property
    def phase(self) -> Place:
        """What there is to do now."""


Attempted = TypeVar("Attempted", bound=AskedInPhases)
Told = TypeVar("Told", contravariant=True)


class AskedLead(Protocol[Told]):
    """Who is told how an attempt goes, and leads on from it."""

    def keep(self, asked: Told, /) -> None:
        """Record the attempt, without a grade."""

    def grade(self, asked: Told, grade: Grade, /) -> None:
        """Give the recorded attempt its grade."""

    def ended(self, drill: Drill, /) -> None:
        """It has its grade: go on."""

    def left(self, recorded: bool, /) -> None:
        """It was left; `recorded` is whether an attempt is kept without a grade."""


class AskedScreen(GradeKeys, Screen[None], Generic[Attempted]):
    """One attempt, phase by phase: its time, its keys, its grade. What is known is in `asked`; the screen shows it.

    Arguments:
        lead: leads on.
        asked: the attempt.
        phases: those of the attempt; time is counted in the first one, in the last one the grade is given.
    """

    def __init__(self, lead: AskedLead[Attempted], asked: Attempted, phases: tuple[Place, ...]) -> None:
        super().__init__()
        self.asked = asked
        self._lead = lead
        self._phases = phases
        self._title = Plain("", id="title")
        self._clock = Plain("", id="clock")
        self._told = Plain()
        self._grades = Plain("", id="grades")
        self._keys = KeyLine(phases[0])
        self._marked: Grade | None = None

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self.asked.phase

    def on_screen_resume(self) -> None:
        """Go on counting, where it is still to be answered."""
        if self.asked.phase == self._phases[0]:
            self.asked.stopwatch.resume()

    def on_unmount(self) -> None:
        """Stop the clock."""
        self.asked.stopwatch.pause()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """The keys of a phase hold in it alone."""
        return holds(action, self.asked.phase, self._phases)

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
        self._lead.left(self.asked.phase == self._phases[-1])

    def _give_grade(self) -> None:
        self._lead.grade(self.asked, self._marked or self.asked.suggested)
        self._lead.ended(self.asked.drill)

    def _show_clock(self) -> None:
        asked = self.asked
        self._clock.update(par_clock(asked.stopwatch, asked.drill, asked.phase == self._phases[0]))

    def _show_phase(self, says: str) -> None:
        """Show which phase it is, with a few words for it, and its keys."""
        phase = self.asked.phase
        self._title.update(f"{self.asked.drill.title} · {says}")
        for one in self._phases:
            self.set_class(one == phase, f"is-{one}")
        self._show_clock()
        if phase == self._phases[-1]:
            self.mark_grade(self._marked or self.asked.suggested)
        self._keys.move_to(phase)
