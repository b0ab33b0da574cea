"""Which key points a typed or transcribed answer lands.

Rules, not similarity: one phrase of each of a point's groups has to stand within two neighbouring sentences, and not
be denied. Fuzzy distance and embeddings do no better than chance at this, since neither sees a negation.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from trainer.catalog.models import Point
from trainer.memory.models import Offer as Landing
from trainer.rehearsal.answers.clauses import (
    Clause,
    Spoken,
    denies,
    is_negation,
    negates,
    prevented,
    spoken,
    subject_of_negation,
)
from trainer.rehearsal.answers.phrases import Span, group

DENIAL_WORDS = 4
"""Words at the beginning of a clause that is denied, which may do no more than deny: "it is not true"."""


class _Hits(NamedTuple):
    """The clauses in which a group is said, and in which it is denied."""

    said: frozenset[int]
    denied: frozenset[int]

    def __bool__(self) -> bool:
        return bool(self.said or self.denied)


def landing(point: Point, answer: str) -> Landing:
    """How `answer` stands to `point`.

    "landed" when every group is said, "contradicted" when every group is hit but one is only denied, or when one clause
    denies more of them than any other says; "confirm" when at least half of the groups are hit, else "missing".
    """
    said = spoken(answer)
    found = [group(phrases).spans(said.words) for phrases in point.groups]
    if 2 * sum(map(bool, found)) < len(found):
        return "missing"
    offers = set(_offers(point, said, found))
    order: tuple[Landing, ...] = ("landed", "contradicted", "confirm")
    return next((offer for offer in order if offer in offers), "missing")


def lands(point: Point, answer: str) -> bool:
    """Whether `landing` is "landed": the quick way, where nothing else is asked."""
    said = spoken(answer)
    groups = [group(phrases) for phrases in point.groups]
    if not all(one.may_stand_in(said.words) for one in groups):
        return False
    found = []
    for one in groups:
        found.append(one.spans(said.words))
        if not found[-1]:
            return False
    return "landed" in _offers(point, said, found)


def _offers(point: Point, said: Spoken, found: list[list[Span]]) -> Iterator[Landing]:
    """What each window offers, of the spans that were found of each group."""
    contrasts = _contrasts(point)
    for window in said.windows:
        near = [_within(window, spans) for spans in found]
        meant = _meant_negations(point, said, near)
        hits = [_hits(said, spans, meant, contrast) for spans, contrast in zip(near, contrasts, strict=True)]
        if all(hits):
            told = all(hit.said for hit in hits) and not _denied_at_once(hits, contrasts)
            yield "landed" if told else "contradicted"
        elif 2 * sum(map(bool, hits)) >= len(hits):
            yield "confirm"


def _within(window: range, spans: list[Span]) -> list[Span]:
    """Those of the sorted spans that stand in a window."""
    start, stop = (bisect_left(spans, at, key=attrgetter("clause")) for at in (window.start, window.stop))
    return spans[start:stop]


def _denied_at_once(hits: list[_Hits], contrasts: tuple[bool, ...]) -> bool:
    """Whether one clause denies two groups or more, and none says as many: "labels" said elsewhere does not help."""
    own = [hit for hit, contrast in zip(hits, contrasts, strict=True) if not contrast]
    denied = max((sum(at in hit.denied - hit.said for hit in own) for one in own for at in one.denied), default=0)
    said = max((sum(at in hit.said for hit in own) for one in own for at in one.said), default=0)
    return denied >= 2 and denied > said


def _hits(said: Spoken, spans: list[Span], meant: set[int], contrast: bool) -> _Hits:
    told = {span for span in spans if _is_said(said, span, span.clause in meant, contrast)}
    # What a clause denies it does not say in other words: "one agent with good tools should not be the default".
    turned = {span.clause for span in spans if span not in told and not span.negated}
    told = {span for span in told if span.clause not in turned}
    return _Hits(frozenset(span.clause for span in told), frozenset(span.clause for span in spans if span not in told))


def _is_said(said: Spoken, span: Span, meant: bool, contrast: bool) -> bool:
    """Whether a phrase is said and not denied; where it is `meant`, a negation belongs to another word."""
    clause = said.clauses[span.clause]
    if contrast and not span.negated and not clause.denied:
        return True
    denied = denies(clause, span.start, span.end, asked=span.negated)
    return denied == span.negated or (denied and meant)


def _meant_negations(point: Point, said: Spoken, found: list[list[Span]]) -> set[int]:
    """The clauses with a negation that the point asks for: "you can't fix it in the prompt" does not deny "prompt"."""
    told = _told_plainly(point)
    return {
        span.clause
        for spans, plainly in zip(found, told, strict=True)
        for span in spans
        if _asks_for_negation(said, span, plainly)
    }


def _asks_for_negation(said: Spoken, span: Span, plainly: bool) -> bool:
    clause = said.clauses[span.clause]
    if not span.negated:
        return not clause.denied and any(map(is_negation, clause.words[span.start : span.end]))
    negated = negates(clause, span.start, asked=True)
    if not clause.denied:
        return negated
    # "I don't think that tags keep you safe" says no more than that they don't.
    return not negated and not plainly and span.start >= DENIAL_WORDS


@lru_cache(maxsize=4096)
def _told_plainly(point: Point) -> tuple[bool, ...]:
    """For each group, whether the point itself says a phrase without the negation that the group asks for."""
    said = spoken(point.say)
    found = [group(phrases).spans(said.words) for phrases in point.groups]
    return tuple(
        any(span.negated and not negates(said.clauses[span.clause], span.start, asked=True) for span in spans)
        for spans in found
    )


@lru_cache(maxsize=4096)
def _contrasts(point: Point) -> tuple[bool, ...]:
    """For each group, whether the point itself sets it off by a negation: "parsed, never evaluated", "no prompt can".

    A negation of such a word denies nothing. Where that would leave no word to deny, none is a contrast.
    """
    said = spoken(point.say)
    found = [[(said.clauses[span.clause], span) for span in group(one).spans(said.words)] for one in point.groups]
    negated = tuple(any(_set_off(clause, span.start) for clause, span in spans) for spans in found)
    subject = tuple(any(subject_of_negation(clause, span.end) for clause, span in spans) for spans in found)
    either = tuple(map(any, zip(negated, subject, strict=True)))
    none = (False,) * len(point.groups)
    return next((one for one in (either, negated) if not all(one)), none)


def _set_off(clause: Clause, start: int) -> bool:
    return negates(clause, start, asked=True) or prevented(clause, start)
