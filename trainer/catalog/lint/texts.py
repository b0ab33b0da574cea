"""Rules over what is written of a code drill: briefs, landmarks, mistakes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from trainer.catalog.errors import ContentError, nearest
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.models import Drill, Snippet
from trainer.catalog.shapes import did_you_mean
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
            yield Finding.at(
                drill.path, f'id = "{mistake.id}"', f"with its edit the snippet is no Python any more: {error.msg}"
            )
    for twist in drill.twists:
        if not any(mistake.twist == twist.number for mistake in drill.mistakes):
            yield Finding.at(
                drill.path,
                f'title = "{twist.title}"',
                f"twist {twist.number} needs a mistake, one with twist = {twist.number}",
            )


def _landmarks(drill: Drill, snippets: list[Snippet]) -> Iterator[Finding]:
    named = {landmark.id for landmark in drill.landmarks}
    marked = {name for snippet in snippets for name in snippet.landmarks}
    strange, unmarked = marked - named, named - marked
    for name in sorted(strange):
        for number in (None, *(twist.number for twist in drill.twists)):
            path = drill.snippet_path(number)
            line = line_of_text(path, f"#: {name}")
            if line is not None:
                meant = did_you_mean(name, unmarked or named)
                message = f"the mark {name} stands for no landmark of {drill.path.name}{meant}"
                yield Finding(path, line, message)
    for name in sorted(unmarked):
        # One slip is one fault: what is marked misspelt has been said.
        if not nearest(name, strange, most=1):
            message = f'no line of a reference carries this landmark: end the one that does it with "  #: {name}"'
            yield Finding.at(drill.path, f"[landmarks.{name}]", message)


def _leaks(drill: Drill, snippet: Snippet) -> Iterator[Finding]:
    """The brief must not say what is to be recalled."""
    for name, text in (("question", drill.question), ("given_shapes", drill.given_shapes), ("title", drill.title)):
        flat = _flat(text)
        for landmark in drill.landmarks:
            if _flat(landmark.say) in flat:
                yield Finding.at(drill.path, f"{name} =", f"the brief holds the landmark {landmark.id}")
        for line in program_text(snippet).splitlines():
            wanted = _flat(line)
            if len(wanted) > 12 and "def " not in line and "class " not in line and wanted in flat:
                yield Finding.at(drill.path, f"{name} =", f"the brief holds a line of the snippet: {line.strip()}")


def _flat(text: str) -> str:
    return re.sub(r"\W+", " ", text.lower()).strip()
