"""The application: opens the rooms beside the first screen, and leads from screen to screen."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.message import Message
from textual.screen import Screen

from trainer.tui.actions import bindings_for
from trainer.tui.background import WorkBroke, in_background
from trainer.tui.rooms import CannotOpen, Opening, Rooms
from trainer.tui.screens.home import HomeScreen

if TYPE_CHECKING:
    from textual.command import Provider


@dataclass
class RoomsOpened(Message):
    """Everything that the screens need is there."""

    rooms: Rooms


@dataclass
class OpeningFailed(Message):
    """The trainer can't start, and why."""

    sentence: str


def _finder() -> type[Provider]:
    # Only who opens the palette pays for it.
    from trainer.tui.finding import Finder

    return Finder


class TrainerApp(App[int]):
    """The trainer on the screen.

    Arguments:
        opening: how to open what it works with.
        card: the card to open at once.
    """

    TITLE = "trainer"
    CSS_PATH = "styles/app.tcss"
    BINDINGS = bindings_for("everywhere")
    COMMANDS = {_finder}
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]

    def __init__(self, opening: Opening | None = None, card: str | None = None) -> None:
        super().__init__()
        self._opening = opening or Opening()
        self._card = card
        self._rooms: Rooms | None = None

    @property
    def rooms(self) -> Rooms | None:
        """What the screens work with, once it is open."""
        return self._rooms

    def get_default_screen(self) -> Screen[Any]:
        """The first screen."""
        return HomeScreen()

    def on_mount(self) -> None:
        """Open the rooms once the first screen is painted."""
        if not self.is_headless:
            self._leave_cleanly_when_ended()
        self.call_after_refresh(in_background, self, self._open)

    def _open(self) -> Message:
        try:
            return RoomsOpened(self._opening.open())
        except CannotOpen as error:
            return OpeningFailed(str(error))

    def on_rooms_opened(self, event: RoomsOpened) -> None:
        """Fill the first screen, and ask the first questions where they were never asked."""
        self._rooms = event.rooms
        settings = event.rooms.settings
        if settings.theme in self.available_themes:
            self.theme = settings.theme
        home = self.screen_stack[0]
        assert isinstance(home, HomeScreen)
        home.show_rooms(event.rooms)
        for notice in event.rooms.notices:
            self.notify(notice, severity="warning", timeout=15, markup=False)
        if self._card is not None:
            self._leader.open_card(self._card)
        elif not settings.first_start_done:
            from trainer.tui.screens.first_start import FirstStartScreen

            self.push_screen(FirstStartScreen(event.rooms), lambda _: home.show_rooms(event.rooms))

    def on_opening_failed(self, event: OpeningFailed) -> None:
        """Say why there is nothing to see."""
        self.exit(1, return_code=1, message=event.sentence)

    def on_work_broke(self, event: WorkBroke) -> None:
        """Have Textual report what broke."""
        raise event.error
