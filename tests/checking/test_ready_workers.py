"""What was made ready for a run, and no longer fits when the run comes."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.models import Drill
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import load_pack
from trainer.checking.running.judging import BrokenChecks
from trainer.checking.server import Checker


@pytest.fixture
def drill(tmp_path: Path) -> Drill:
    new_pack(tmp_path / "garden")
    return next(iter(load_catalog([load_pack(tmp_path / "garden")]).of_kind("code")))


@pytest.fixture
def trusting() -> Iterator[Checker]:
    with Checker(trusted=frozenset({"garden"})) as one:
        yield one


def right(drill: Drill) -> str:
    return drill.snippet_path().read_text(encoding="utf-8")


def wait_until_ready(checker: Checker) -> None:
    """Until the next worker holds the checks."""
    deadline = time.monotonic() + 120
    while not checker._ready._is_prepared:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_checks_that_changed_meanwhile_are_the_ones_that_count(trusting: Checker, drill: Drill) -> None:
    assert trusting.run(drill, right(drill)).passed
    wait_until_ready(trusting)
    text = drill.checks_path.read_text(encoding="utf-8")
    drill.checks_path.write_text(text.replace("@check(", "@check('new: ' + ", 1), encoding="utf-8")
    report = trusting.run(drill, right(drill))
    assert report.passed and any(check.name.startswith("new: ") for check in report.checks)


def test_checks_that_broke_meanwhile_are_named_each_time(trusting: Checker, drill: Drill) -> None:
    assert trusting.run(drill, right(drill)).passed
    wait_until_ready(trusting)
    drill.checks_path.write_text("raise ZeroDivisionError('beds')\n", encoding="utf-8")
    for _ in range(3):
        with pytest.raises(BrokenChecks, match="ZeroDivisionError: beds"):
            trusting.run(drill, right(drill))
        time.sleep(0.1)


def test_checks_that_can_not_be_loaded_beside_a_program_are_named_each_time(trusting: Checker, drill: Drill) -> None:
    text = drill.checks_path.read_text(encoding="utf-8")
    in_worker = "import sys\nif 'fake' in sys.modules: raise ZeroDivisionError('beds')\n"
    drill.checks_path.write_text(text + in_worker, encoding="utf-8")
    for _ in range(3):
        with pytest.raises(BrokenChecks, match="beside a program: ZeroDivisionError: beds"):
            trusting.run(drill, right(drill))
        time.sleep(0.1)


def test_a_worker_that_ended_while_it_waited_is_replaced(trusting: Checker, drill: Drill) -> None:
    assert trusting.run(drill, right(drill)).passed
    wait_until_ready(trusting)
    waiting = trusting._ready._waiting
    assert waiting is not None
    # All that the trainer sees of a process that ended.
    waiting._control.shutdown(socket.SHUT_RDWR)
    assert trusting.run(drill, right(drill)).passed


def test_a_program_of_another_drill_does_not_meet_the_worker_of_the_last(trusting: Checker, drill: Drill) -> None:
    assert trusting.run(drill, right(drill)).passed
    wait_until_ready(trusting)
    other = load_catalog().drill("step-cap")
    assert trusting.run(other, right(other)).passed
    assert trusting.run(drill, right(drill)).passed
    assert not trusting.run(drill, right(other)).passed
