"""Rules over what is to be said: length, kinds of points, and whether the points tell this answer from others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from trainer.catalog.lint.findings import Finding
from trainer.catalog.lint.points import Lands, at_point, lint_denied
from trainer.catalog.models import Answer, Drill

WORDS_A_MINUTE = 150
SPOKEN_SECONDS = (30, 60)
POINTS = (3, 6)
SHARED_WORDS = 6
"""A sentence of so many words or more stands in one answer only."""


def lint_answer(drill: Drill, answer: Answer, lands: Lands) -> Iterator[Finding]:
    """What falls short in an answer: its length, what it holds, and whether it lands its own points."""
    path = drill.answer_path
    seconds = 60 * len(answer.spoken.split()) / WORDS_A_MINUTE
    if not SPOKEN_SECONDS[0] <= seconds <= SPOKEN_SECONDS[1]:
        low, high = SPOKEN_SECONDS
        words = f"{low * WORDS_A_MINUTE // 60} to {high * WORDS_A_MINUTE // 60} words"
        message = f"the spoken answer has {len(answer.spoken.split())} words; {words} take {low} to {high} s to say"
        yield Finding.at(path, "spoken =", message)
    for kind, word in (("position", "position"), ("tradeoff", "trade-off")):
        if not any(point.kind == kind for point in answer.points):
            yield Finding.at(path, "[[points]]", f'no point is a {word}: one needs kind = "{kind}"')
    if not POINTS[0] <= len(answer.points) <= POINTS[1]:
        yield Finding.at(path, "[[points]]", f"{len(answer.points)} points; three to six are asked for")
    if len(answer.follow_ups) < 2:
        yield Finding(path, None, "there are fewer than two [[follow_ups]]")
    if not answer.further:
        yield Finding(path, None, "there is no further reading: name a source or two under `further`")
    for point in answer.points:
        if not lands(point, answer.spoken):
            yield at_point(path, point, "the spoken answer lacks its own point (a word of each group, near each other)")
        yield from lint_denied(path, point, lands)


def lint_shared_sentences(answers: Mapping[Drill, Answer]) -> Iterator[Finding]:
    """Sentences that stand in more than one answer: drills may share facts, not words."""
    first: dict[str, Drill] = {}
    for drill, answer in answers.items():
        for sentence in _sentences(answer):
            owner = first.setdefault(sentence.lower(), drill)
            if owner is not drill:
                path = drill.answer_path
                yield Finding.at(path, sentence, f"{owner.id} has this sentence too: {sentence}")


def _sentences(answer: Answer) -> Iterator[str]:
    for text in (answer.one_sentence, answer.theory, answer.pitfall, answer.spoken):
        for sentence in re.split(r"(?<=[.!?])\s+", text.strip()):
            if len(sentence.split()) >= SHARED_WORDS:
                yield sentence
