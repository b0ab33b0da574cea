"""What two screens have in common: a program, and beside it what is asked about it, the choices, the verdicts."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList

from trainer.tui.keys.actions import Place
from trainer.tui.texts.hanging import Hanging
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.options import Options
from trainer.tui.widgets.plain import Plain


class ExerciseScreen(Screen[bool]):
    """One exercise on a program; gives True when another one is wanted.

    Arguments:
        title: the line on top.
        program: shows the program.
    """

    PLACE: ClassVar[Place]

    def __init__(self, title: str, program: Widget) -> None:
        super().__init__()
        self._top = Plain(title, id="top")
        self._program = program
        self._asked = Plain("", id="task")
        self._choices = Options(markup=False, id="choices")
        self._verdicts = Plain("")
        self._keys = KeyLine(self.PLACE)

    def compose(self) -> ComposeResult:
        """A line on top, the program beside what is asked about it, the keys."""
        yield self._top
        with Container(id="sides"):
            yield self._program
            with Vertical(id="side"):
                yield self._asked
                yield self._choices
                with VerticalScroll(id="verdicts"):
                    yield self._verdicts
        yield self._keys

    def on_mount(self) -> None:
        """Show no verdicts yet: on a small screen there is no room for what is empty."""
        self.query_one("#verdicts").display = False

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take what was clicked."""
        event.stop()
        self.action_confirm()

    def action_confirm(self) -> None:
        """Take the marked choice."""
        raise NotImplementedError

    def action_go_on(self) -> None:
        """Another one."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(False)

    def _show_beside(self, text: Content | Hanging) -> None:
        """Show verdicts, or what there is to say in their place."""
        verdicts = self.query_one("#verdicts")
        verdicts.display = True
        verdicts.scroll_home(animate=False)
        self._verdicts.update(text)
