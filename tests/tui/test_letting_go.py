"""What was left takes up no memory: screens, their editors, and the lines that they were painted with."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from textual.screen import Screen
from textual.widgets import TextArea

from trainer.tui.journeys.code import CodeJourney
from trainer.tui.screens.home import HomeScreen

DRILL = "trim-budget"


def parts_of(screen: Screen) -> Iterator[ref[object]]:
    """A screen, its widgets, and what holds their painted lines; none of them kept alive by this."""
    for widget in (screen, *screen.query("*")):
        yield ref(widget)
        yield ref(widget._styles_cache)


@pytest.mark.slow
@pytest.mark.parametrize("card", [DRILL, f"{DRILL}.aloud"])
async def test_what_was_left_is_let_go(trainer, card):
    async with trainer() as screens:
        app = screens.app
        left: list[ref[object]] = []
        for text in ("first", "second"):
            if card == DRILL:
                subject = app.journey.subject_of_code(card)
                CodeJourney(app.journey).begin(subject, "blank")
            else:
                app.journey.open_card(card)
                await screens.until(lambda: type(app.screen) is not HomeScreen)
                if not app.screen.query(TextArea):
                    await screens.press("enter")
            await screens.until(lambda: app.screen.query(TextArea))
            await screens.press(*text)
            left += parts_of(app.screen)
            app.journey.go_home()
            await screens.until(lambda: type(app.screen) is HomeScreen)

        def gone() -> bool:
            gc.collect()
            return not [one() for one in left if one() is not None]

        await screens.until(gone)
