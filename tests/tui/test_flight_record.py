"""The flight recorder on the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from shown import Shown
from textual.app import App

from trainer.checking.report import CheckResult, Mark, ModelCall, Report
from trainer.rehearsal.programs.flight import FlightView, flight_views
from trainer.tui.screens.flight_record import FlightRecordScreen

TASK = {"role": "user", "content": "What [b]is[/b] 2 + 3? [/nonsense"}
CALL = {"type": "tool_call", "id": "c1", "name": "add", "input": {"a": 2}}
RESULT = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "c1", "content": "5"}]}
FLIGHT = ((ModelCall([TASK], ["add"], CALL), ModelCall([TASK, RESULT], ["add"], {"type": "text", "text": "5"})),)

LOST_REPLY = """\
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    for step in range(max_steps):
        said = model(history, tools)
        if said["type"] == "text":
            return said["text"]
        outcome = str(tools[said["name"]](**said["input"]))
        result = {"type": "tool_result", "tool_use_id": said["id"], "content": outcome}
        history.append({"role": "user", "content": [result]})
    return f"Stopped: {max_steps} steps."
"""


def views(*marks: Mark | None) -> tuple[FlightView, ...]:
    checks = (
        CheckResult(f"check {n}", "kept", None, False, message="It was lost.", flight=FLIGHT, mark=mark)
        for n, mark in enumerate(marks, start=1)
    )
    return flight_views(Report("d", (), "failed", tuple(checks)))


@asynccontextmanager
async def showing(record: tuple[FlightView, ...], size: tuple[int, int] = (80, 24)) -> AsyncIterator[Shown]:
    async with App[None]().run_test(size=size) as pilot:
        await pilot.app.push_screen(FlightRecordScreen(record))
        await pilot.pause()
        yield Shown(pilot.app, pilot)


async def test_the_marked_call_is_shown_first() -> None:
    async with showing(views(Mark(0, 1, 1))) as shown:
        text = shown.text()
        for words in ("FAIL", "It was lost.", "Call 2 of 2", "the marked call", "> 2 user WRONG", "1 user (as before)"):
            assert words in text, words
        assert 'tool_result tool_use_id="c1" content="5"' in text
        assert "[b]is[/b]" in text


@pytest.mark.parametrize(("forward", "back"), [("n", "p"), ("right", "left")])
async def test_keys_step_through_the_calls(forward: str, back: str) -> None:
    async with showing(views(Mark(0, 1, 1))) as shown:
        await shown.press(back)
        assert "Call 1 of 2" in shown.text()
        assert "the marked call is 1 further on" in shown.text()
        assert 'The model answered: tool_call id="c1"' in shown.text()
        await shown.press(back, forward)
        assert "Call 2 of 2" in shown.text()
        await shown.press(back, "m")
        assert "Call 2 of 2" in shown.text()


async def test_a_missing_message_has_its_place() -> None:
    async with showing(views(Mark(0, 1, 2))) as shown:
        assert "> 3 MISSING: a message should stand here" in shown.text()


async def test_a_call_can_be_marked_as_a_whole() -> None:
    async with showing(views(Mark(0, 0))) as shown:
        assert "> WRONG: look at this call as a whole" in shown.text()


async def test_goes_from_check_to_check() -> None:
    async with showing(views(Mark(0, 1, 1), None)) as shown:
        await shown.press("c")
        assert "check 2" in shown.text()
        assert "the check points at no call" in shown.text()
        await shown.press("m", "c")
        assert "check 1" in shown.text()


async def test_the_marked_message_is_scrolled_to() -> None:
    history = [{"role": "user", "content": f"message {n}\nsecond line"} for n in range(40)]
    check = CheckResult("c", "kept", None, False, flight=((ModelCall(history, None, None),),), mark=Mark(0, 0, 30))
    async with showing(flight_views(Report("d", (), "failed", (check,)))) as shown:
        await shown.pilot.pause()
        assert "31 user WRONG" in shown.text()


@pytest.mark.parametrize("size", [(120, 40), (40, 15), (20, 5)])
async def test_every_size(size: tuple[int, int]) -> None:
    async with showing(views(Mark(0, 1, 1), Mark(0, 0, 0)), size) as shown:
        await shown.press("p", "n", "c", "m", "down")
        if size[1] > 5:
            assert "WRONG" in shown.text()


async def test_from_the_verdicts_and_back(trainer: Any) -> None:
    async with trainer() as screens:
        await screens.open("react-loop", "down", "enter")
        await screens.press("f4")
        assert screens.practice.practice.runs == [], "there is nothing to look at yet"
        await screens.run_text(LOST_REPLY)
        await screens.shows("F4 shows what each call of the model was given")
        await screens.press("f4")
        await screens.shows("lets the history grow from call to call", "call 2 of", "> 2 user WRONG")
        await screens.press("escape")
        assert screens.editor.text == LOST_REPLY
        await screens.press("ctrl+f")
        await screens.shows("> 2 user WRONG")


@pytest.mark.slow
async def test_nothing_to_look_at_where_no_model_was_called(trainer: Any, wrong: str) -> None:
    async with trainer() as screens:
        await screens.open("trim-budget", "down", "enter")
        await screens.run_text(wrong)
        assert "F4 shows" not in screens.text()
        await screens.press("f4")
        assert screens.practice.practice.runs
