"""Rules over what is written: briefs, landmarks, mistakes, answers."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

from trainer.catalog.errors import ContentError
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.models import Answer, Drill, Point, Snippet
from trainer.catalog.snippets import load_snippet, mistake_text, program_text

Lands = Callable[[Point, str], bool]
"""Whether an answer lands a point; the rule itself is another room's."""

WORDS_A_MINUTE = 150
SPOKEN_SECONDS = (30, 60)
FOREIGN_POINTS = 0.05
"""The share of other drills' points that a spoken answer may land by accident, over the whole catalog."""


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


def lint_answer(drill: Drill, answer: Answer, lands: Lands) -> Iterator[Finding]:
    """What falls short in an answer: its length, its kinds of points, and whether it lands them itself."""
    path = drill.answer_path
    seconds = 60 * len(answer.spoken.split()) / WORDS_A_MINUTE
    if not SPOKEN_SECONDS[0] <= seconds <= SPOKEN_SECONDS[1]:
        low, high = SPOKEN_SECONDS
        message = f"the spoken answer takes {seconds:.0f} s at {WORDS_A_MINUTE} words a minute, not {low} to {high} s"
        yield Finding(path, line_of_text(path, "spoken ="), message)
    for kind, word in (("position", "position"), ("tradeoff", "trade-off")):
        if not any(point.kind == kind for point in answer.points):
            yield Finding(path, line_of_text(path, "[[points]]"), f"no point is a {word}")
    if not 3 <= len(answer.points) <= 6:
        yield Finding(
            path, line_of_text(path, "[[points]]"), f"{len(answer.points)} points; three to six are asked for"
        )
    if len(answer.follow_ups) < 2:
        yield Finding(path, None, "fewer than two follow-up questions")
    for point in answer.points:
        if not lands(point, answer.spoken):
            message = f"the spoken answer does not land its own point: {point.say}"
            yield Finding(path, line_of_text(path, point.say[:40]), message)


def lint_foreign_points(answers: dict[Drill, Answer], lands: Lands) -> Iterator[Finding]:
    """Points that other drills' spoken answers land by accident, when they are too many over the whole catalog."""
    hits: list[tuple[Drill, Point, str]] = []
    tried = 0
    for drill, answer in answers.items():
        for other, foreign in answers.items():
            if other is not drill:
                tried += len(answer.points)
                hits += [(drill, point, other.id) for point in answer.points if lands(point, foreign.spoken)]
    if tried and len(hits) / tried > FOREIGN_POINTS:
        for owner, point, foreign_id in hits:
            path = owner.answer_path
            message = f"the spoken answer of {foreign_id} lands this point too: {point.say}"
            yield Finding(path, line_of_text(path, point.say[:40]), message)


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
