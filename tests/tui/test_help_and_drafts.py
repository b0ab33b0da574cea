"""The ladder of hints, gaps, reading, pausing, drafts, and runs in flight."""

from __future__ import annotations

import pytest

from trainer.checking.report import CheckResult, Problem, Report
from trainer.rehearsal.private_drills import add_private_drill
from trainer.tui.programs import ProgramRan
from trainer.tui.screens.practice import PracticeScreen

DRILL = "trim-budget"


async def opened(screens):
    await screens.open(DRILL, "down", "enter")
    return screens.practice


@pytest.mark.slow
async def test_hints_come_step_by_step_and_are_remembered(trainer, store, right):
    async with trainer(size=(120, 40)) as screens:
        screen = await opened(screens)
        await screens.press("f2")
        await screens.shows("What it has to do", "The system prompt and the last")
        await screens.press("ctrl+t")
        await screens.shows("Landmarks", "newest back")
        assert "The newest messages are pinned" not in screens.text(), "the names, not the sentences"
        await screens.press("f2")
        await screens.shows("With gaps")
        await screens.press("f2")
        await screens.shows("Seeing it ends this attempt")
        await screens.press("enter")
        assert screens.app.screen is screen
        assert screen.practice.helps == ["behaviours", "landmarks", "gaps"]
        await screens.press("f2", "down", "enter")
        await screens.shows("The reference", "Not passed, never run", "[1 Again]")
        (attempt,) = store.attempts()
        assert attempt.helps == ("behaviours", "landmarks", "gaps", "reference")


@pytest.mark.slow
async def test_behaviours_after_a_run_are_no_help_for_it(trainer, right, wrong):
    async with trainer(size=(120, 40)) as screens:
        screen = await opened(screens)
        await screens.run_text("def trim(:\n")
        assert not screen.practice.behaviours_shown, "a slip of the fingers shows nothing"
        await screens.run_text(wrong)
        await screens.press("f3", "f3")
        await screens.shows("What it has to do")
        assert screen.practice.helps == []
        await screens.press("f2")
        await screens.shows("Landmarks")
        assert screen.practice.helps == ["landmarks"]


@pytest.mark.slow
async def test_pause_covers_text_and_brief(trainer, clock):
    async with trainer() as screens:
        screen = await opened(screens)
        screens.editor.text = "secret = 1\n"
        clock.pass_by(10)
        await screens.press("f9")
        await screens.shows("Paused")
        for hidden in ("secret", "Trimming", "conversation"):
            assert hidden not in screens.text()
        worked = screen.practice.stopwatch.tick()
        clock.pass_by(20)
        assert screen.practice.stopwatch.tick() == worked
        await screens.press("f5")
        assert not screen.practice.runs, "keys do not reach through the cover"
        await screens.press("enter")
        await screens.shows("secret = 1")
        clock.pass_by(5)
        assert screen.practice.stopwatch.tick() == worked + 5


async def test_draft_comes_back(trainer, store, clock, wrong):
    async with trainer() as screens:
        await opened(screens)
        clock.pass_by(20)
        await screens.press("f2")
        await screens.run_text(wrong)
        await screens.until(lambda: store.draft(DRILL) is not None)
        await screens.press("escape")
        await screens.shows("Next on the path")
    async with trainer() as screens:
        await screens.open(DRILL, "enter")
        practice = screens.practice.practice
        assert screens.editor.text == wrong
        assert practice.helps == ["behaviours"]
        assert len(practice.runs) == 1
        assert practice.stopwatch.tick() >= 20


@pytest.mark.slow
async def test_starting_afresh_records_what_was_run(trainer, store, wrong):
    async with trainer() as screens:
        await opened(screens)
        await screens.run_text(wrong)
        await screens.press("escape")
        await screens.open(DRILL, "down", "enter")
        assert screens.editor.text == ""
        (attempt,) = store.attempts()
        assert (attempt.grade, attempt.text) == (None, wrong)
        assert store.draft(DRILL) is None


async def test_an_empty_page_leaves_no_draft(trainer, store):
    async with trainer() as screens:
        await opened(screens)
        await screens.press("escape")
        await screens.shows("Next on the path")
        assert store.drafts() == []


async def test_typing_is_saved_without_leaving(trainer, store):
    async with trainer() as screens:
        await opened(screens)
        await screens.press(*"def")
        await screens.until(lambda: (draft := store.draft(DRILL)) is not None and draft.text == "def")
        await screens.press("f9")
        await screens.press("ctrl+q")
    assert store.draft(DRILL).text == "def"


async def test_a_narrow_screen_has_each_note_below_its_line(trainer):
    """Two panes of eight lines each had to be scrolled against each other."""
    async with trainer(size=(80, 24)) as screens:
        await screens.open(DRILL, "enter")
        await screens.shows("outgrown its budget", "def approx_tokens(s):", "└ ")
        lines = screens.text().split("\n")
        program = next(index for index, line in enumerate(lines) if "len(s) // 4" in line)
        assert lines[program + 1].lstrip().startswith("└ ")
        assert screens.app.focused is not None and screens.app.focused.id == "both"
        await screens.pilot.resize_terminal(120, 40)
        await screens.shows("Why it is so, line by line")
        await screens.until(lambda: screens.app.focused is not None and screens.app.focused.id == "program")


async def test_reading_then_gaps_then_the_blank_page(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "enter")
        await screens.shows("def approx_tokens(s):", "└ ")
        await screens.press("enter")
        await screens.shows("The program with gaps")
        assert [attempt.mode for attempt in store.attempts()] == ["read"]
        assert store.card(DRILL).due is None
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "PracticeScreen")
        assert "___" in screens.editor.text
        assert "max(1, len(s) // 4)" not in screens.editor.text
        await screens.run_text(right)
        await screens.shows("PASS")
        await screens.press("f8")
        await screens.shows("What next?", "The blank page now")
        assert [attempt.mode for attempt in store.attempts()] == ["gaps", "read"]
        assert store.card(DRILL).due is None
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "PracticeScreen")
        assert screens.editor.text == ""


async def test_a_syntax_error_moves_the_cursor(trainer):
    async with trainer() as screens:
        await opened(screens)
        await screens.run_text("x = 1\n\ndef trim(:\n    pass\n")
        await screens.shows("Line 3 is not Python yet")
        assert screens.editor.cursor_location[0] == 2
        assert screens.editor.marked_line == 3
        await screens.press("x")
        assert screens.editor.marked_line is None


async def test_one_run_at_a_time(trainer):
    async with trainer() as screens:
        screen = await opened(screens)
        screens.editor.text = "while True: pass\n"
        await screens.press("f5", "f5")
        await screens.shows("still running")
        await screens.press("f8")
        assert screens.app.screen is screen
        await screens.until(lambda: screen.practice.runs)
        await screens.pilot.pause(0.1)
        assert [run.outcome for run in screen.practice.runs] == ["timeout"]


async def test_brackets_are_shown_as_they_are(trainer):
    async with trainer() as screens:
        screen = await opened(screens)
        soup = "arr[/] [b]List[int][/b] [red"
        check = CheckResult(soup, soup, None, False, message=soup, observed=soup, expected=[soup])
        screen.practice.begin_run()
        screen.post_message(ProgramRan(Report(DRILL, (), "failed", (check,), stdout=soup, stderr=soup), soup))
        await screens.shows(soup)
        screen.practice.begin_run()
        problem = Problem("SyntaxError", soup, 1)
        screen.post_message(ProgramRan(Report(DRILL, (), "error", (), problem=problem), soup))
        await screens.until(lambda: len(screen.practice.runs) == 2)
        await screens.shows(soup)
        await screens.press("f3")
        await screens.shows("Nothing was printed")
        screens.app.notify(soup, markup=False)
        screens.app.journey.say(soup)
        await screens.pilot.pause()


async def test_the_reference_asked_for_with_gaps_is_shown(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "enter")
        await screens.press("enter")
        await screens.shows("The program with gaps")
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "PracticeScreen")
        await screens.press("f2", "f2")
        await screens.shows("The reference is the last hint")
        await screens.press("down", "enter")
        await screens.shows("the reference: read it, then try again", right.splitlines()[0])
        await screens.press("enter")
        await screens.shows("What next?", "The same with gaps")
        assert store.attempts()[0].helps[-1] == "reference"


async def test_the_help_begins_where_one_is(trainer):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.press("f1")
        await screens.shows("Everywhere")
        assert screens.text().index("Practising") < screens.text().index("Everywhere")


async def test_gaps_that_are_still_open_are_counted(trainer):
    async with trainer() as screens:
        await screens.open(DRILL, "enter")
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
        await screens.press("enter")
        await screens.until(lambda: isinstance(screens.app.screen, PracticeScreen))
        gaps = screens.editor.text.count("___")
        await screens.press("f5")
        await screens.shows(f"{gaps} gaps are still open.")


@pytest.mark.parametrize(("words", "shows"), [("plan", "When is your interview?"), ("ready", "from memory")])
async def test_the_palette_finds_the_pages_that_look_ahead(trainer, words, shows):
    async with trainer() as screens:
        await screens.press("ctrl+p", *words)
        await screens.shows(": a page of the statistics")
        await screens.press("enter")
        await screens.shows(shows)


@pytest.mark.parametrize("words", ["list", "trim", "closing"])
async def test_the_palette_shows_brackets_as_they_are(trainer, store, words):
    for question in ("Why [/b] is closing?", "What is list[int] for?"):
        add_private_drill(store, question)
    async with trainer() as screens:
        await screens.press("ctrl+p", *words)
        await screens.shows({"list": "What is list[int] for?", "closing": "Why [/b] is closing?"}.get(words, DRILL))


async def test_the_palette_says_how_settings_are_changed(trainer):
    async with trainer() as screens:
        await screens.press("ctrl+p", *"settings")
        await screens.shows("How they are changed")
        await screens.press("enter")
        await screens.says("trainer config edit")
