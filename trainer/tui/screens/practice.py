"""Practising: the brief on one side, the editor on the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.message import Message
from textual.screen import Screen

from trainer.memory.models import Draft, MemoryUnavailable
from trainer.memory.statistics import MissedLandmark
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.flight import FlightView, flight_views
from trainer.rehearsal.missing import make_ready, missed_at_first, missed_before
from trainer.rehearsal.practice import Practice
from trainer.rehearsal.stopwatch import clock_face
from trainer.tui.actions import Place, bindings_for
from trainer.tui.background import in_background
from trainer.tui.brief_text import brief_text, hints_text
from trainer.tui.code_text import quiet
from trainer.tui.journey import Journey
from trainer.tui.programs import ProgramRan, RunFailed, unless_checking_fails
from trainer.tui.verdict_text import output_text, verdict_text
from trainer.tui.widgets.code_editor import CodeEditor
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.side_panel import SidePanel
from trainer.tui.wording import after_run

SAVED_EVERY = 0.5
"""Seconds between two looks whether there is something to save: with the writing itself, less than one in all."""


class ChecksReady(Message):
    """The checks are loaded: the first run need not wait for that."""


@dataclass
class DraftSaved(Message):
    """What was typed is on the disk, or could not be saved."""

    draft: Draft
    fault: str = ""


class PracticeScreen(Screen[None]):
    """One attempt. What is known and allowed is in `practice`; this shows it."""

    CSS_PATH = "../styles/practice.tcss"
    PLACE: Place = "practice"
    BINDINGS = bindings_for("practice")
    AUTO_FOCUS = "CodeEditor"

    def __init__(
        self,
        journey: Journey,
        practice: Practice,
        keeper: DraftKeeper,
        resumed: bool,
        often: tuple[MissedLandmark, ...] = (),
    ) -> None:
        super().__init__()
        self._often = often
        self._journey = journey
        self.practice = practice
        self._keeper = keeper
        self._text = CodeEditor(practice.first_text, id="text")
        self._side = SidePanel(id="side")
        self._keys = KeyLine("practice")
        self._status = Plain("", id="status")
        self._clock = Plain("", id="clock")
        self._face = ""
        self._saved = practice.draft(practice.first_text)
        # Where there is nothing but an empty page yet, no draft of it is kept.
        self._begun = resumed
        self._saving = False
        self._fault = ""
        self._flight: tuple[FlightView, ...] = ()

    def compose(self) -> ComposeResult:
        """A line on top, the two sides, the keys."""
        subject = self.practice.subject
        with Horizontal(id="top"):
            mode = "with gaps" if self.practice.mode == "gaps" else "blank page"
            yield Plain(f"{subject.title} · {mode}", id="title")
            yield self._status
            yield self._clock
        with Container(id="sides"):
            yield self._side
            yield self._text
        yield self._keys

    def on_mount(self) -> None:
        """Show the brief, start the clock, have the checks made ready."""
        self._side.set_text("brief", brief_text(self.practice.subject, missed_before(self.practice, self._often)))
        self._side.set_text("verdicts", quiet("Nothing was run yet: F5 runs your program."))
        self._side.set_text("output", quiet("Nothing was run yet."))
        self._side.set_text("hints", hints_text(self.practice, self._often))
        self.practice.stopwatch.resume()
        self._show_clock()
        self.set_interval(SAVED_EVERY, self._tick)
        in_background(self, lambda: unless_checking_fails(self._prepare))

    def on_screen_resume(self) -> None:
        """Go on counting."""
        self.practice.stopwatch.resume()

    def on_unmount(self) -> None:
        """Keep the text however the screen is left."""
        self.practice.stopwatch.pause()
        self.save_typed()

    # Running

    def action_run(self) -> None:
        """Run the program, unless a run is in flight."""
        self._once_typed(self._start_run)

    def _start_run(self) -> None:
        if self.practice.running:
            self._say("still running")
        elif self._journey.rooms.settings.forecast:
            from trainer.tui.screens.forecast import ForecastScreen

            self.app.push_screen(ForecastScreen(), self._begin_run)
        else:
            self._begin_run(None)

    def _begin_run(self, forecast: bool | None) -> None:
        self.practice.begin_run(forecast)
        self._say("running …")
        text = self._text.text
        in_background(self, lambda: unless_checking_fails(lambda: self._run(text)))

    def _prepare(self) -> Message:
        subject = self.practice.subject
        self._journey.rooms.checker.prepare(subject.drill, subject.twists)
        make_ready(subject)
        return ChecksReady()

    def _run(self, text: str) -> Message:
        subject = self.practice.subject
        report = self._journey.rooms.checker.run(subject.drill, text, subject.twists)
        return ProgramRan(report, text, missed_at_first(self.practice, text, report))

    def on_program_ran(self, event: ProgramRan) -> None:
        """Show the verdicts. Nothing advances by itself."""
        report = event.report
        self.practice.end_run(report, event.text, event.missed)
        self._flight = flight_views(report)
        self._side.set_text("verdicts", verdict_text(report, after_run(self.practice, bool(self._flight))))
        self._side.set_text("output", output_text(report))
        self._side.set_text("hints", hints_text(self.practice, self._often))
        self._side.show_tab("verdicts")
        problem = report.problem
        if problem is not None and problem.line is not None and event.text == self._text.text:
            self._text.mark_line(problem.line, problem.column)
        self._say("passed: F8 goes on" if report.passed else report.outcome)
        self._keys.show()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the program from running."""
        self.practice.abandon_run()
        self._side.set_text("verdicts", quiet(event.sentence))
        self._side.show_tab("verdicts")
        self._say("not run")

    # Hints, the reference, leaving

    def action_hint(self) -> None:
        """Show the next hint; the last one only when it is meant."""
        if self.practice.next_help == "reference":
            self._journey.confirm_reference(self._see_reference)
            return
        if self.practice.ask_for_help() is not None:
            self._side.set_text("hints", hints_text(self.practice, self._often))
        self._side.show_tab("hints")

    def _see_reference(self) -> None:
        self.practice.ask_for_help()
        self.action_go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Going on has to be earned, or asked for; the calls of the model were recorded where a check failed."""
        if action == "go_on":
            return True if self.practice.reference_shown else None
        if action == "flight":
            return True if self._flight else None
        return True

    def action_flight(self) -> None:
        """Show what each call of the model was given."""
        from trainer.tui.screens.flight_record import FlightRecordScreen

        if self._flight:
            self.app.push_screen(FlightRecordScreen(self._flight))

    def action_go_on(self) -> None:
        """End the attempt: the reference, then the grade."""
        self._once_typed(self._end)

    def _end(self) -> None:
        if not self.practice.running:
            self.practice.stopwatch.pause()
            self._keeper.end()
            self._journey.end_practice(self.practice, self._text.text)

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        self.practice.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back to Home; the text is kept."""
        self._once_typed(self._journey.go_home)

    def _once_typed(self, act: Callable[[], object]) -> None:
        """Do something behind the keys that the editor has not seen yet: the screen's own keys overtake them."""
        self._text.call_later(act)

    def action_next_tab(self) -> None:
        """Show the next tab."""
        self._side.show_next()

    def action_other_side(self) -> None:
        """To the other side."""
        if self._text.has_focus:
            self._side.take_focus()
        else:
            self._text.focus()

    # Time and text

    def _tick(self) -> None:
        self.practice.stopwatch.tick()
        self._show_clock()
        if self._saving:
            return
        draft = self._draft_to_save()
        if draft is not None:
            self._saving = True
            in_background(self, lambda: self._save(draft))

    def _draft_to_save(self) -> Draft | None:
        """The draft, where it says something that is not saved yet. A mere second more on the clock can wait."""
        draft, saved = self.practice.draft(self._text.text), self._saved
        if (draft.text, draft.helps, draft.runs) == (saved.text, saved.helps, saved.runs):
            return None
        return draft

    def _save(self, draft: Draft) -> DraftSaved:
        try:
            self._keeper.save(draft)
        except MemoryUnavailable as error:
            return DraftSaved(draft, str(error))
        return DraftSaved(draft)

    def on_draft_saved(self, event: DraftSaved) -> None:
        """Note what is on the disk."""
        self._saving = False
        self._note_saved(event)

    def _note_saved(self, event: DraftSaved) -> None:
        if event.fault and event.fault != self._fault:
            self._journey.say(event.fault)
        self._fault = event.fault
        if not event.fault:
            self._saved = event.draft
            self._begun = True

    def save_typed(self) -> None:
        """Save the text at once, with the time worked, if anything was begun."""
        if self._begun or self._draft_to_save() is not None:
            self._note_saved(self._save(self.practice.draft(self._text.text)))

    def _show_clock(self) -> None:
        practice = self.practice
        face = f"{clock_face(practice.stopwatch.tick())} / {clock_face(practice.par_seconds)}"
        if face != self._face:
            # Laying the screen out anew each second would paint all of it.
            self._clock.update(face, layout=len(face) != len(self._face))
            self._face = face

    def _say(self, words: str) -> None:
        self._status.update(words)
