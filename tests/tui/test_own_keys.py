"""The learner's own keys: they work, are shown, and what can't be had is said."""

from __future__ import annotations

import pytest

from trainer.memory.places import settings_path
from trainer.memory.settings_writing import change_settings
from trainer.tui.keys.actions import ACTIONS
from trainer.tui.keys.keymap import own_keys
from trainer.tui.screens.rehearsal import RehearsalScreen

DRILL = "trim-budget"


def write(keys: str) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text(f"first_start_done = true\n[keys]\n{keys}\n", encoding="utf-8")


@pytest.mark.slow
async def test_they_work_and_are_shown_everywhere(trainer):
    write('run = "f10, ctrl+u"\nstatistics = "f5"')
    async with trainer(first=True) as screens:
        await screens.shows("F5 Statistics")
        await screens.press("f5")
        await screens.shows("Nothing practised yet")
        await screens.press("escape")
        await screens.open(DRILL, "down", "enter")
        await screens.shows("F10 Run")
        await screens.press("f3")
        await screens.shows("F10 runs your program")
        screens.editor.text = "x = 1\n"
        await screens.press("f5")
        assert not screens.practice.practice.running
        await screens.press("ctrl+u")
        await screens.until(lambda: screens.practice.practice.report is not None)
        await screens.press("f1")
        await screens.shows("F10 or Ctrl+U")
        await screens.press("escape", "ctrl+p", *"run your")
        await screens.shows("F10, Ctrl+U")


async def test_sentences_name_them(trainer):
    write('leave = "f20"\nset_interview = "z"\nresume = "f10"')
    async with trainer(first=True) as screens:
        await screens.press("f7")
        await screens.shows("Nothing practised yet. F20 goes back")
        await screens.press(*["f3"] * 7)
        await screens.shows("Here: Z asks for it")
        await screens.press("f20")
        await screens.open(DRILL, "down", "enter")
        await screens.press("f9")
        await screens.shows("F10 goes on")


async def test_the_sentence_for_a_point_names_them(trainer):
    write('landed = "u"\nmissed = "v"')
    async with trainer(card="react-loop.aloud", first=True) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        await screens.press("enter", "enter")
        await screens.says("Did this point land? U or V.")


async def test_the_first_question_names_the_key_that_skips_it(trainer):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text('[keys]\nskip = "f11"\n', encoding="utf-8")
    async with trainer(first=True, until_open=False) as screens:
        await screens.shows("Question 1 of", "F11 skips it")


@pytest.mark.slow
async def test_what_can_not_be_had_is_said_and_the_usual_key_stays(trainer):
    write('run = "f2"')
    async with trainer(first=True) as screens:
        await screens.says("it is the key of Hint")
        await screens.open(DRILL, "down", "enter")
        await screens.shows("F5 Run", "F2 Hint")


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"rum": "f5"}, 'did you mean "run"?'),
        ({"run": "f99"}, "name a key as in"),
        ({"run": ""}, "name a key as in"),
        ({"run": "ctrl+enter"}, "name a key as in"),
        ({"run": "ctrl+m"}, "terminals send the same for Enter"),
        ({"run": "x"}, "typed into the text"),
        ({"run": "enter"}, "typed into the text"),
        ({"help": "f5"}, "it is the key of Run"),
        ({"run": "f2"}, "it is the key of Hint"),
        ({"run": "f7"}, "it is the key of Speak"),
        ({"grade_1": "2"}, "it is the key of Hard"),
    ],
)
def test_faults(wanted, says):
    taken, faults = own_keys(wanted)
    assert taken == {}
    assert says in faults[0].says


def test_keys_can_change_places():
    taken, faults = own_keys({"run": "F2", "hint": " f5 , Ctrl+T"})
    assert faults == ()
    assert taken == {"run": ("f2",), "hint": ("f5", "ctrl+t")}


@pytest.mark.parametrize("name", sorted({action.name for action in ACTIONS}))
def test_the_keys_that_an_action_comes_with_can_be_written_down(name):
    keys = next(action.keys for action in ACTIONS if action.name == name)
    assert own_keys({name: ", ".join(keys)}) == ({name: keys}, ())


async def test_a_theme_that_there_is_not_is_told(trainer):
    change_settings(theme="nosuch")
    async with trainer() as screens:
        await screens.says('there is no theme "nosuch"')
