"""After a real interview: writing down what was asked, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from trainer.catalog.covering import covering
from trainer.catalog.models import PointKind
from trainer.rehearsal.private_drills import PrivateDrill, PrivatePoint, add_private_drill, private_drills
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.line import Line
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.leads import Lead

_QUESTION = "question"
_POINTS: dict[str, tuple[str, PointKind]] = {
    "position": ("Your position", "position"),
    "tradeoff": ("Its trade-off", "tradeoff"),
    "point": ("Another point that the answer has to hold", "fact"),
    "last": ("And another", "fact"),
}


class DebriefScreen(Screen[None]):
    """A form: a question in the learner's words, and what its answer has to hold. The points may stay empty."""

    CSS_PATH = "../styles/debrief.tcss"
    PLACE: Place = "debrief"
    BINDINGS = bindings_for("debrief")
    AUTO_FOCUS = "Input"

    def __init__(self, lead: Lead) -> None:
        super().__init__()
        self._lead = lead
        self._lines = {name: Line(id=name) for name in (_QUESTION, *_POINTS)}
        self._covered = Plain("", id="covered")
        self._kept = Plain("", id="kept")

    def compose(self) -> ComposeResult:
        """A line on top, the form, what was kept, the keys."""
        yield Plain("After the interview: what was asked? It never leaves this machine.", id="top")
        with VerticalScroll(can_focus=False):
            yield Plain("The question, in your words")
            yield self._lines[_QUESTION]
            yield self._covered
            for name, (says, _) in _POINTS.items():
                yield Plain(says)
                yield self._lines[name]
            yield self._kept
        yield KeyLine("debrief")

    def on_mount(self) -> None:
        """Show what was kept before."""
        self._show_kept()

    def action_confirm(self) -> None:
        """To the next line."""
        self._once_typed(self._next_line)

    def action_other_side(self) -> None:
        """To the next line."""
        self._once_typed(self._next_line)

    def action_go_on(self) -> None:
        """Keep the question, and begin another."""
        self._once_typed(self._keep)

    def action_leave(self) -> None:
        """Back to Home; a question that stands in the form is kept."""
        self._once_typed(self._leave)

    def save_typed(self) -> None:
        """Keep the question that stands in the form, if there is one."""
        if self._lines[_QUESTION].value.strip():
            self._keep()

    def _next_line(self) -> None:
        lines = list(self._lines.values())
        at = next((place for place, line in enumerate(lines) if line.has_focus), -1)
        if at == 0:
            self._covered.update(_covered_words(self._lead, lines[0].value))
        lines[(at + 1) % len(lines)].focus()

    def _keep(self) -> None:
        question = self._lines[_QUESTION].value
        if not question.strip():
            self._lead.say("Write the question that was asked first.")
            return
        points = [PrivatePoint(self._lines[name].value, kind) for name, (_, kind) in _POINTS.items()]
        kept = self._lead.remembered(lambda: self._add(question, points))
        if kept is None:
            return
        near = _covered_words(self._lead, question)
        for line in self._lines.values():
            line.value = ""
        self._covered.update(near)
        self._show_kept()
        self._lines[_QUESTION].focus()

    def _add(self, question: str, points: list[PrivatePoint]) -> PrivateDrill:
        added = add_private_drill(self._lead.rooms.store, question, points)
        self._lead.rooms.take_in_private_drills()
        return added

    def _leave(self) -> None:
        self.save_typed()
        self._lead.go_home()

    def _show_kept(self) -> None:
        kept = self._lead.remembered(lambda: private_drills(self._lead.rooms.store)) or ()
        lines = [f"- {drill.question}" for drill in kept]
        self._kept.update("\n".join([f"Kept ({len(kept)}), the latest first", *lines] if kept else []))

    def _once_typed(self, act: Callable[[], object]) -> None:
        # Behind the keys that the line has not seen yet: the screen's own keys overtake them.
        in_turn(self, self.focused, act)


def _covered_words(lead: Lead, question: str) -> str:
    found = covering(lead.rooms.catalog, question)
    if not question.strip():
        return ""
    if not found:
        return "Nothing in the catalog is close to it."
    return f"Perhaps covered by: {', '.join(drill.title for drill in found)}"
