"""Telling weak answers from strong: one short answer after the other, one key each."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from trainer.rehearsal.answers.speaking import SpokenSubject
from trainer.rehearsal.answers.telling_apart import TellingApart, ToldApart
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts.sorting import short_answer_text, sorting_title
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal

_JUDGING = frozenset({"landed", "missed"})


class SortingScreen(FullSizeScreen[bool]):
    """Shows the answers of `telling`; gives whether all were judged, or it was left."""

    CSS_PATH = "../styles/sorting.tcss"
    PLACE: Place = "sorting"
    BINDINGS = bindings_for("sorting")
    AUTO_FOCUS = "#told"

    def __init__(self, subject: SpokenSubject, telling: TellingApart) -> None:
        super().__init__()
        self._subject = subject
        self._telling = telling
        self._judged: ToldApart | None = None
        self._title = Plain("", id="title")
        self._told = Plain()
        self._keys = KeyLine("sorting")

    def compose(self) -> ComposeResult:
        """A line on top, the question with one answer, the keys."""
        yield self._title
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Show the first answer."""
        self._show()

    def may(self, action: str) -> bool | None:
        """An answer is judged once; going on needs that."""
        if action in _JUDGING:
            return True if self._judged is None else None
        if action == "confirm":
            return True if self._judged is not None else None
        return True

    def action_landed(self) -> None:
        """It is a strong answer."""
        self._judge(strong=True)

    def action_missed(self) -> None:
        """It is a weak answer."""
        self._judge(strong=False)

    def action_confirm(self) -> None:
        """On to the next answer, or behind the last one to the grade."""
        if self._telling.over:
            self.dismiss(True)
            return
        self._judged = None
        self._show()

    def action_leave(self) -> None:
        """Back; the points are kept without a grade."""
        self.dismiss(False)

    def _judge(self, strong: bool) -> None:
        self._judged = self._telling.judge(strong)
        self._show()

    def _show(self) -> None:
        self._title.update(sorting_title(self._subject, self._telling, self._judged))
        self._told.update(short_answer_text(self._subject, self._telling, self._judged))
        self.query_one("#told").scroll_home(animate=False)
        self.refresh_bindings()
        self._keys.show()
