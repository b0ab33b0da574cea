"""The rules of kinds with a module of their own, by kind; those over answers hold besides, where there are answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from trainer.catalog.lint.findings import Finding
from trainer.catalog.lint.numbers import lint_number
from trainer.catalog.lint.running import Runner
from trainer.catalog.models import Drill, Kind

OWN_RULES: dict[Kind, Callable[[Drill, Runner], Iterable[Finding]]] = {"number": lint_number}
"""Each is given a drill of its kind and what runs the code of packs."""
