"""Find the fault: a wrong program to look at, to say what is wrong with, and to mend."""

from __future__ import annotations

import random
from dataclasses import dataclass

from textual.content import Content
from textual.message import Message
from textual.widgets.option_list import Option

from trainer.checking.report import Report
from trainer.checking.server import Checker
from trainer.rehearsal.programs.brief import landmark_name
from trainer.rehearsal.programs.fault_finding import Fault, FaultFinding
from trainer.rehearsal.programs.flight import flight_views
from trainer.tui.background import in_background
from trainer.tui.keys.actions import bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.programs import ProgramRan, RunFailed, ran, unless_checking_fails
from trainer.tui.screens.exercise import ExerciseScreen
from trainer.tui.texts.code import quiet
from trainer.tui.texts.hanging import Indented
from trainer.tui.texts.verdict import verdict_text
from trainer.tui.texts.wording import fault_judged, fault_task
from trainer.tui.widgets.code_editor import CodeEditor


@dataclass
class FaultReady(Message):
    """The checks are loaded, so it is known which landmark is broken."""

    finding: FaultFinding


class FaultFindingScreen(ExerciseScreen):
    """One fault.

    Arguments:
        checker: what runs the program.
        fault: the program to show.
        chance: what the landmarks are shuffled by.
    """

    CSS_PATH = "../styles/fault_finding.tcss"
    PLACE = "fault"
    BINDINGS = bindings_for("fault")
    AUTO_FOCUS = "CodeEditor"

    def __init__(self, checker: Checker, fault: Fault, chance: random.Random) -> None:
        self._text = CodeEditor(fault.text, id="text")
        self._text.read_only = True
        super().__init__(f"{fault.subject.title} · find the fault", self._text)
        self._checker = checker
        self._fault = fault
        self._chance = chance
        self.finding: FaultFinding | None = None
        self._report: Report | None = None
        self._in_flight = False

    def on_mount(self) -> None:
        """Say what to do, and find out what is broken."""
        self._asked.update(quiet("Making the checks ready …"))
        in_background(self, lambda: unless_checking_fails(self._prepare))

    def _prepare(self) -> Message:
        entries = self._checker.check_entries(self._fault.subject.drill)
        owners = {entry.name: entry.landmark for entry in entries}
        return FaultReady(FaultFinding(self._fault, owners, self._chance))

    def on_fault_ready(self, event: FaultReady) -> None:
        """Offer the landmarks."""
        self.finding = event.finding
        self._choices.add_options(
            Option(Indented(Content.assemble((landmark_name(one), "bold"), f": {one.say}")))
            for one in event.finding.choices
        )
        self._choices.highlighted = 0
        self._show_task()

    # Saying what is wrong

    def action_confirm(self) -> None:
        """Say that the marked landmark is broken."""
        marked = self._choices.highlighted
        if self.finding is None or self.finding.may_edit or marked is None:
            return
        self.finding.say(self.finding.choices[marked])
        self._choices.display = False
        self._text.read_only = False
        self._text.focus()
        self._show_task()
        self._show_verdicts()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Enter belongs to the editor once something was said; the other keys need something to go to."""
        finding = self.finding
        if action == "confirm":
            return finding is not None and not finding.may_edit
        if action == "go_on":
            return True if finding is not None and finding.phase == "mended" else None
        if action == "flight":
            return True if self._report is not None and flight_views(self._report) else None
        return True

    # Running

    def action_run(self) -> None:
        """Run the program, unless a run is in flight."""
        # Behind the keys that the editor has not seen yet: this one has overtaken them.
        in_turn(self, self._text, self._start_run)

    def _start_run(self) -> None:
        if self._in_flight or self.finding is None:
            return
        self._in_flight = True
        self._show_beside(quiet("running …"))
        text = self._text.text
        in_background(self, lambda: unless_checking_fails(lambda: ran(self._checker, self._fault.subject, text)))

    def on_program_ran(self, event: ProgramRan) -> None:
        """Show the verdicts, and whether it is mended."""
        assert self.finding is not None
        self._in_flight = False
        self._report = event.report
        self.finding.end_run(event.report)
        problem = event.report.problem
        if problem is not None and problem.line is not None and event.text == self._text.text:
            self._text.mark_line(problem.line, problem.column)
        self._show_task()
        self._show_verdicts()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the program from running."""
        self._in_flight = False
        self._show_beside(quiet(event.sentence))

    def _show_task(self) -> None:
        assert self.finding is not None
        self._asked.update(fault_judged(self.finding) if self.finding.may_edit else fault_task())
        self._keys.show()

    def _show_verdicts(self) -> None:
        if self._report is not None and self.finding is not None:
            self._show_beside(verdict_text(self.finding.shown(self._report)))

    # Looking

    def action_flight(self) -> None:
        """Show what each call of the model was given."""
        from trainer.tui.screens.flight_record import FlightRecordScreen

        if self._report is not None and (views := flight_views(self._report)):
            self.app.push_screen(FlightRecordScreen(views))

    def action_other_side(self) -> None:
        """From the program to what stands beside it, and back."""
        if not self._text.has_focus:
            self._text.focus()
        elif self._choices.display:
            self._choices.focus()
        else:
            self.query_one("#verdicts").focus()
