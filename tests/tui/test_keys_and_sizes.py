"""Every key of every place, and every size of terminal."""

from __future__ import annotations

import importlib
import pkgutil
import re
from datetime import date
from typing import get_args

import pytest
from textual import events
from textual.screen import Screen

from trainer.memory.settings_writing import change_settings
from trainer.tui import screens as screens_room
from trainer.tui.keys.actions import ACTIONS, PLACES, SHARED_SCREENS, Place, actions_at, bindings_for
from trainer.tui.screens.first_start import FirstStartScreen
from trainer.tui.screens.help import help_text
from trainer.tui.screens.home import HomeScreen
from trainer.tui.widgets.drill_list import DrillList
from trainer.tui.widgets.key_line import KeyLine

DRILL = "trim-budget"
CALLS_ONCE = "def run(model, tools, task, max_steps=5):\n    return model([], tools)['text']\n"
SIZES = [(120, 40), (80, 24), (40, 15), (20, 5)]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
async def test_every_screen_at_every_size(trainer, right, wrong, size):
    async with trainer(size=size) as screens:
        await screens.press("f1")
        await screens.press("escape", "f7", "escape")
        await screens.open(DRILL, "enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ReadingScreen")
        await screens.press("f6", "escape")
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(wrong)
        for key in ("f3", "f3", "f3", "f6", "f6", "f2", "f9", "enter"):
            await screens.press(key)
        await screens.run_text(right)
        await screens.press("f8")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ReviewScreen")
        await screens.shows("PASS")
        await screens.press("f3", "n", "u", "p", "f3", "1", "enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
        await screens.press("escape")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("Due today (1)")


async def test_keys_leave_room_for_what_they_work_on(trainer):
    async with trainer(size=(20, 5)) as screens:
        await screens.open(DRILL)
        assert screens.app.screen.query_one(KeyLine).region.height == 1
        await screens.pilot.resize_terminal(20, 24)
        await screens.until(lambda: screens.app.screen.query_one(KeyLine).region.height > 1)


@pytest.mark.slow
async def test_resizing_while_typing(trainer):
    async with trainer(size=(120, 40)) as screens:
        await screens.open(DRILL, "down", "enter")
        screens.editor.text = "x = 1\n" * 60
        for size in ((80, 24), (20, 5), (200, 60), (40, 15), (10, 3), (80, 24)):
            await screens.pilot.resize_terminal(*size)
            await screens.pilot.pause()
        await screens.shows("x = 1", "F5 Run")


async def test_a_window_covers_the_keys_of_what_is_behind_it(trainer):
    async with trainer(size=(80, 24)) as screens:
        await screens.shows("F10 Find fault")
        screens.app.push_screen(FirstStartScreen(date(2030, 1, 10)))
        await screens.shows("Question 1 of 3", "Esc Skip")
        assert "F10 Find fault" not in screens.text()
        for size in ((40, 15), (120, 40)):
            await screens.pilot.resize_terminal(*size)
            await screens.until(lambda: "Question 1" in screens.text())
            assert "Find fault" not in screens.text()
        await screens.press("escape", "escape", "escape")
        await screens.shows("F10 Find fault")


async def test_a_size_whose_timer_was_passed_over_is_taken_all_the_same(trainer):
    async with trainer() as screens:
        screens.app._resize_timer = screens.app.set_timer(3_600, lambda: None)
        await screens.pilot.resize_terminal(120, 40)
        await screens.until(lambda: len(screens.text().split("\n")) == 40)


ROUTINE = ("routine", "routine_paused", "telling", "marking", "closing", "sheet", "interview", "interview_telling")
"""Places that tests of their own look at."""
PICK = "pick guard grows"
CASE = "case stuck tail"


@pytest.mark.slow
@pytest.mark.parametrize(
    "place", [place for place in PLACES if place not in ("everywhere", "choice", "first", "scores", *ROUTINE)]
)
async def test_the_foot_shows_every_key(trainer, right, place):
    ways = {
        "home": [],
        "help": ["f1"],
        "statistics": ["f7"],
        "debrief": ["f7", "d"],
        "forecast": [*"trim", "enter", "down", "enter", "f5"],
        "reading": [*"trim", "enter", "enter"],
        "practice": [*"trim", "enter", "down", "enter"],
        "paused": [*"trim", "enter", "down", "enter", "f9"],
        "review": [*"trim", "enter", "down", "enter"],
        "flight": [*"react", "enter", "down", "enter"],
        "fault": [*"trim", "f10"],
        "saying": [*"trifecta", "enter"],
        "ticking": [*"trifecta", "enter", "enter"],
        "following": [*"trifecta", "enter", "enter", *"yyyyyyyy", "enter"],
        "sorting": [*"halfway", "enter", "enter", *"yyyyy", "enter", "f8", "y"],
        "grading": [*"trifecta", "enter", "enter", *"yyyyyyyy", "enter", "f8"],
        "computing": [*"kv cache bytes", "enter"],
        "working": [*"kv cache bytes", "enter"],
        "worked": [*"kv cache bytes", "enter"],
        "picking": [*PICK, "enter"],
        "justifying": [*PICK, "enter"],
        "picked": [*PICK, "enter"],
        "recalling": [*CASE, "enter"],
        "comparing": [*CASE, "enter"],
        "recalled": [*CASE, "enter"],
        "story": [*"broke", "enter"],
        "breaking": [*"trim", "enter", "down", "enter"],
    }
    change_settings(forecast=place == "forecast")
    async with trainer(size=(80, 24)) as screens:
        await screens.press(*ways[place])
        if place in ("review", "breaking"):
            await screens.run_text(right)
            await screens.press("f8")
        if place == "breaking":
            await screens.shows("[3 Good]")
            await screens.press("enter")
            await screens.shows("Break a line of it")
            await screens.press("down", "down", "down", "enter")
        if place in ("working", "worked"):
            await screens.shows("Answer in GB")
            await screens.press(*"17", "enter")
            await screens.shows("17")
            await screens.press(*("a" * (place == "worked")))
        steps = {"justifying": 1, "picked": 2, "comparing": 1}
        if place in steps or place == "recalled":
            await screens.until(lambda: getattr(screens.app.screen, "PLACE", None) in ("picking", "recalling"))
            await screens.press(*["enter"] * steps.get(place, 0))
            await screens.press(*["enter", "y"] * (3 * (place == "recalled")))
        if place == "flight":
            await screens.run_text(CALLS_ONCE)
            await screens.press("f4")
        await screens.until(lambda: getattr(screens.app.screen, "PLACE", None) == place)
        shown = screens.text()
        for action in (*actions_at(place), *actions_at("everywhere")):
            if action.shown:
                assert action.key_names[0] in shown, action
                assert action.label in shown, action


@pytest.mark.parametrize(("first", "second"), [("f2", "ctrl+t"), ("f3", "ctrl+n"), ("f6", "ctrl+l")])
async def test_both_keys_do_the_same(trainer, first, second):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        screens.editor.text = "x = 1\n"
        before = screens.text()
        await screens.press(first)
        after = screens.text()
        assert after != before or first == "f6"
        await screens.press(second)
        assert screens.editor.text == "x = 1\n", "the editor does not get the screen's keys"


async def test_foot_can_be_clicked(trainer):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        lines = screens.text().split("\n")
        row = next(number for number, line in enumerate(lines) if "F2 Hint" in line)
        await screens.pilot.click(offset=(lines[row].index("Hint"), row))
        await screens.shows("What it has to do")


async def test_help_names_every_action():
    text = help_text(width=200).plain
    for action in ACTIONS:
        assert action.says in text
        assert action.key_names[0] in text


async def test_question_mark_is_help_but_not_in_the_editor(trainer):
    async with trainer() as screens:
        await screens.press("question_mark")
        await screens.shows("Everywhere")
        await screens.press("escape")
        assert isinstance(screens.app.screen, HomeScreen)
        await screens.open(DRILL, "down", "enter")
        await screens.press("question_mark")
        assert screens.editor.text == "?"
        await screens.press("f6", "question_mark")
        await screens.shows("Everywhere")


def test_every_place_has_a_name():
    assert tuple(PLACES) == get_args(Place)


def test_each_screen_has_the_keys_of_a_place_or_of_those_that_share_a_screen():
    known = [bindings_for(*places) for places in (*((place,) for place in PLACES), *SHARED_SCREENS)]
    for module in pkgutil.iter_modules(screens_room.__path__, f"{screens_room.__name__}."):
        for name, screen in vars(importlib.import_module(module.name)).items():
            if isinstance(screen, type) and issubclass(screen, Screen) and screen.__module__ == module.name:
                own = vars(screen).get("BINDINGS", [])
                assert not own or own in known, f"{name}: are its places in SHARED_SCREENS?"


def test_every_key_has_an_id_and_one_meaning():
    for place in PLACES:
        bindings = [*bindings_for(place), *bindings_for("everywhere")] if place != "everywhere" else bindings_for(place)
        keys = [key for binding in bindings for key in binding.key.split(",")]
        assert all(binding.id for binding in bindings)
        assert len(keys) == len(set(keys)), place
    for action in ACTIONS:
        assert not any("shift" in key for key in action.keys)
        assert "ctrl+enter" not in action.keys


@pytest.mark.slow
async def test_palette_finds_drills_and_actions(trainer):
    async with trainer() as screens:
        await screens.press("ctrl+p")
        await screens.pilot.pause(0.1)
        await screens.press(*"circuit")
        await screens.shows("(circuit-breaker)")
        await screens.press("enter")
        await screens.shows("Read the program first")
        await screens.press("escape", "ctrl+p", *"statistics")
        await screens.shows("Where you stand")
        await screens.press("enter")
        await screens.shows("Nothing practised yet")


async def test_a_letter_at_the_foot_holds_with_shift_too(trainer):
    async with trainer() as screens:
        await screens.press("f7")
        await screens.shows("I Interview day")
        await screens.press("I")
        await screens.shows("When is your interview?")


async def test_keys_that_come_with_the_search_come_behind_it(trainer):
    async with trainer() as screens:
        home = screens.app.screen
        await screens.shows("Next on the path")
        for key in (*"react", "down"):
            screens.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await screens.shows("found")
        assert home.query_one(DrillList).marked_card == "react-loop.aloud"


TOO_SMALL = (40, 15)
UNSEEN = {
    "computing": (["kv cache bytes"], ["1"], ["enter", "f8"]),
    "picking": ([PICK], [], ["enter", "down"]),
    "recalling": ([CASE], [], ["enter", "y"]),
    "saying": (["trifecta"], [], ["enter", "f8"]),
    "ticking": (["trifecta", "enter"], [], ["y", "n", "enter"]),
    "grading": (["trifecta", "enter", *"yyyyyyyy", "enter", "f8"], [], ["1", "enter"]),
    "sorting": (["halfway", "enter", *"yyyyy", "enter", "f8", "y"], [], ["y", "n"]),
    "story": (["broke"], ["a"], ["f6"]),
}
"""How a place is come to, what is typed there, and keys that do something there."""


@pytest.mark.parametrize("place", UNSEEN)
async def test_no_key_acts_on_a_screen_that_is_too_small_to_be_seen(trainer, place):
    (words, *way), typed, keys = UNSEEN[place]
    async with trainer(size=(80, 24)) as screens:
        await screens.open(words)
        await screens.until(lambda: hasattr(screens.app.screen, "may"))
        await screens.press(*way)
        await screens.until(lambda: screens.app.screen.may("confirm") is not False)
        assert place == screens.app.screen.PLACE
        if place == "computing":
            await screens.shows("Answer in GB")
        await screens.press(*typed)
        screen, before, focused = screens.app.screen, screens.text(), screens.app.focused
        await screens.pilot.resize_terminal(*TOO_SMALL)
        await screens.shows("This needs a terminal")
        for key in keys:
            await screens.press(key)
        await screens.pilot.resize_terminal(80, 24)
        await screens.until(lambda: "This needs a terminal" not in screens.text() and screens.app.focused is focused)
        assert (screens.app.screen, screen.PLACE) == (screen, place)
        clock = re.compile(r"\d+:\d\d")
        assert clock.sub("", screens.text()) == clock.sub("", before)
        await screens.pilot.resize_terminal(*TOO_SMALL)
        await screens.shows("This needs a terminal")
        await screens.press("escape")
        await screens.until(lambda: screens.app.screen is not screen)
