"""What is typed or pasted while the focus is elsewhere is not lost."""

from __future__ import annotations

import pytest
from textual import events

from trainer.tui.screens.help import HelpScreen
from trainer.tui.screens.practice import PracticeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.widgets.prose_editor import ProseEditor

CARD = "react-loop.aloud"


async def pasted(screens, text: str) -> None:
    screens.app.post_message(events.Paste(text))
    await screens.pilot.pause()


async def test_a_pasted_answer_lands_though_nothing_was_typed_before(trainer):
    async with trainer(card=CARD) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        await pasted(screens, "A loop with a step cap.")
        typed = screens.app.screen.query_one(ProseEditor)
        assert typed.text == "A loop with a step cap."
        await pasted(screens, " It ends.")
        assert typed.text == "A loop with a step cap. It ends."


async def test_what_comes_with_the_first_letter_lands_behind_it(trainer):
    async with trainer(card=CARD) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        for event in (events.Key("k", "k"), events.Key("e", "e"), events.Paste("pt")):
            screens.app.post_message(event)
        await screens.pilot.pause()
        assert screens.app.screen.query_one(ProseEditor).text == "kept"


async def test_whoever_goes_on_with_an_answer_goes_on_at_its_end(trainer):
    async with trainer(card=CARD) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        await pasted(screens, "A loop")
        await screens.press("escape")
        await screens.until(lambda: not isinstance(screens.app.screen, RehearsalScreen))
        await screens.open(CARD, "enter")
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        await screens.press("s")
        assert screens.app.screen.query_one(ProseEditor).text == "A loops"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_beside_the_program_one_types_into_it(trainer, size):
    async with trainer(size=size) as screens:
        await screens.open("trim-budget", "down", "enter")
        await screens.until(lambda: isinstance(screens.app.screen, PracticeScreen))
        await screens.press("f6")
        assert not screens.editor.has_focus
        await screens.press("x", "1")
        assert screens.editor.text == "x1"
        await screens.press("f6")
        await pasted(screens, " = 2")
        assert screens.editor.text == "x1 = 2"
        await screens.press("f6")
        await screens.press("question_mark")
        await screens.until(lambda: isinstance(screens.app.screen, HelpScreen))
