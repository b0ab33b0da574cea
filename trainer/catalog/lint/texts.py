"""Rules over what is written of a code drill: briefs, landmarks, mistakes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from trainer.catalog.errors import ContentError
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.models import Drill, Snippet
from trainer.catalog.snippets import load_snippet, mistake_text, program_text


def lint_texts(drill: Drill) -> Iterator[Finding]:
    """What falls short in the files of a code drill without running anything. Raises ContentError on broken files."""
    base = load_snippet(drill.snippet_path())
    snippets = [base, *(load_snippet(drill.snippet_path(twist.number)) for twist in drill.twists)]
    yield from _landmarks(drill, snippets)
    yield from _leaks(drill, base)
    for mistake in drill.mistakes:
        try:
            ast.parse(mistake_text(drill, mistake))
        except ContentError as error:
            yield Finding.from_error(error)
        except SyntaxError as error:
            yield _at(drill, f'id = "{mistake.id}"', f"the mistake makes no Python program: {error.msg}")
    for twist in drill.twists:
        if not any(mistake.twist == twist.number for mistake in drill.mistakes):
            yield _at(drill, f'title = "{twist.title}"', f"twist {twist.number} has no mistake of its own")


def _landmarks(drill: Drill, snippets: list[Snippet]) -> Iterator[Finding]:
    named = {landmark.id for landmark in drill.landmarks}
    marked = {name for snippet in snippets for name in snippet.landmarks}
    for name in sorted(named - marked):
        yield _at(drill, f"[landmarks.{name}]", f"no line of the snippet is marked {name}")
    for name in sorted(marked - named):
        yield Finding(drill.snippet_path(), None, f"a line is marked {name}, which the drill does not describe")


def _leaks(drill: Drill, snippet: Snippet) -> Iterator[Finding]:
    """The brief must not say what is to be recalled."""
    for name, text in (("question", drill.question), ("given_shapes", drill.given_shapes), ("title", drill.title)):
        flat = _flat(text)
        for landmark in drill.landmarks:
            if _flat(landmark.say) in flat:
                yield _at(drill, f"{name} =", f"the brief holds the landmark {landmark.id}")
        for line in program_text(snippet).splitlines():
            wanted = _flat(line)
            if len(wanted) > 12 and "def " not in line and "class " not in line and wanted in flat:
                yield _at(drill, f"{name} =", f"the brief holds a line of the snippet: {line.strip()}")


def _flat(text: str) -> str:
    return re.sub(r"\W+", " ", text.lower()).strip()


def _at(drill: Drill, text: str, message: str) -> Finding:
    return Finding(drill.path, line_of_text(drill.path, text), message)
