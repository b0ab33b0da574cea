"""A card that is opened at once waits for nothing else: Home, the catalog and the checker come when they are wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from textual.widgets import Input

import trainer
from trainer.catalog.added import add_pack
from trainer.catalog.models import Kind
from trainer.catalog.new_pack import new_pack
from trainer.memory.models import Attempt, Grade
from trainer.memory.settings_writing import change_settings
from trainer.memory.store import Store
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.practice import PracticeScreen
from trainer.tui.texts.python_colours import coloured

DRILL = "step-cap"


def know(store: Store) -> None:
    """Have the drill passed from a blank page, so that nothing is asked before its editor."""
    now = store.now()
    attempt = Attempt("known", DRILL, DRILL, (), "blank", now, now, 60.0, "", (), (), (), Grade.GOOD, Grade.GOOD)
    store.record(attempt)


async def test_home_is_filled_when_one_leaves(trainer, store):
    know(store)
    async with trainer(card=DRILL) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, PracticeScreen))
        home = screens.app.screen_stack[0]
        assert isinstance(home, HomeScreen)
        assert not home.query(Input)
        await screens.press("escape")
        await screens.shows("due today", "sandbox: files")
        assert home.query_one(Input).has_focus
        await screens.open("trim-budget")
        await screens.shows("Read the program first")


@pytest.mark.parametrize("kind", get_args(Kind))
async def test_a_drill_of_every_kind_opens(trainer, catalog, kind):
    async with trainer(card=catalog.of_kind(kind)[0].id) as screens:
        await screens.until(lambda: not isinstance(screens.app.screen, HomeScreen))


async def test_home_is_filled_behind_a_question_that_is_left(trainer):
    async with trainer(card=DRILL) as screens:
        await screens.shows("Read the program first")
        assert not screens.app.screen_stack[0].query(Input)
        await screens.press("escape")
        await screens.shows("due today", "sandbox: files")


async def test_home_is_filled_where_there_is_no_such_card(trainer):
    async with trainer(card="step-cat") as screens:
        await screens.says("step-cat")
        await screens.shows("due today", "sandbox: files")


async def test_keys_that_come_too_early_do_nothing(trainer, store):
    know(store)
    async with trainer(card=DRILL, until_open=False) as screens:
        await screens.press("enter", "f2", "enter")
        await screens.until(lambda: isinstance(screens.app.screen, PracticeScreen))
        await screens.press("escape")
        await screens.shows("due today", "sandbox: files")


async def test_faults_of_the_content_are_still_said(trainer, tmp_path):
    new_pack(tmp_path / "garden")
    added = add_pack(tmp_path / "garden", trusted=True)
    broken = next(added.drills.rglob("garden_clip_savings.toml"))
    broken.write_text("kind = [", encoding="utf-8")
    async with trainer(card=DRILL) as screens:
        await screens.says(broken.name)


SCRIPT = """
import asyncio, sys
from trainer.tui.opening import Opening, TrainerApp
from trainer.tui.screens.practice import PracticeScreen

async def look(pilot):
    while not isinstance(pilot.app.screen, PracticeScreen):
        await asyncio.sleep(0.001)
    print(*sys.modules)
    pilot.app.exit()

opening = Opening()
TrainerApp(opening, card="step-cap").run(headless=True, auto_pilot=look)
opening.close()
"""


WHO_LOADS_THE_CHECKER = """
import asyncio, sys, threading
from trainer.tui.opening import Opening, TrainerApp

loading = []

class Watching:
    def find_spec(self, name, path=None, target=None):
        if name == "trainer.checking.server":
            loading.append(threading.current_thread())

async def look(pilot):
    while not loading:
        await asyncio.sleep(0.01)
    print(loading[0] is threading.main_thread())
    pilot.app.exit()

sys.meta_path.insert(0, Watching())
opening = Opening()
TrainerApp(opening, card="step-cap").run(headless=True, auto_pilot=look)
opening.close()
"""


def said_by(script: str) -> list[str]:
    """What a script says that opens a drill which is known, in a process of its own."""
    change_settings(first_start_done=True)
    with Store() as store:
        know(store)
    environment = {**os.environ, "PYTHONPATH": str(Path(trainer.__file__).parent.parent)}
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60, env=environment
    )
    return ended.stdout.split()


def test_the_page_is_not_held_up_by_the_modules_of_the_checker():
    assert said_by(WHO_LOADS_THE_CHECKER) == ["False"], "a thread behind the page loads them"


@pytest.mark.slow
def test_the_editor_waits_for_nothing_that_is_wanted_later():
    loaded = set(said_by(SCRIPT))
    assert "trainer.catalog.one_drill" in loaded
    later = ("trainer.rehearsal.agenda", "trainer.catalog.catalog", "trainer.checking.server", "pygments")
    assert not loaded.intersection(later)


@pytest.mark.parametrize(
    "code",
    ["", "def f(\n  'open", "  a\n b\n", "x = '''open\n", "a\tb[/] = List[int]", "\x0cx = 1\r\ny = 'é漢'  # [b]"],
)
def test_colours_change_no_text(code):
    assert coloured(code).plain == "\n".join(code.splitlines()).expandtabs(8)


def test_colours():
    text = coloured("def pay(self, sum=12):  # all\n    return not f'{sum}' and print(self.sum)")
    styled = {text.plain[span.start : span.end]: span.style for span in text.spans}
    assert styled["pay"] == "$text-warning underline"
    assert styled["return"] == styled["print"] == "$text-accent"
    assert styled["not"] == styled["and"] == "bold $text-error"
    assert styled["12"] == "$text-warning"
    assert styled["# all"] == "$text 60%"
