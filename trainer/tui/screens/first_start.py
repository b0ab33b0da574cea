"""The questions of the first start."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from datetime import date

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen

from trainer.rehearsal.questions import NotUnderstood, interview_day, minutes_a_day, yes_or_no
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.keys.keymap import key_of
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.line import Line
from trainer.tui.widgets.plain import Plain


@dataclass(frozen=True)
class _Question:
    setting: str
    asks: str
    example: str
    understand: Callable[[str], object]


class FirstStartScreen(ModalScreen["dict[str, object]"]):
    """Asks three questions, one at a time; each can be skipped. Gives the settings that were answered."""

    CSS_PATH = "../styles/first_start.tcss"
    PLACE: Place = "first"
    BINDINGS = bindings_for("first")
    AUTO_FOCUS = "Input"

    def __init__(self, today: date, asked: Container[str] | None = None, known: date | None = None) -> None:
        """`asked` holds the settings to ask for, all of them where None; `known` is the day of the interview so far."""
        super().__init__()
        questions = (
            _Question(
                "interview",
                f"When is your interview? Left empty, it stays on {known}."
                if known is not None
                else "When is your interview? Leave it empty if there is none.",
                "as in 2030-01-31, or: in 2 weeks",
                lambda text: interview_day(text, today),
            ),
            _Question("minutes_a_day", "How many minutes a day do you want to practise?", "30", minutes_a_day),
            _Question(
                "vi_keys",
                "Do you want the keys of vi where the trainer has them?",
                "y or n",
                yes_or_no,
            ),
        )
        self._questions = [one for one in questions if asked is None or one.setting in asked]
        self._title = Plain("", id="title")
        self._question = Plain("", id="question")
        self._fault = Plain("", id="fault")
        self._line = Line()
        self._number = 0
        self._answers: dict[str, object] = {}

    def compose(self) -> ComposeResult:
        """The question, a line to answer, what was not understood."""
        with Vertical(id="box"):
            yield self._title
            yield self._question
            yield self._line
            yield self._fault
        yield KeyLine("first")

    def on_mount(self) -> None:
        """Ask the first."""
        self._ask()

    def action_confirm(self) -> None:
        """Take the answer; an empty one is none."""
        # Behind the keys that the line has not seen yet: this one has overtaken them.
        in_turn(self, self._line, self._take)

    def _take(self) -> None:
        question = self._questions[self._number]
        try:
            answer = question.understand(self._line.value)
        except NotUnderstood as fault:
            self._fault.update(str(fault))
            return
        if answer is not None:
            self._answers[question.setting] = answer
        self._go_on()

    def action_skip(self) -> None:
        """Leave the question open."""
        in_turn(self, self._line, self._go_on)

    def _go_on(self) -> None:
        self._number += 1
        if self._number == len(self._questions):
            self.dismiss(self._answers)
        else:
            self._ask()

    def _ask(self) -> None:
        count = len(self._questions)
        several = f"Welcome. Question {self._number + 1} of {count}; {key_of('skip')} skips it."
        self._title.update(several if count > 1 else "")
        self._question.update(self._questions[self._number].asks)
        self._fault.update("")
        self._line.value = ""
        self._line.placeholder = self._questions[self._number].example
