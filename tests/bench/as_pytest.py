"""The checks of a drill as plain pytest tests in one process, as one would write them without a sandbox."""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path

import pytest

from trainer.catalog.one_drill import load_one
from trainer.checking.api import draw
from trainer.checking.authoring import clocks, recording
from trainer.checking.between import plain
from trainer.checking.confined import chance
from trainer.checking.running import jobs

name, path = Path(__file__).with_suffix(".drill").read_text(encoding="utf-8").split("\n")
drill = load_one(name)
setup = jobs.setup_of(drill)
fake = types.ModuleType("fake")
fake.__dict__.update(FakeModel=recording.FakeModel, text=recording.text, call=recording.call)
sys.modules["fake"] = fake
checks = types.ModuleType(setup.main)
sys.path.insert(0, str(drill.checks_path.parent))
exec(compile(drill.checks_path.read_text(encoding="utf-8"), str(drill.checks_path), "exec"), checks.__dict__)


def load() -> types.ModuleType:
    program = types.ModuleType("answer")
    sys.modules["answer"] = program
    exec(setup.given, program.__dict__)
    exec(compile(Path(path).read_text(encoding="utf-8"), "answer.py", "exec"), program.__dict__)
    return program


@pytest.mark.parametrize("check", [c for c in checks.CHECKS if c.twist is None], ids=lambda c: c.name)
def test_check(check):
    draw.reseed("1")
    chance.take_control("1")
    if setup.controlled:
        clocks.take_control(1.0)
    seen = check.scenario(load())
    if inspect.isawaitable(seen):
        import asyncio

        seen = asyncio.run(seen)
    check.judge(plain.copy(seen))
