"""A trainer on a screen without a terminal, with the real checker and a real database."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from shown import Shown
from textual import command
from textual.content import Content
from textual.widgets import Input

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker
from trainer.memory.settings_writing import change_settings
from trainer.memory.store import Store
from trainer.tui.app import TrainerApp
from trainer.tui.rooms import Opening, Rooms
from trainer.tui.screens.practice import PracticeScreen
from trainer.tui.widgets.code_editor import CodeEditor

DRILL = "trim-budget"
OWN_MARKUP = re.compile(r"🔎|Say it out loud, or type it here\.|\d+%|--%")
"""Texts of the screen's own that Textual reads as markup, and nobody's content: they hold no bracket."""


@pytest.fixture(autouse=True)
def _no_text_meets_a_markup_parser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Over all widgets that any test shows: what a drill, a program or a learner says may hold `arr[/]`, so nothing is
    handed to the parser, whether it has brackets this time or not. The palette always asks it, so what goes there has
    none that are not escaped."""
    parse, met = Content.from_markup.__func__, []  # type: ignore[attr-defined]

    def watched(kind: type[Content], text: str | Content, *args: object, **variables: object) -> Content:
        of_palette = sys._getframe(1).f_code.co_filename == command.__file__
        if (
            isinstance(text, str)
            and not OWN_MARKUP.fullmatch(text)
            and not (of_palette and not re.search(r"(?<!\\)\[", text))
        ):
            met.append(text)
        return parse(kind, text, *args, **variables)  # type: ignore[no-any-return]

    monkeypatch.setattr(Content, "from_markup", classmethod(watched))
    yield
    assert met == []


@dataclass
class Clock:
    """Seconds and moments that pass only when told to."""

    seconds: float = 100.0
    start: datetime = field(default_factory=lambda: datetime(2030, 1, 10, 18, 0, tzinfo=timezone.utc))

    def __call__(self) -> float:
        return self.seconds

    def now(self) -> datetime:
        return self.start + timedelta(seconds=self.seconds)

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds

    def pass_days(self, days: int) -> None:
        self.start += timedelta(days=days)


@dataclass
class Screens(Shown):
    """A running trainer, for a test to use."""

    app: TrainerApp

    @property
    def practice(self) -> PracticeScreen:
        screen = self.app.screen
        assert isinstance(screen, PracticeScreen), screen
        return screen

    @property
    def editor(self) -> CodeEditor:
        return self.practice.query_one(CodeEditor)

    async def open(self, words: str, *then: str) -> None:
        """Search, open the first, and press the keys of the choice that follows."""
        self.app.screen.query_one("#search", Input).value = words.replace("-", " ")
        await self.press("enter")
        if then:
            await self.until(lambda: self.app.screen.__class__.__name__ == "ChoiceScreen")
            await self.press(*then)

    async def run_text(self, text: str) -> None:
        """Put a text into the editor and run it."""
        screen = self.practice
        runs = len(screen.practice.runs)
        self.editor.text = text
        await self.press("f5")
        await self.until(lambda: len(screen.practice.runs) > runs)


@dataclass(frozen=True)
class CatalogOpening(Opening):
    """Opens the rooms with a catalog that is handed in, if there is one."""

    catalog: Catalog | None = None

    def open(self) -> Rooms:
        rooms = super().open()
        if self.catalog is not None:
            rooms.catalog = self.catalog
        return rooms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock, tmp_path: Any) -> Iterator[Store]:
    with Store(tmp_path / "memory.db", now=clock.now) as opened:
        yield opened


@pytest.fixture
def trainer(checker: Checker, store: Store, clock: Clock) -> Callable[..., Any]:
    """Opens a trainer of a given size; the first questions were answered, unless they are asked for."""

    @asynccontextmanager
    async def opened(
        size: tuple[int, int] = (80, 24),
        card: str | None = None,
        first: bool = False,
        until_open: bool = True,
        start: Any = None,
        catalog: Catalog | None = None,
    ) -> AsyncIterator[Screens]:
        if not first:
            change_settings(first_start_done=True)
        app = TrainerApp(CatalogOpening(store, checker, clock, clock, catalog=catalog), card, start)
        # What was said stays long enough to be seen on a busy machine.
        app.NOTIFICATION_TIMEOUT = 60.0
        async with app.run_test(size=size, notifications=True) as pilot:
            screens = Screens(app, pilot)
            if until_open:
                await screens.until(lambda: app.journey is not None)
            yield screens

    return opened


@pytest.fixture
def right(catalog: Any) -> str:
    """A program that passes."""
    from trainer.catalog.snippets import load_snippet, program_text

    return program_text(load_snippet(catalog.drill(DRILL).snippet_path()))


@pytest.fixture
def wrong(right: str) -> str:
    """A program that loads and falls short."""
    return right.replace("used + cost > budget", "used + cost >= budget")


@pytest.fixture
def editor() -> Any:
    """The trainer in a real terminal, with an empty editor open."""
    from real_terminal import Terminal, opened_editor

    change_settings(first_start_done=True)
    return opened_editor(Terminal("practice", DRILL))
