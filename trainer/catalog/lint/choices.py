"""A rule over choices: neither the situation nor the length of the options may tell which one is right."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.catalog.kinds.choice import choice_of
from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill

TELLING = 2.0
"""From how many times the length of the next longest option on the right one stands out."""


def lint_choice(drill: Drill) -> Iterator[Finding]:
    """What falls short in the options of a choice."""
    body = choice_of(drill)
    asked = f"{drill.title}\n{drill.question}".lower()
    named = [option for option in body.options if option.lower() in asked]
    if named == [body.right]:
        message = f'the question names "{body.right}" and no other option, so it gives the answer away'
        yield Finding.at(drill.path, "question =", message)
    others = max(len(option) for option in body.options if option != body.right)
    if len(body.right) >= TELLING * others:
        message = "the right option is by far the longest: its length alone tells it from the others"
        yield Finding.at(drill.path, "options =", message)
