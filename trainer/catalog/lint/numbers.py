"""Rules over a number drill: what it draws fits its question, and its working leads to its result."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from trainer.catalog.kinds.number import number_of, numbers_path
from trainer.catalog.lint.files import broken_line
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.lint.running import DrawnNumber, Runner
from trainer.catalog.models import Drill
from trainer.catalog.placeholders import NoPlace, fill, names_in_places
from trainer.catalog.shapes import did_you_mean

SEEDS = tuple(f"lint {number}" for number in range(40))
TOLERANCES = (0.0005, 0.1)
"""Below the first an answer needs more digits than anybody computes on the spot, above the second it is a guess."""
MOST_FACTOR = 10.0
SHOWN_WITHIN = 0.01
"""How near a rounded number in a text comes to the one that it stands for."""

_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def lint_number(drill: Drill, runner: Runner) -> Iterator[Finding]:
    """What falls short in a number drill, over many draws."""
    path = numbers_path(drill)
    yield from _keys(drill)
    try:
        draws = runner.draw(drill, (*SEEDS, SEEDS[0]))
    except runner.broken as error:
        yield Finding(path, broken_line(str(error)), str(error))
        return
    if draws[0] != draws[-1]:
        yield Finding.at(path, "def make", "the same seed gives two things: draw from `rng` alone")
    questions: set[str] = set()
    try:
        yield from _places(drill, draws)
        questions = {fill(drill.question, one.values) for one in draws}
    except NoPlace as error:
        yield Finding.at(drill.path, "question =", str(error))
    if questions and len(questions) < len(SEEDS) // 2:
        yield Finding.at(path, "def make", f"{len(SEEDS)} draws give {len(questions)} questions only")
    yield from _results(drill, draws)


def _keys(drill: Drill) -> Iterator[Finding]:
    body = number_of(drill)
    low, high = TOLERANCES
    if not low <= body.tolerance <= high:
        message = f"a tolerance of {body.tolerance:g} is not from {low:g} to {high:g}"
        yield Finding.at(drill.path, "tolerance =", message)
    if body.factor is not None and body.factor > MOST_FACTOR:
        message = f"within a factor of {body.factor:g} is no estimate: {MOST_FACTOR:g} at most"
        yield Finding.at(drill.path, "factor =", message)


def _places(drill: Drill, draws: Sequence[DrawnNumber]) -> Iterator[Finding]:
    """The question names what is drawn, all of it and nothing else."""
    asked = {name for name, _ in names_in_places(drill.question)}
    given = {name for draw in draws for name in draw.values}
    for name in sorted(asked - given):
        meant = did_you_mean(name, given - asked or given)
        message = f"the question asks for {{{name}}}, which make does not draw{meant}"
        yield Finding.at(drill.path, f"{{{name}", message)
    path = numbers_path(drill)
    for name in sorted(given - asked):
        message = f'make draws "{name}", and the question does not say it: put {{{name}}} there, or draw it in no dict'
        yield Finding.at(path, f'"{name}"', message)


def _results(drill: Drill, draws: Sequence[DrawnNumber]) -> Iterator[Finding]:
    """The result is one to be found: not in the question, at the end of the working, another one each time."""
    path = numbers_path(drill)
    line = line_of_text(path, "def solve")
    if any(draw.result == 0 for draw in draws):
        yield Finding(path, line, "a result of 0 has no tolerance: draw values with another one")
    elif len({draw.result for draw in draws}) < len(SEEDS) // 5:
        yield Finding(path, line, f"{len(SEEDS)} draws give nearly always the same result")
    unled = [draw for draw in draws if not _shows(draw.steps[-1], draw.result)]
    if unled:
        message = f"the last step does not end in the result {unled[0].result:,.6g}: {unled[0].steps[-1]}"
        yield Finding(path, line, message)
    shown = [draw for draw in draws if _shows(_filled(drill, draw), draw.result)]
    if len(shown) > len(draws) // 2:
        yield Finding.at(drill.path, "question =", "the question shows its own result")


def _filled(drill: Drill, draw: DrawnNumber) -> str:
    try:
        return fill(drill.question, draw.values)
    except NoPlace:
        return ""


def _shows(text: str, result: float) -> bool:
    """Whether a number in the text is the result, rounded or not."""
    numbers = (float(found.replace(",", "")) for found in _NUMBER.findall(text))
    return any(abs(number - abs(result)) <= SHOWN_WITHIN * abs(result) for number in numbers)
