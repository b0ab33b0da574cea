"""After an attempt: only what was missed, both sides on a key, nothing before it may be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trainer.memory.store import Store

PROGRAMS = Path(__file__).parents[1] / "programs" / "react-loop"
SAY = "The model's whole reply goes into the history"


def program(name: str) -> str:
    return (PROGRAMS / name).read_text(encoding="utf-8")


async def see_reference(screens: Any, text: str, run: bool = True) -> None:
    """Ask for the reference, after a run."""
    await screens.open("react-loop", "down", "enter")
    if run:
        await screens.run_text(text)
    else:
        screens.editor.text = text
    while screens.practice.practice.next_help != "reference":
        await screens.press("f2")
    await screens.press("f2")
    await screens.shows("Show the reference")
    await screens.press("down", "enter")
    await screens.until(lambda: screens.app.screen.__class__.__name__ == "ReviewScreen")


async def test_only_what_was_missed_is_shown_at_first(trainer: Any, store: Store) -> None:
    async with trainer(size=(120, 40)) as screens:
        await see_reference(screens, program("wrong/listed_reply_dropped.py"))
        await screens.shows("Only what was missed", "1. MISSED", SAY, "why", "reference", "yours", "observed")
        text = screens.text()
        assert 'history.append({"role": "assistant"' in text
        assert "Also failing, probably because of that" in text
        assert "different" not in text
        assert "2. MISSED" not in text
        (attempt,) = store.attempts("react-loop")
        assert attempt.missed == ("append_reply",)


@pytest.mark.slow
async def test_nothing_of_it_is_seen_before_the_reference_was_asked_for(trainer: Any) -> None:
    async with trainer(size=(120, 40)) as screens:
        await screens.open("react-loop", "down", "enter")
        await screens.run_text(program("wrong/listed_reply_dropped.py"))
        await screens.press("f8")
        await screens.pilot.pause(0.1)
        assert screens.practice.practice.runs
        assert SAY not in screens.text()
        assert "MISSED" not in screens.text()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "beside"), [((120, 40), True), ((100, 40), True), ((99, 40), False)])
async def test_both_sides_are_marked_by_sign_and_word(trainer: Any, size: tuple[int, int], beside: bool) -> None:
    async with trainer(size=size) as screens:
        await see_reference(screens, program("wrong/listed_reply_dropped.py"))
        await screens.shows("MISSED")
        await screens.press("f3")
        await screens.shows("The two sides", "✗ missed", "~ different", "+ extra")
        assert (" │ " in screens.text()) is beside
        await screens.press("ctrl+n")
        await screens.shows("Only what was missed")


@pytest.mark.slow
async def test_n_and_p_go_round_the_marked_places(trainer: Any) -> None:
    def present(screens: Any) -> list[str]:
        return [line for line in screens.text().split("\n") if line.startswith(" > ")]

    async with trainer() as screens:
        await see_reference(screens, program("wrong/listed_reply_dropped.py"))
        await screens.shows("MISSED")
        await screens.press("f3")
        await screens.shows("The two sides")
        assert present(screens) == []
        await screens.press("n")
        await screens.until(lambda: len(present(screens)) == 1)
        (first,) = present(screens)
        seen = [first]
        for _ in range(20):
            await screens.press("n")
            await screens.until(lambda: len(present(screens)) == 1)
            seen += present(screens)
        assert any("✗ missed" in line for line in seen)
        assert any("+ extra" in line for line in seen)
        await screens.press("f3", "f3", "p")
        await screens.until(lambda: len(present(screens)) == 1)
        assert present(screens)[0] in seen


async def test_equal_runs_fold_and_unfold(trainer: Any, catalog: Any) -> None:
    from trainer.catalog.snippets import program_text

    right = program_text(catalog.snippet(catalog.drill("react-loop")))
    async with trainer() as screens:
        await screens.open("react-loop", "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("Nothing missed: every check passes.")
        assert "FAIL" not in screens.text()
        await screens.press("f3")
        await screens.shows("lines the same", "Both sides are the same.")
        await screens.press("n", "u")
        await screens.until(lambda: "lines the same" not in screens.text())
        assert "for _ in range(max_steps):" in screens.text()
        await screens.press("u")
        await screens.shows("lines the same")


@pytest.mark.slow
@pytest.mark.parametrize("text", ["def run(:\n", "x = 1\n", "", "def run(a):\n    return [b]\x00[/b]\n"])
async def test_what_could_not_be_called_gets_one_sentence_and_the_reference(trainer: Any, text: str) -> None:
    async with trainer() as screens:
        await see_reference(screens, text, run=False)
        await screens.shows("FAIL", "The reference", "def run(model, tools, task")
        assert "MISSED" not in screens.text()
        assert screens.app.screen._attempt.runs == ()
        await screens.press("f3")
        await screens.shows("The two sides")


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.name for path in (PROGRAMS / "right").glob("*.py"))[:3])
async def test_what_merely_differs_is_not_shown_as_wrong(trainer: Any, name: str) -> None:
    async with trainer(size=(120, 40)) as screens:
        await screens.open("react-loop", "down", "enter")
        await screens.run_text(program(f"right/{name}"))
        await screens.press("f8")
        await screens.shows("Nothing missed")
        await screens.press("f3")
        await screens.shows("The two sides")
        for word in ("missed", "MISSED", "follows", "FAIL", "✗"):
            assert word not in screens.text(), word


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 15), (20, 5)])
async def test_every_size_and_from_one_to_the_other(trainer: Any, size: tuple[int, int]) -> None:
    async with trainer() as screens:
        await see_reference(screens, program("wrong/listed_reply_dropped.py"))
        await screens.shows("MISSED")
        await screens.pilot.resize_terminal(*size)
        await screens.press("n", "f3", "n", "n", "u", "p", "down", "f3")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("1. MISSED")


@pytest.mark.slow
async def test_earlier_tries_are_spoken_of(trainer: Any, clock: Any) -> None:
    async with trainer(size=(120, 40)) as screens:
        for ways in (["down", "enter"], ["enter"]):
            await screens.open("react-loop", *ways)
            await screens.run_text(program("wrong/listed_reply_dropped.py"))
            while screens.practice.practice.next_help != "reference":
                await screens.press("f2")
            await screens.press("f2")
            await screens.shows("Show the reference")
            await screens.press("down", "enter")
            await screens.shows("MISSED")
            await screens.press("enter")
            await screens.shows("What next?")
            await screens.press("escape")
            clock.pass_by(60)
        await screens.open("react-loop", "enter")
        await screens.shows("You dropped one idea, in 2 of your last 2")
        assert '"append reply"' not in screens.text()
        await screens.press("f2", "f2")
        await screens.shows('You dropped "append reply" in 2 of your')
