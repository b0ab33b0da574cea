"""What a program raises inside a call that a scenario watches over is told with its line, if the check fails."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker

RIGHT = """
def make_dispatcher(registry):
    def dispatch(name, args):
        if name not in registry:
            return f"ERROR: no {name}, there are {sorted(registry)}"
        return str(registry[name]["fn"](**args))
    return dispatch
"""
SLIPS = {
    "a name": ('return f"ERROR: no {tool}"', "Your program raised NameError: name 'tool' is not defined (line 5)."),
    "a key": ('return registry["nobody"]', "Your program raised KeyError: 'nobody' (line 5)."),
    "inside a library": ("import json; return json.loads(3)", "(line 5)."),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_with_its_line(slip: str, catalog: Catalog, checker: Checker) -> None:
    written, said = SLIPS[slip]
    program = RIGHT.replace('return f"ERROR: no {name}, there are {sorted(registry)}"', written)
    report = checker.run(catalog.drill("dispatch-by-name"), program)
    messages = [check.message for check in report.checks if not check.passed]
    assert said in messages[0]
    assert not any("Your program raised" in message for message in messages[1:]), "it is told once"


def test_a_call_that_could_not_be_made_is_told(catalog: Catalog, checker: Checker) -> None:
    program = RIGHT.replace("def dispatch(name, args)", "def dispatch(name)")
    report = checker.run(catalog.drill("dispatch-by-name"), program)
    assert not report.passed
    assert "could not be called as the signature says" in report.checks[0].message


def test_what_a_tool_raised_is_no_slip_of_the_program(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("error-dispatch")
    program = drill.snippet_path().read_text(encoding="utf-8").replace("except Exception", "except ArithmeticError")
    report = checker.run(drill, program)
    messages = [check.message for check in report.checks if not check.passed]
    assert any("`TypeError`" in message for message in messages)
    assert not any("Your program raised" in message for message in messages), messages


def test_a_right_program_that_raises_as_it_should_hears_nothing(catalog: Catalog, checker: Checker) -> None:
    report = checker.run(catalog.drill("dispatch-by-name"), RIGHT)
    assert report.passed
    assert not any(check.message for check in report.checks)


def test_what_the_program_raises_on_purpose_is_no_slip(catalog: Catalog, checker: Checker) -> None:
    program = RIGHT.replace('return f"ERROR: no {name}, there are {sorted(registry)}"', "raise KeyError(name)")
    report = checker.run(catalog.drill("dispatch-by-name"), program)
    messages = [check.message for check in report.checks if not check.passed]
    assert messages
    assert not any("Your program raised" in message for message in messages), messages


def test_an_error_that_is_asked_for_is_no_slip(catalog: Catalog, checker: Checker) -> None:
    drill = catalog.drill("replay-tools")
    text = drill.snippet_path().read_text(encoding="utf-8")
    report = checker.run(drill, text.replace('raise recording["error"]', 'raise type(recording["error"])("other")'))
    assert report.failed_checks
    for check in report.failed_checks:
        assert "Your program raised" not in check.message
