"""Keys that come faster than screens change: each has its turn, whether it was pressed twice or before its screen."""

from __future__ import annotations

import pytest
from textual import events

from trainer.memory.settings_writing import change_settings
from trainer.rehearsal.private_drills import private_drills
from trainer.tui.screens.choice import ChoiceScreen
from trainer.tui.screens.picking import PickingScreen
from trainer.tui.widgets.code_editor import CodeEditor

DRILL = "trim-budget"
CHOICE = "pick-agents-desk"


async def mashed(screens, *keys: str) -> None:
    """Press keys at once, as they come over a slow line or from under a fist."""
    for key in keys:
        screens.app.post_message(events.Key(key, " " if key == "space" else key if len(key) == 1 else None))
    await screens.pilot.pause(0.3)


def shown(screens) -> list[str]:
    return [type(screen).__name__ for screen in screens.app.screen_stack]


async def test_enter_twice_at_the_last_of_the_first_questions(trainer):
    async with trainer(first=True) as screens:
        await screens.shows("Question 1 of 3")
        await mashed(screens, *["enter"] * 7)
        await screens.until(lambda: "FirstStartScreen" not in shown(screens))


async def test_an_answer_to_the_first_questions_and_the_key_that_skips_the_next(trainer):
    async with trainer(first=True) as screens:
        await screens.shows("Question 1 of 3")
        await mashed(screens, *"2030-01-31", "enter", "escape")
        await screens.shows("Question 3 of 3")
        await screens.press("enter")
        assert str(screens.app.journey.rooms.settings.interview) == "2030-01-31"


@pytest.mark.parametrize("keys", [("f10", "f10"), ("enter", "f10", "enter"), ("f12", "f12")])
async def test_a_drill_that_is_opened_twice_is_opened_once(trainer, keys):
    async with trainer() as screens:
        screens.app.screen.query_one("#search").value = DRILL.replace("-", " ")
        await mashed(screens, *keys)
        await screens.until(lambda: len(screens.app.screen_stack) > 1)
        await screens.pilot.pause(0.3)
        assert len(screens.app.screen_stack) == 2, shown(screens)


async def test_a_whole_way_at_once(trainer, store, right):
    async with trainer() as screens:
        await mashed(screens, *"trim", "space", *"token", "enter", "down", "enter", *"# mine")
        # The screen is there before its editor is.
        await screens.until(lambda: [one.text for one in screens.app.screen.query(CodeEditor)] == ["# mine"])
        await screens.run_text(right)
        await mashed(screens, "f8", "4", "enter", "escape", "f7", "escape", "f1")
        await screens.until(lambda: shown(screens) == ["HomeScreen", "HelpScreen"])
        assert [attempt.grade for attempt in store.attempts()] == [4]


async def test_a_form_that_is_filled_in_at_once(trainer, store):
    async with trainer() as screens:
        await screens.press("f7", "d")
        await mashed(screens, *"why", "enter", *"yes", "enter", *"cost", "f8")
        await screens.shows("Kept (1)")
        (kept,) = private_drills(store)
        assert [(point.say, point.kind) for point in kept.points] == [("yes", "position"), ("cost", "tradeoff")]


async def test_an_attempt_that_is_ended_twice_is_kept_once(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(right)
        await mashed(screens, "f8", "f8", "f8")
        await screens.until(lambda: shown(screens) == ["HomeScreen", "ReviewScreen"])
        assert len(store.attempts()) == 1


async def test_running_twice_asks_for_one_forecast(trainer):
    change_settings(forecast=True)
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.until(lambda: shown(screens)[-1] == "PracticeScreen")
        await mashed(screens, "f5", "f5")
        await screens.until(lambda: "ForecastScreen" in shown(screens))
        assert shown(screens)[1:] == ["PracticeScreen", "ForecastScreen"]


async def test_keys_wait_for_the_screen_that_they_are_meant_for(trainer):
    async with trainer() as screens:
        screens.app.screen.query_one("#search").value = CHOICE.replace("-", " ")
        await screens.pilot.pause()
        screens.app.journey.open_card(CHOICE)
        # Nothing of it is there yet.
        await mashed(screens, "down", "enter")
        await screens.until(lambda: isinstance(screens.app.screen, PickingScreen))
        screen = screens.app.screen
        await screens.until(lambda: screen.asked.phase == "justifying")
        assert screen.asked.taken == screen.asked.options[1]


async def test_what_is_typed_before_the_page_is_there_is_typed_into_it(trainer):
    async with trainer() as screens:
        await screens.open(DRILL)
        await screens.until(lambda: shown(screens)[-1] == "ChoiceScreen")
        await mashed(screens, "down", "enter", *"import")
        await screens.until(lambda: screens.editor.text == "import")


async def test_a_choice_that_is_clicked_twice_is_left_once(trainer):
    async with trainer() as screens:
        await screens.open(DRILL)
        await screens.until(lambda: isinstance(screens.app.screen, ChoiceScreen))
        await screens.pilot.pause()
        options = screens.app.screen.query_one("OptionList")
        for _ in range(2):
            options.action_select()
        await screens.until(lambda: shown(screens) == ["HomeScreen", "ReadingScreen"])


# The palette


@pytest.mark.parametrize(
    "keys",
    [
        ("ctrl+p", "pageup", "pagedown"),
        ("ctrl+p", *"zzz", "pagedown", "pageup"),
        ("ctrl+p", *"re", "pagedown", "a", "pageup", "pagedown"),
        ("ctrl+p", "ctrl+p", "down", "down", "pagedown", "d", "d", "pagedown", "l"),
    ],
)
async def test_paging_in_a_palette_that_is_still_looking(trainer, keys):
    async with trainer() as screens:
        await screens.shows("A  The agent loop")
        await mashed(screens, *keys)
        await screens.press("pagedown", "pageup", "escape")
        assert shown(screens) == ["HomeScreen"]


@pytest.mark.parametrize("keys", [("ctrl+p", "f1"), ("ctrl+p", *"rea", "f1"), ("ctrl+p", *"zzz", "escape")])
async def test_leaving_a_palette_that_is_still_looking(trainer, keys):
    async with trainer() as screens:
        await screens.shows("A  The agent loop")
        for _ in range(3):
            await mashed(screens, *keys)
            # Until what it would have said of no matches is over.
            await screens.pilot.pause(0.6)
            await screens.press("escape", "escape")
            assert shown(screens) == ["HomeScreen"]


async def test_a_palette_that_is_left_by_the_way_home(trainer):
    async with trainer() as screens:
        await screens.shows("A  The agent loop")
        for _ in range(8):
            await mashed(screens, "ctrl+p", *"rea")
            screens.app.journey.go_home()
            await screens.pilot.pause(0.1)
            assert shown(screens) == ["HomeScreen"]


@pytest.mark.parametrize("key", ["enter", "f10", "f12"])
async def test_a_search_that_led_somewhere_does_not_wait_for_the_next(trainer, key):
    async with trainer() as screens:
        await screens.press(*"trim", key)
        await screens.until(lambda: len(shown(screens)) > 1)
        screens.app.journey.go_home()
        await screens.until(lambda: shown(screens) == ["HomeScreen"])
        assert screens.app.screen.query_one("#search").value == ""


async def test_a_list_that_was_filled_just_now_can_be_paged_through(trainer):
    async with trainer() as screens:
        await screens.open(DRILL)
        await screens.until(lambda: isinstance(screens.app.screen, ChoiceScreen))
        options = screens.app.screen.query_one("OptionList")
        texts = [options.get_option_at_index(place).prompt for place in range(options.option_count)]
        options.clear_options().add_options(texts)
        options.highlighted = 0
        options.action_page_down()
        assert options.highlighted == len(texts) - 1
        options.action_page_up()
        assert options.highlighted == 0


async def test_enter_twice_on_an_action_does_it_once(trainer):
    async with trainer() as screens:
        await screens.shows("A  The agent loop")
        await screens.press("ctrl+p", *"where you stand")
        await screens.shows("Statistics")
        await screens.pilot.pause(0.3)
        await mashed(screens, "down", "enter", "enter")
        await screens.until(lambda: shown(screens) == ["HomeScreen", "StatisticsScreen"])


async def test_help_from_the_palette_is_that_of_the_place_below(trainer):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.until(lambda: shown(screens)[-1] == "PracticeScreen")
        await screens.press("ctrl+p", "f1")
        assert shown(screens) == ["HomeScreen", "PracticeScreen", "HelpScreen"]
        await screens.press("ctrl+p")
        assert shown(screens)[-2:] == ["HelpScreen", "Palette"]
        await screens.press("f1", "escape", "escape", "escape")
        assert shown(screens) == ["HomeScreen"]


async def test_keys_that_still_wait_when_the_trainer_ends_go_with_it(trainer):
    async with trainer() as screens:
        app = screens.app
        app.hold(app.screen)
        for key in "trim":
            app.post_message(events.Key(key, key))
        await screens.pilot.pause()
    # What was left to be done next comes between the end of the last screen and that of the app.
    await app._hand_on()
