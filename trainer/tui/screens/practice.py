"""Practising: the brief on one side, the editor on the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.message import Message
from textual.screen import Screen

from trainer.memory.missed import MissedLandmark
from trainer.memory.models import Draft
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.programs.missing import missed_at_first, missed_before
from trainer.rehearsal.programs.own_editor import EditorFailed
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.stopwatch import clock_face
from trainer.tui.background import in_background, once_settled
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.keys.keymap import key_of
from trainer.tui.programs import ProgramRan, RunFailed, prepared, unless_checking_fails
from trainer.tui.saving import SAVED_EVERY, Saving, TextSaved
from trainer.tui.terminal.own_editor import edited_outside
from trainer.tui.texts.brief import brief_text, hints_text
from trainer.tui.texts.code import quiet
from trainer.tui.texts.wording import after_run
from trainer.tui.vi.choosing import code_editor
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.side_panel import SidePanel
from trainer.tui.widgets.stray_text import TakesStrayText

if TYPE_CHECKING:
    from trainer.rehearsal.programs.flight import FlightView
    from trainer.tui.leads import CodeLead
    from trainer.tui.vi.editor import ViEditor
    from trainer.tui.widgets.code_editor import CodeEditor


class PracticeScreen(Screen[None], TakesStrayText):
    """One attempt. What is known and allowed is in `practice`; this shows it."""

    CSS_PATH = "../styles/practice.tcss"
    PLACE: Place = "practice"
    BINDINGS = bindings_for("practice")
    AUTO_FOCUS = "CodeEditor"

    def __init__(
        self,
        lead: CodeLead,
        practice: Practice,
        keeper: DraftKeeper,
        resumed: bool,
        often: tuple[MissedLandmark, ...] = (),
    ) -> None:
        super().__init__()
        self._often = often
        self._lead = lead
        self.practice = practice
        self._keeper = keeper
        self._text = code_editor(practice.first_text, lead.rooms.settings.vi_keys)
        self._side = SidePanel(id="side")
        self._keys = KeyLine("practice")
        self._status = Plain("", id="status")
        self._clock = Plain("", id="clock")
        self._face = ""
        self._saving = Saving(self, _said_by(practice.draft(practice.first_text)), lead.say)
        # Where there is nothing but an empty page yet, no draft of it is kept.
        self._begun = resumed
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
        self._side.set_text("verdicts", quiet(f"Nothing was run yet: {key_of('run')} runs your program."))
        self._side.set_text("output", quiet("Nothing was run yet."))
        self._side.set_text("hints", hints_text(self.practice, self._often))
        self.practice.stopwatch.resume()
        self._show_clock()
        self.set_interval(SAVED_EVERY, self._tick)
        # What is loaded for the first run would hold up the page; so would the checker's own modules.
        once_settled(self, lambda: in_background(self, lambda: unless_checking_fails(self._prepare)))

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
        elif self._lead.rooms.settings.forecast:
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
        return prepared(self._lead.rooms.checker, self.practice.subject)

    def _run(self, text: str) -> Message:
        subject = self.practice.subject
        report = self._lead.rooms.checker.run(subject.drill, text, subject.twists)
        return ProgramRan(report, text, missed_at_first(self.practice, text, report))

    def on_program_ran(self, event: ProgramRan) -> None:
        """Show the verdicts. Nothing advances by itself."""
        # The screen opens before anything has run.
        from trainer.rehearsal.programs.flight import flight_views
        from trainer.tui.texts.verdict import output_text, verdict_text

        report = event.report
        self.practice.end_run(report, event.text, event.missed)
        # What is shown as run is on the disk: a kill right after it takes nothing.
        self.save_typed()
        self._flight = flight_views(report)
        self._side.set_text("verdicts", verdict_text(report, after_run(self.practice, bool(self._flight))))
        self._side.set_text("output", output_text(report))
        self._side.set_text("hints", hints_text(self.practice, self._often))
        self._side.show_tab("verdicts")
        problem = report.problem
        if problem is not None and problem.line is not None and event.text == self._text.text:
            self._text.mark_line(problem.line, problem.column)
        self._say(f"passed: {key_of('go_on')} goes on" if report.passed else report.outcome)
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
            self._lead.confirm_reference(self._see_reference)
            return
        if self.practice.ask_for_help() is not None:
            self._side.set_text("hints", hints_text(self.practice, self._often))
        self._side.show_tab("hints")

    def _see_reference(self) -> None:
        self.practice.ask_for_help()
        self.action_go_on()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
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
            self._lead.end_practice(self.practice, self._text.text)

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        self.practice.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back to Home; the text is kept. With keys of vi, first to normal mode."""
        self._once_typed(self._leave)

    def _leave(self) -> None:
        if not self._text.end_inserting():
            self._lead.go_home()

    def on_vi_editor_mode_changed(self, event: ViEditor.ModeChanged) -> None:
        """Show the mode."""
        self._say(f"vi: {event.mode}")

    def action_own_editor(self) -> None:
        """Open the text in the learner's own editor."""
        self._once_typed(self._edit_outside)

    def _edit_outside(self) -> None:
        self.save_typed()
        practice, editor = self.practice, self._lead.rooms.settings.editor
        name = f"{practice.subject.drill.stem}.py"
        try:
            text = edited_outside(self.app, self._text.text, name, editor, practice.stopwatch.tick)
        except EditorFailed as error:
            self._lead.say(str(error))
            return
        if text != self._text.text:
            self._text.take_text(text)

    def _once_typed(self, act: Callable[[], object]) -> None:
        """Do something behind the keys that the editor has not seen yet: the screen's own keys overtake them."""
        in_turn(self, self._text, act)

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

    @property
    def typed_into(self) -> CodeEditor:
        """The editor."""
        return self._text

    def _tick(self) -> None:
        self.practice.stopwatch.tick()
        self._show_clock()
        draft = self.practice.draft(self._text.text)
        self._saving.note(_said_by(draft), lambda: self._keeper.save(draft))

    def on_text_saved(self, event: TextSaved) -> None:
        """Note what is on the disk."""
        self._begun = self._begun or not event.fault
        self._saving.ended(event)

    def save_typed(self) -> None:
        """Save the text at once, with the time worked, if anything was begun."""
        draft = self.practice.draft(self._text.text)
        if self._begun or self._saving.is_new(_said_by(draft)):
            self._saving.at_once(draft, lambda: self._keeper.save(draft))

    def _show_clock(self) -> None:
        practice = self.practice
        face = f"{clock_face(practice.stopwatch.tick())} / {clock_face(practice.par_seconds)}"
        if face != self._face:
            # Laying the screen out anew each second would paint all of it.
            self._clock.update(face, layout=len(face) != len(self._face))
            self._face = face

    def _say(self, words: str) -> None:
        self._status.update(words)


def _said_by(draft: Draft) -> tuple[object, ...]:
    """What of a draft is worth saving: a mere second more on the clock can wait."""
    return draft.text, draft.helps, draft.runs
