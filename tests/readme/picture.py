"""Makes the picture of the README from the real program: a wrong program for a drill, run, with its verdicts.

python tests/readme/picture.py
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

PICTURE = Path(__file__).resolve().parents[2] / ".pictures" / "trainer.svg"
DRILL = "react-loop"
MISTAKE = "drops-reply"


async def draw() -> None:
    """Practise with the mistake, run it, save the screen."""
    from trainer.catalog.catalog import load_catalog
    from trainer.catalog.snippets import load_snippet, mistake_text, program_text
    from trainer.memory.settings_writing import change_settings
    from trainer.tui.app import TrainerApp
    from trainer.tui.rooms import Opening
    from trainer.tui.screens.practice import PracticeScreen
    from trainer.tui.widgets.code_editor import CodeEditor

    drill = load_catalog().drill(DRILL)
    mistake = next(one for one in drill.mistakes if one.id == MISTAKE)
    whole = program_text(load_snippet(drill.snippet_path()))
    typed = whole.replace(mistake.find, mistake.replace)
    assert typed != whole and mistake_text(drill, mistake)
    change_settings(first_start_done=True)
    opening = Opening()
    app = TrainerApp(opening, DRILL)
    async with app.run_test(size=(120, 32)) as pilot:
        while not app.screen_stack[1:]:
            await pilot.pause(0.05)
        await pilot.press("down", "enter")
        while not isinstance(app.screen, PracticeScreen):
            await pilot.pause(0.05)
        app.screen.query_one(CodeEditor).text = typed
        await pilot.press("f5")
        while not app.screen.practice.runs:
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        PICTURE.parent.mkdir(exist_ok=True)
        PICTURE.write_text(app.export_screenshot(title="trainer"), encoding="utf-8")
    opening.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["TRAINER_HOME"] = home
        asyncio.run(draw())
    print(PICTURE)
