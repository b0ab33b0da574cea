"""A function that is `async` where the signature has a plain one, or the other way round, is told so in a sentence."""

from __future__ import annotations

import re

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker


def made_async(text: str, name: str) -> str:
    """`text` with a coroutine function in the place of what it defines as `name`."""
    return f"{text}\n_plain = {name}\nasync def {name}(*args, **named):\n    return _plain(*args, **named)\n"


@pytest.mark.parametrize(
    ("drill", "name"), [("react-loop", "run"), ("agreement", "agreement"), ("blackboard", "Blackboard")]
)
def test_an_async_function_where_a_plain_one_is_asked_for(
    drill: str, name: str, catalog: Catalog, checker: Checker
) -> None:
    asked = catalog.drill(drill)
    report = checker.run(asked, made_async(asked.snippet_path().read_text(encoding="utf-8"), name))
    assert report.outcome == "error"
    assert report.problem is not None
    assert f"`{name}` is an `async` function" in report.problem.message


@pytest.mark.parametrize("drill", ["orchestrator-workers", "fan-out", "async-retry", "execute-parallel"])
def test_a_plain_function_where_an_async_one_is_asked_for(drill: str, catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill(drill)
    name = next(iter(re.findall(r"async (\w+)\(", asked.signature)))
    text = asked.snippet_path().read_text(encoding="utf-8")
    report = checker.run(asked, f"{text}\ndef {name}(*args, **named):\n    return []\n")
    assert report.outcome == "failed"
    said = next(check.message for check in report.checks if not check.passed)
    assert "async" in said, said


def test_a_plain_function_may_hand_on_a_coroutine(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("orchestrator-workers")
    text = asked.snippet_path().read_text(encoding="utf-8").replace("async def orchestrate", "async def _orchestrate")
    text += "\ndef orchestrate(*args, **named):\n    return _orchestrate(*args, **named)\n"
    assert checker.run(asked, text).passed


def test_an_async_function_that_nobody_calls_is_not_spoken_of(catalog: Catalog, checker: Checker) -> None:
    asked = catalog.drill("react-loop")
    text = asked.snippet_path().read_text(encoding="utf-8")
    report = checker.run(asked, f"{text}\nasync def other():\n    return 1\n")
    assert report.passed
