"""How an evening ends: what went well, what waits for the morning, and good night."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen

from trainer.rehearsal.routine.closing import Closing
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import bullets, heading, paragraphs
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class ClosingScreen(Screen[None]):
    """Opens nothing new.

    Arguments:
        said: what there is to say.
        points: leads on to points and grades.
        left: leads away; they wait.
    """

    CSS_PATH = "../styles/closing.tcss"
    PLACE: Place = "closing"
    BINDINGS = bindings_for("closing")
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, said: Closing, points: Callable[[], None], left: Callable[[], None]) -> None:
        super().__init__()
        self._said = said
        self._points = points
        self._left = left

    def compose(self) -> ComposeResult:
        """One page, the keys."""
        yield Plain("That was the last bell. Stop here, and good night.", id="top")
        with VerticalScroll():
            yield Plain(closing_text(self._said))
        yield KeyLine("closing")

    def action_go_on(self) -> None:
        """To points and grades."""
        self._points()

    def action_leave(self) -> None:
        """Away."""
        self._left()


def closing_text(said: Closing) -> Content:
    """The page."""
    morning = said.morning or ("Nothing was missed.",)
    return paragraphs(
        Content("\n").join([heading("What went well"), bullets(said.well)]),
        Content("\n").join([heading("For the morning"), bullets(morning)]),
        f"Points and grades can wait until then, too: {key_of('routine')} at Home brings them back. What you sleep on "
        f"stays; what you cram now pushes something out. {key_of('quit')} closes the trainer.",
    )
