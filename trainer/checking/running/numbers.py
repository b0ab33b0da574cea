"""The trainer's end of the numbers role: values of a number drill, its working and its result, as plain data."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from trainer.catalog.kinds.number import numbers_path
from trainer.catalog.models import Drill
from trainer.checking.between import plain, wire
from trainer.checking.cleaning import clean
from trainer.checking.running import verdicts
from trainer.checking.running.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.running.judging import BrokenChecks

Value = int | float | str

LOAD_SECONDS = 3.0
DRAW_SECONDS = 2.0


class Drawn(NamedTuple):
    """A number drill as it is asked once: its values by name, the working line by line, the result in its unit."""

    values: dict[str, Value]
    steps: tuple[str, ...]
    result: float


def draw_numbers(child: Conversation, drill: Drill, seeds: Sequence[str]) -> list[Drawn]:
    """What the drill's file gives for each of `seeds`; the same seed gives the same.

    Arguments:
        child: a confined process without a role yet.
        drill: of the kind `number`.
        seeds: any texts.

    Raises:
        BrokenChecks: the file can't be read or used; a sentence that names it, and the line where one is known.
    """
    path = numbers_path(drill)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise BrokenChecks(f"{path.name} can't be read: it holds `make` and `solve` of {drill.id}.") from None
    try:
        child.send({"role": "numbers", "name": path.stem, "text": text})
        _heard(child, LOAD_SECONDS, path.name)
        found = []
        for seed in seeds:
            child.send({"seed": seed})
            found.append(_drawn(_heard(child, DRAW_SECONDS, path.name), path.name))
    except Late:
        raise BrokenChecks(f"{path.name} does not come back.") from None
    except (Gone, Flooded, wire.BadFrame):
        raise BrokenChecks(f"{path.name} ended the process that computes, or gave back far too much.") from None
    return found


def _heard(child: Conversation, seconds: float, name: str) -> dict[str, Any]:
    reply = child.receive(seconds)
    if "broken" not in reply:
        return reply
    broken = verdicts.error_in(reply["broken"])
    if broken["type"] == "KeyError" and broken["message"] in ("'make'", "'solve'"):
        raise BrokenChecks(f"{name} has no `{str(broken['message'])[1:-1]}`: it needs make(rng) and solve(values).")
    where = f" (line {broken['line']})" if broken["line"] else ""
    raise BrokenChecks(f"{name} can't be used{where}: {broken['type']}: {clean(str(broken['message']))}")


def _drawn(reply: dict[str, Any], name: str) -> Drawn:
    values, steps, result = (plain.decode(reply.get(part)) for part in ("values", "steps", "result"))
    if not isinstance(values, dict) or not all(isinstance(key, str) and _is_value(one) for key, one in values.items()):
        raise BrokenChecks(f"{name}: make must give a dict of names to numbers or texts.")
    if not isinstance(steps, (list, tuple)) or not steps or not all(isinstance(step, str) and step for step in steps):
        raise BrokenChecks(f"{name}: solve must give its steps, a list of texts that are not empty, and the result.")
    if isinstance(result, str) or not _is_value(result):
        raise BrokenChecks(f"{name}: the result of solve must be a number, not {clean(repr(result), 80)}.")
    cleaned = {clean(key): clean(one) if isinstance(one, str) else one for key, one in values.items()}
    return Drawn(cleaned, tuple(clean(step) for step in steps), float(result))


def _is_value(value: object) -> bool:
    """Whether it is a text or a number that is finite and fits a float."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return False
    if isinstance(value, int):
        return value.bit_length() < 1_000
    return isinstance(value, str) or math.isfinite(value)
