"""The rules of kinds with a module of their own, by kind; those over answers hold besides, where there are answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from trainer.catalog.lint.cases import lint_case
from trainer.catalog.lint.choices import lint_choice
from trainer.catalog.lint.claims import lint_claim
from trainer.catalog.lint.findings import Finding
from trainer.catalog.lint.numbers import lint_number
from trainer.catalog.lint.points import Lands
from trainer.catalog.lint.questions import lint_question
from trainer.catalog.lint.running import Runner
from trainer.catalog.lint.terms import lint_term
from trainer.catalog.models import Drill, Kind

OWN_RULES: dict[Kind, Callable[[Drill, Runner, Lands], Iterable[Finding]]] = {
    "number": lambda drill, runner, _: lint_number(drill, runner),
    "claim": lambda drill, _, lands: lint_claim(drill, lands),
    "question": lambda drill, _runner, _lands: lint_question(drill),
    "choice": lambda drill, _runner, _lands: lint_choice(drill),
    "case": lambda drill, _runner, _lands: lint_case(drill),
    "term": lambda drill, _runner, _lands: lint_term(drill),
}
"""Each is given a drill of its kind, what runs the code of packs, and what matches points."""
