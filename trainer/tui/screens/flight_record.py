"""What each call of the model was given, in a run that failed."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from trainer.rehearsal.programs.flight import FlightView
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts.flight import after_messages, before_messages, call_line, headline, message_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class FlightRecordScreen(Screen[None]):
    """Steps through the calls of one failed check after the other.

    Arguments:
        views: the failed checks that recorded a call, at least one.
    """

    CSS_PATH = "../styles/flight_record.tcss"
    PLACE: Place = "flight"
    BINDINGS = bindings_for("flight")
    AUTO_FOCUS = "#messages"

    def __init__(self, views: tuple[FlightView, ...]) -> None:
        super().__init__()
        self._views = list(views)
        self._shown = 0
        self._headline = Plain("", id="headline")
        self._call = Plain("", id="call")
        self._messages = VerticalScroll(id="messages")

    def compose(self) -> ComposeResult:
        """What failed, which call, its messages, the keys."""
        yield self._headline
        yield self._call
        yield self._messages
        yield KeyLine("flight")

    async def on_mount(self) -> None:
        """Show the marked call of the first check."""
        await self._show(self.view)

    @property
    def view(self) -> FlightView:
        """The check and the call that are shown."""
        return self._views[self._shown]

    async def _show(self, view: FlightView) -> None:
        self._views[self._shown] = view
        self._headline.update(headline(view))
        self._call.update(call_line(view))
        call = view.call
        messages = [Plain(message_text(message)) for message in call.messages]
        await self._messages.remove_children()
        await self._messages.mount_all(
            [Plain(before_messages(call)), *messages, Plain(after_messages(call))],
        )
        self._messages.scroll_home(animate=False)
        marked = [
            shown
            for shown, message in zip(messages, call.messages, strict=True)
            if message.state in ("wrong", "missing")
        ]
        if marked:
            self._messages.call_after_refresh(self._messages.scroll_to_widget, marked[0], animate=False)

    async def action_next_call(self) -> None:
        """Show the call after this one."""
        await self._show(self.view.next())

    async def action_previous_call(self) -> None:
        """Show the call before this one."""
        await self._show(self.view.previous())

    async def action_to_mark(self) -> None:
        """Show the call that the check points at."""
        await self._show(self.view.at_mark())

    async def action_next_check(self) -> None:
        """Show the next check that failed."""
        self._shown = (self._shown + 1) % len(self._views)
        await self._show(self.view)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Some keys need something to go to."""
        if action == "next_check":
            return True if len(self._views) > 1 else None
        if action == "to_mark":
            return None if self.view.marked_position is None else True
        return True

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
