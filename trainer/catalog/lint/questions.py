"""A rule over questions: nothing but what they say may tell strong short answers from weak ones."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.catalog.kinds.question import question_of
from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill


def lint_question(drill: Drill) -> Iterator[Finding]:
    """What falls short in the short answers of a question."""
    short = question_of(drill).short
    strong = [len(one.says) for one in short if one.strong]
    weak = [len(one.says) for one in short if not one.strong]
    for key, ones, others in (("strong", strong, weak), ("weak", weak, strong)):
        if min(ones) > max(others):
            message = f"each {key} answer is longer than all the others: their length alone tells them apart"
            yield Finding.at(drill.path, f"{key} =", message)
