"""The application: opens the rooms beside the first screen, and leads from screen to screen."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from rich.text import Text
from textual.message import Message
from textual.screen import Screen

from trainer.tui.background import WorkBroke, in_background, once_settled
from trainer.tui.keys.actions import bindings_for, bound
from trainer.tui.keys.in_turn import KeysInTurn
from trainer.tui.rooms import CannotOpen, Opening, Rooms
from trainer.tui.screens.home import HomeScreen
from trainer.tui.terminal.ending import EndWhenTold

if TYPE_CHECKING:
    from textual.command import Provider
    from textual.driver import Driver

    from trainer.tui.journeys.journey import Journey
    from trainer.tui.keys.keymap import OwnKeys


@dataclass
class RoomsOpened(Message):
    """Everything that the screens need is there."""

    rooms: Rooms


@dataclass
class CatalogRead(Message):
    """What there is to practise was read; a sentence for each of its faults."""

    faults: tuple[str, ...]


@dataclass
class OpeningFailed(Message):
    """The trainer can't start, and why."""

    sentence: str


@runtime_checkable
class HoldsText(Protocol):
    """A screen with text that must not be lost."""

    def save_typed(self) -> None:
        """Save it at once."""


def _finder() -> type[Provider]:
    # Only who opens the palette pays for it.
    from trainer.tui.finding import Finder

    return Finder


def _read(rooms: Rooms) -> Message:
    """Read the catalog, so that nobody has to wait for it."""
    try:
        return CatalogRead(tuple(str(error) for error in rooms.catalog.errors))
    except CannotOpen as error:
        return OpeningFailed(str(error))


PAINTED_BY = 1.0
"""Seconds after the rooms are open by which whatever comes first is painted."""

SIZE_TAKEN_BY = 0.25
"""Seconds after which a new size of the terminal is taken, whatever became of Textual's own timer for it."""

STYLES = Path(__file__).parent / "styles"

MOST_DUE = ""
"""For the card to open: the one that is most due, else the next on the path."""


class TrainerApp(KeysInTurn):
    """The trainer on the screen.

    Arguments:
        opening: how to open what it works with.
        card: the card to open at once, or `MOST_DUE`.
        start: where to go at once, in the place of a card.
    """

    TITLE = "trainer"
    BINDINGS = bindings_for("everywhere")
    COMMANDS: ClassVar = {_finder}
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012 - as the base class declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]  # noqa: RUF012 - likewise

    def __init__(
        self,
        opening: Opening | None = None,
        card: str | None = None,
        start: Callable[[Journey], object] | None = None,
    ) -> None:
        # Home is the default screen, whose own styles Textual would not load; for styles that come later, it parses
        # all of them anew.
        opened = ["practice"] if card else []
        super().__init__(css_path=[STYLES / f"{name}.tcss" for name in ("app", "home", *opened)])
        self._opening = opening or Opening()
        self._card = card
        self._start_with = start
        self.journey: Journey | None = None
        self.own_keys: OwnKeys = {}
        self._broken_by: Exception | None = None

    def get_driver_class(self) -> type[Driver]:
        """What reads the terminal."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from trainer.tui.terminal.forgiving_driver import ForgivingDriver

        return ForgivingDriver

    def get_default_screen(self) -> Screen[Any]:
        """The first screen: what is opened at once does not wait for Home, which is filled when one leaves."""
        return HomeScreen(at_once=self._card is None and self._start_with is None)

    def on_mount(self) -> None:
        """Open the rooms once the first screen is painted."""
        if not self.is_headless:
            EndWhenTold(self, self._end, self._opening.close).watch()
        self.call_after_refresh(in_background, self, self._open)

    def _open(self) -> Message:
        rooms = self._opening.open()
        if self._card:
            # Its drill is all that is needed.
            return RoomsOpened(rooms)
        read = _read(rooms)
        if isinstance(read, CatalogRead):
            self.post_message(RoomsOpened(rooms))
        return read

    def on_rooms_opened(self, event: RoomsOpened) -> None:
        """Open what was asked for, or fill the first screen, and ask the first questions where they never were."""
        rooms = event.rooms
        from trainer.tui.journeys.journey import Journey

        self.journey = Journey(self, rooms)
        self._take_theme(rooms.settings.theme)
        if rooms.settings.keys:
            self._take_keys(dict(rooms.settings.keys))
        self._home.begin(self.journey)
        for notice in rooms.notices:
            self._warn(notice)
        if self._start_with is not None:
            self._start_with(self.journey)
        elif self._card is not None:
            self.journey.open_card(self._card or self.journey.most_due())
        elif not rooms.settings.first_start_done:
            self.journey.ask_first_questions()
        if self._card:
            once_settled(self.screen, partial(in_background, self, partial(_read, rooms)))
        # What starts the trainer may have left the search for garbage off until now.
        self.set_timer(PAINTED_BY, gc.enable)
        # Behind the questions that were asked above: where nothing was opened, there is Home.
        self.call_later(self._home.fill_if_seen)

    def on_catalog_read(self, event: CatalogRead) -> None:
        """Say what is wrong with the content; the rest works."""
        for fault in event.faults:
            self._warn(fault)

    def _take_theme(self, name: str) -> None:
        if name in self.available_themes:
            self.theme = name
        else:
            from trainer.tui.themes import theme_fault

            self._warn(f"theme: {theme_fault(name)}.")

    def _take_keys(self, wanted: dict[str, str]) -> None:
        """Put the learner's own keys in the place of those that the actions come with."""
        from trainer.tui.keys.keymap import own_keys
        from trainer.tui.widgets.key_line import KeyLine

        self.own_keys, faults = own_keys(wanted)
        self.set_keymap({name: bound(keys) for name, keys in self.own_keys.items()})
        for line in self.screen.query(KeyLine):
            line.show()
        for fault in faults:
            self._warn(f"[keys] {fault.action} {fault.says}.")

    def _warn(self, sentence: str) -> None:
        self.notify(sentence, severity="warning", timeout=15, markup=False)

    def on_opening_failed(self, event: OpeningFailed) -> None:
        """Say why there is nothing to see."""
        self.exit(1, return_code=1, message=Text(event.sentence))

    def on_resize(self) -> None:
        """See to it that the new size is taken in the end.

        Textual does it by a timer of eight thousandths of a second, which is passed over for ever where the process is
        held up between the timer's first two looks at the clock.
        """
        self.set_timer(SIZE_TAKEN_BY, self._check_resize)

    def on_work_broke(self, event: WorkBroke) -> None:
        """Have Textual report what broke."""
        raise event.error

    def watch_theme(self, theme: str) -> None:
        """Keep the colours that were chosen."""
        if self.journey is not None:
            self.journey.keep_theme(theme)

    # Leaving

    def save_typed(self) -> None:
        """Save what is being typed, at once."""
        for screen in self.screen_stack:
            if isinstance(screen, HoldsText):
                screen.save_typed()

    async def action_quit(self) -> None:
        """Leave; what was typed is kept."""
        # Behind the keys that the focused widget has not seen yet: this one has overtaken them.
        (self.focused or self).call_later(self._end, 0)

    def _handle_exception(self, error: Exception) -> None:
        # Textual ends; what was typed must not go down with it.
        try:
            self.save_typed()
        finally:
            self._broken_by = error
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        # Tests want the error as it is; a learner wants a sentence.
        if self.is_headless or self._broken_by is None or self._exit_renderables:
            super()._fatal_error()
            return
        from datetime import datetime

        from trainer.tui.terminal.breaking_off import farewell

        self.bell()
        self._exit_renderables.append(Text(farewell(self._broken_by, datetime.now())))
        self._close_messages_no_wait()

    def _end(self, code: int) -> None:
        self.save_typed()
        self.exit(code, return_code=code)

    def action_help(self) -> None:
        """Show what every key does."""
        from trainer.tui.palette import close_palette
        from trainer.tui.screens.help import HelpScreen

        close_palette(self)
        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(getattr(self.screen, "PLACE", None)))

    def action_command_palette(self) -> None:
        """Find a drill or an action."""
        from trainer.tui.palette import open_palette

        open_palette(self)

    @property
    def _home(self) -> HomeScreen:
        home = self.screen_stack[0]
        assert isinstance(home, HomeScreen)
        return home
