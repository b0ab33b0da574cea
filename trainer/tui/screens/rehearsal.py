"""Saying an answer out loud: the question and a clock, then the points to tick, the follow-ups, the grade."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content

from trainer.memory.models import Grade
from trainer.rehearsal.answers.speaking import Speaking, SpeakingPhase
from trainer.rehearsal.answers.telling_apart import TellingApart
from trainer.rehearsal.drafts import DraftKeeper
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.grade_keys import GradeKeys
from trainer.tui.keys.phases import holds
from trainer.tui.keys.tick_keys import TickKeys
from trainer.tui.keys.voice_keys import VoiceKeys
from trainer.tui.saving import SAVED_EVERY, Saving, TextSaved
from trainer.tui.texts.code import grades_line
from trainer.tui.texts.spoken import SPOKEN_PHASES, bare_keys, phase_text, spoken_clock
from trainer.tui.texts.wording import landed_or_missed
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.point_list import PointList
from trainer.tui.widgets.prose_editor import ProseEditor
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal
from trainer.tui.widgets.stray_text import TakesStrayText
from trainer.tui.widgets.voice_strip import VoiceStrip

if TYPE_CHECKING:
    from trainer.tui.leads import SpokenLead

_PLACES: tuple[SpeakingPhase, ...] = ("saying", "ticking", "following", "grading")


class RehearsalScreen(VoiceKeys, TickKeys, GradeKeys, FullSizeScreen[None], TakesStrayText):
    """One spoken attempt. What is known is in `speaking`; this shows it.

    Arguments:
        lead: leads on.
        speaking: the attempt.
        keeper: keeps what is typed.
        bare: shows nothing but the question until it was answered, puts no follow-up and takes the suggested grade.
    """

    CSS_PATH = "../styles/rehearsal.tcss"
    BINDINGS = bindings_for(*_PLACES)
    AUTO_FOCUS = "#told"

    def __init__(self, lead: SpokenLead, speaking: Speaking, keeper: DraftKeeper, bare: bool = False) -> None:
        # From the first painting on: not even for a moment is there more than the question.
        super().__init__(classes="bare is-saying" if bare else None)
        self._lead = lead
        self.speaking = speaking
        self._keeper = keeper
        self._bare = bare
        self._saving = Saving(self, speaking.text, lead.say)
        self._title = Plain("", id="title")
        self._told = Plain()
        self._points = PointList(id="points")
        self._typed = ProseEditor(speaking.text, "Say it out loud, or type it here.", id="typed")
        self._voice = VoiceStrip(lead.takes, self.about, self.heard, self.spoke, bare)
        self._grades = Plain("", id="grades")
        self._clock = Plain("", id="clock")
        self._keys = KeyLine("saying")
        self._revealed = False
        self._recorded = False
        self._marked: Grade | None = None

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self.speaking.phase

    def compose(self) -> ComposeResult:
        """A line on top, what is told, the points, a place to type, the grades, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield self._title
            if not self._bare:
                yield self._clock
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        with VerticalScroll(id="below", classes="full-size"):
            yield self._points
            yield self._voice
            yield self._typed
            yield self._grades
        if self._bare:
            yield self._clock
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Put the question, and start the clock."""
        self.speaking.stopwatch.resume()
        self._show_phase()
        self._show_clock()
        self.set_interval(SAVED_EVERY, self._tick)

    def on_screen_resume(self) -> None:
        """Go on counting, where the answer is still being said."""
        self.go_on_counting()

    def on_unmount(self) -> None:
        """Keep the text however the screen is left."""
        self.speaking.stopwatch.pause()
        self.save_typed()

    def may(self, action: str) -> bool | None:
        """The keys of a phase hold in it alone; going on from the points needs all of them judged."""
        phase = self.speaking.phase
        if not holds(action, phase, _PLACES):
            return False
        if action == "go_on" and phase == "ticking":
            return True if self.speaking.all_ticked else None
        return True

    # Going on

    def action_confirm(self) -> None:
        """What Enter does: it was said, take the offer, the next follow-up, give the grade."""
        steps: dict[SpeakingPhase, Callable[[], object]] = {
            "saying": lambda: self.once_said(self._enter_in_text),
            "ticking": self._confirm_point,
            "following": self._next_of_follow_up,
            "grading": self._give_grade,
        }
        steps[self.speaking.phase]()

    def action_go_on(self) -> None:
        """To the next phase."""
        if self.speaking.phase == "saying":
            self.once_said(self._end_saying)
        elif self.speaking.phase == "ticking":
            self._end_ticking()
        else:
            self.speaking.end_following()
            self._keep()
            self._show_phase()

    def _enter_in_text(self) -> None:
        if self._typed.has_focus and self._typed.text.strip():
            self._typed.put("\n")
        else:
            self._end_saying()

    def _end_saying(self) -> None:
        if self.speaking.phase == "saying":
            self.save_typed()
            self.speaking.end_saying(self._typed.text)
            self._show_phase()

    def _end_ticking(self) -> None:
        self._keeper.end()
        if self._bare:
            self._lead.ended(self.speaking, self.speaking.suggested)
            return
        self.speaking.end_ticking()
        self._keep()
        self._show_phase()

    def _keep(self) -> None:
        self._recorded = True
        self._lead.keep(self.speaking)

    # Ticking

    def _confirm_point(self) -> None:
        if self.speaking.all_ticked:
            self._end_ticking()
            return
        place = self._points.highlighted or 0
        offered = self.speaking.preselected(place)
        if self.speaking.landed(place) is not None:
            self._points.mark_open(self.speaking)
        elif offered is None:
            self.notify(f"Did this point land? {landed_or_missed()}.", timeout=2, markup=False)
        else:
            self.judge(offered)

    # Follow-ups, the grade

    def _next_of_follow_up(self) -> None:
        if self._revealed:
            self.speaking.next_follow_up()
            self._keep()
        self._revealed = not self._revealed
        self._show_phase()

    def _give_grade(self) -> None:
        self._lead.ended(self.speaking, self._marked or self.speaking.suggested)

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self._marked = grade
        self._grades.update(grades_line(grade, self.speaking.suggested))

    # Pausing, leaving, typing

    def action_pause(self) -> None:
        """Cover everything, stop the clock, and listen no more."""
        from trainer.tui.screens.paused import PausedScreen

        self.speaking.stopwatch.pause()
        self._voice.end()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back; what was typed is kept."""
        self.once_said(lambda: self._lead.left(self._recorded))

    def action_other_side(self) -> None:
        """Between the question and the place to type, or the answer and its points."""
        below = self._typed if self.speaking.phase == "saying" else self._points
        if below.has_focus:
            self.query_one("#told").focus()
        else:
            below.display = True
            below.focus()

    @property
    def typed_into(self) -> ProseEditor | None:
        """Where an answer is typed, while it is being said."""
        return self._typed if self.speaking.phase == "saying" else None

    def save_typed(self) -> None:
        """Save the text at once, if it is not on the disk."""
        if self.speaking.phase in ("saying", "ticking") and not self._recorded:
            self._saving.at_once(*self._to_save())

    def on_text_saved(self, event: TextSaved) -> None:
        """Note what is on the disk."""
        self._saving.ended(event)

    def _to_save(self) -> tuple[str, Callable[[], None]]:
        text = self.text
        draft = self.speaking.draft(text)
        return text, lambda: self._keeper.save(draft)

    def _tick(self) -> None:
        self._show_clock()
        if self.speaking.phase == "saying":
            self._saving.note(*self._to_save())

    # Showing

    def _show_clock(self) -> None:
        clock = spoken_clock(self.speaking)
        self._clock.update(Content.assemble(clock, f" · {bare_keys()}") if self._bare else clock)

    def _tell_apart(self, telling: TellingApart) -> None:
        from trainer.tui.screens.sorting import SortingScreen

        def ended(all_judged: bool | None) -> None:
            self.speaking.end_sorting()
            if all_judged:
                self._keep()
                self._show_phase()
            else:
                self._lead.left(self._recorded)

        self.app.push_screen(SortingScreen(self.speaking.subject, telling), ended)

    def _show_phase(self) -> None:
        phase = self.speaking.phase
        if phase == "sorting" and self.speaking.telling is not None:
            self._tell_apart(self.speaking.telling)
            return
        self._told.update(phase_text(self.speaking, self._revealed))
        self._title.update(f"{self.speaking.subject.title} · {SPOKEN_PHASES[phase]}")
        for one in _PLACES:
            self.set_class(one == phase, f"is-{one}")
        told = self.query_one("#told")
        told.scroll_home(animate=False)
        self._typed.display = phase == "saying" and not (self._bare and not self._typed.text)
        if phase == "ticking":
            self._points.show(self.speaking)
            self._points.focus()
        else:
            told.focus()
        if phase == "grading":
            self.mark_grade(self._marked or self.speaking.suggested)
        self.show_delivery()
        self._keys.move_to(phase)
