"""The keys for the points of a spoken answer: mark one, say that it landed or did not."""

from __future__ import annotations

from textual.widgets import OptionList

from trainer.rehearsal.answers.speaking import Speaking
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.point_list import PointList


class TickKeys:
    """What the keys of the points do, on a screen with a list of them."""

    speaking: Speaking
    _points: PointList
    _keys: KeyLine

    def action_landed(self) -> None:
        """The marked point landed."""
        self.judge(landed=True)

    def action_missed(self) -> None:
        """The marked point did not land."""
        self.judge(landed=False)

    def judge(self, landed: bool) -> None:
        """Say of the marked point whether it landed, and mark the next."""
        if self._points.highlighted is None:
            return
        self.speaking.tick(self._points.highlighted, landed)
        self._points.show(self.speaking)
        self._points.mark_open(self.speaking)
        self._keys.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click turns a point round."""
        event.stop()
        self.judge(not self.speaking.landed(event.option_index))

    def action_mark_up(self) -> None:
        """Mark the point above."""
        self._points.action_cursor_up()

    def action_mark_down(self) -> None:
        """Mark the point below."""
        self._points.action_cursor_down()
