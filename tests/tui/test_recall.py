"""What is recalled step by step on the screen: asked, shown, judged by oneself, graded."""

from __future__ import annotations

from trainer.memory.models import Grade
from trainer.tui.screens.recall import RecallScreen

MEANING = "the observation, before anything more"


async def begun(screens) -> RecallScreen:
    await screens.until(lambda: isinstance(screens.app.screen, RecallScreen))
    return screens.app.screen


async def test_a_term_from_the_word_to_the_grade(trainer, store, clock):
    async with trainer(card="term-react") as screens:
        await begun(screens)
        await screens.shows("ReAct", "What does it mean, in a sentence?")
        assert MEANING not in screens.text()
        clock.pass_by(5)
        await screens.press("y")
        assert MEANING not in screens.text(), "nothing is judged before it is shown"
        await screens.press("enter")
        await screens.shows(MEANING, "Was that what you said?")
        clock.pass_by(20)
        await screens.press("y")
        await screens.shows("+ What it means (said)", "[3 Good]")
        (attempt,) = store.attempts("term-react")
        assert attempt.grade is None and attempt.seconds_worked == 5 and attempt.runs[0].passed
        await screens.press("enter")
        await screens.says("Good. It comes back")
        await screens.shows("What next?", "The same again")
    assert store.attempts("term-react")[0].grade == Grade.GOOD


async def test_what_was_not_said_is_again(trainer, store):
    async with trainer(card="symbol-timeout.back") as screens:
        await begun(screens)
        await screens.shows("The most seconds that a single tool call may take", "What is that called?")
        assert "timeout_s" not in screens.text() and "10 s" not in screens.text()
        await screens.press("enter", "n")
        await screens.shows("x The word (not said)", "timeout_s", "Usually: 10 s", "[1 Again]")
        await screens.press("escape")
        await screens.says("Left without a grade")
    (attempt,) = store.attempts("symbol-timeout.back")
    assert attempt.grade is None and not attempt.runs[0].passed


async def test_leaving_before_it_is_judged_keeps_nothing(trainer, store):
    async with trainer(card="term-react") as screens:
        screen = await begun(screens)
        await screens.press("enter", "escape")
        await screens.until(lambda: screens.app.screen is not screen)
    assert store.attempts("term-react") == []


async def test_a_pause_covers_the_question_and_is_not_counted(trainer, clock):
    async with trainer(card="term-react") as screens:
        screen = await begun(screens)
        await screens.press("f9")
        await screens.until(lambda: screens.app.screen is not screen)
        assert "ReAct" not in screens.text()
        clock.pass_by(20)
        await screens.press("f9")
        await screens.until(lambda: screens.app.screen is screen)
        assert screen.asked.stopwatch.tick() == 0


async def test_the_way_back_is_listed_once_the_word_was_tried(trainer, store):
    async with trainer() as screens:
        agenda = screens.app.journey.agenda()
        assert "term-react.back" in [one.card for one in agenda.unlisted]
        assert "term-react" in [one.card for _, entries in agenda.sections for one in entries]
    async with trainer(card="term-react") as screens:
        await begun(screens)
        await screens.press("enter", "y", "enter")
        await screens.says("Good. It comes back")
        agenda = screens.app.journey.agenda()
        assert "term-react.back" in [one.card for _, entries in agenda.sections for one in entries]


async def test_the_list_does_not_show_the_word_beside_its_meaning(trainer):
    async with trainer(size=(120, 40)) as screens:
        await screens.shows("Type to search")
        await screens.press(*"once idempotent")
        await screens.shows("Term? Doing it a second time")
        rows = [line for line in screens.text().splitlines() if "Term? Doing it" in line]
        assert rows and not any("idempotent" in row for row in rows)


async def test_a_small_terminal_is_told(trainer):
    async with trainer(card="term-react", size=(40, 15)) as screens:
        await begun(screens)
        await screens.shows("80 by 24 shows everything")
        await screens.press("enter", "y")
        assert screens.app.screen.asked.phase == "recalling", "nobody judges what is not seen"


async def test_a_case_is_shown_stage_by_stage(trainer, store, clock):
    async with trainer(card="case-vanished-approvals") as screens:
        screen = await begun(screens)
        await screens.shows("wait 3 hours on average", "What is going on?")
        assert "empties the queue" not in screens.text()
        clock.pass_by(20)
        screen.asked.stopwatch.tick()
        await screens.press("enter")
        await screens.shows("A deployment empties the queue")
        assert "durably" not in screens.text(), "the fix comes after it was said"
        await screens.press("y")
        await screens.shows("+ The diagnosis (said)", "What do you change?")
        clock.pass_by(20)
        await screens.press("enter", "n")
        await screens.shows("x The fix (not said)", "What is the lesson, in a sentence?")
        assert store.attempts("case-vanished-approvals") == []
        await screens.press("enter", "y")
        await screens.shows("+ The lesson (said)", "lost-approvals", "[2 Hard]")
        await screens.press("enter")
        await screens.says("Hard. It comes back")
        await screens.shows("What next?", "Its arithmetic: Approvals lost by restarts")
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "NumberScreen")
    (attempt,) = store.attempts("case-vanished-approvals")
    assert attempt.grade == Grade.HARD and attempt.seconds_worked == 40 and attempt.runs[0].outcome == "near"


async def test_what_the_memory_failed_is_recorded_with_its_grade(trainer, store):
    async with trainer(card="term-react") as screens:
        await begun(screens)
        store.rows("PRAGMA query_only = 1")
        await screens.press("enter", "y")
        await screens.says("written to. Mend its rights")
        store.rows("PRAGMA query_only = 0")
        await screens.shows("[3 Good]")
        assert store.attempts("term-react") == []
        await screens.press("enter")
        await screens.says("Good. It comes back")
    assert store.attempts("term-react")[0].grade == Grade.GOOD
