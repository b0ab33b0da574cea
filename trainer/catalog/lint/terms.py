"""A rule over terms: a meaning does not use its own word, or the word would be read off."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.catalog.kinds.term import term_of
from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill


def lint_term(drill: Drill) -> Iterator[Finding]:
    """What falls short in a term; said once, of the card that asks for the word."""
    term, back = term_of(drill)
    if back and re.search(rf"(?<!\w){re.escape(term.word)}(?!\w)", term.meaning, re.IGNORECASE):
        message = f'the meaning of "{term.word}" uses the word itself, so it is read off'
        yield Finding.at(drill.path, f'id = "{term.id}"', message)
