"""Which key points a typed or transcribed answer lands.

Rules, not similarity: one word of each of a point's groups has to stand within two neighbouring sentences,
and not be negated in its own clause. Fuzzy distance and embeddings do no better than chance at this, since
neither sees a negation.

A word of a group may end in `*` (any ending) and may begin with `not `: then it has to be negated, as `not
reproduc*` is by "can't be reproduced" and by "nobody reproduces it".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from trainer.catalog.models import Point
from trainer.memory.models import Offer as Landing

NEGATION_REACH = 5
"""Words before a hit, in the same clause, in which a negation turns it round."""

DISMISSAL_REACH = 4
"""Words behind a hit, in the same clause, in which it can be dismissed ("a step cap is not needed")."""

LONGEST_SENTENCE = 45
"""Words; what runs on longer, as speech without full stops does, is cut, so that "near" keeps a meaning."""

_Hit = Literal["", "plain", "negated"]

_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n{2,}")
_CLAUSE = re.compile(r"[,;:()\u2013\u2014]|\b(?:but|however|although|though|whereas|while|because|since|so that|so)\b")
_WORD = re.compile(r"[a-z0-9]+(?:[.'][a-z0-9]+)*")
_WANTED_WORD = re.compile(r"[a-z0-9]+(?:[.'][a-z0-9]+)*\*?")
_NEVER = re.compile(r"(?!)")
_NEGATIONS = frozenset(
    """
    not no never none nothing nobody neither nor without cannot hardly barely can't don't doesn't didn't won't isn't
    aren't wasn't weren't shouldn't wouldn't couldn't mustn't needn't haven't hasn't hadn't cant dont doesnt didnt wont
    isnt arent
    """.split()
)
_INSTEAD = (("instead", "of"), ("rather", "than"))
"""Deny what comes behind them, but only where a group asks for the denial: what is replaced is still spoken of."""
_NO_NEGATION = frozenset({("not", "only"), ("not", "just"), ("not", "least"), ("no", "matter"), ("no", "doubt")})
_DENIALS = frozenset({"true", "think", "believe", "say", "case", "agree"})
"""Behind a negation they deny all the rest of the clause: "it is not true that", "I don't think that"."""
_DISMISSALS = frozenset({"unnecessary", "useless", "pointless", "overkill", "superfluous"})
_NEEDS = re.compile(r"(?:need|necessary|require|worth|useful|help|matter)")


class _Wanted(NamedTuple):
    pattern: re.Pattern[str]
    negated: bool


def landing(point: Point, answer: str) -> Landing:
    """How `answer` stands to `point`.

    "landed" when every group is hit, "contradicted" when every group is hit but one is negated each time,
    "confirm" when at least half of the groups are hit, else "missing".
    """
    sentences = _sentences(answer)
    windows = [sentences[i] + sentences[i + 1] for i in range(len(sentences) - 1)] or sentences
    best: Landing = "missing"
    for window in windows:
        meant = _meant_negations(point, window)
        found = [_hit(group, window, meant) for group in point.groups]
        if all(hit == "plain" for hit in found):
            return "landed"
        if all(found):
            best = "contradicted"
        elif best == "missing" and 2 * sum(map(bool, found)) >= len(found):
            best = "confirm"
    return best


@lru_cache(maxsize=256)
def _sentences(answer: str) -> list[list[str]]:
    """The answer's sentences, each as its clauses: their words with a space before and behind each.

    The lists are kept for the next point, so nobody may change them.
    """
    sentences: list[list[str]] = []
    for text in _SENTENCE.split(_plain(answer)):
        sentences.append([])
        length = 0
        for part in _CLAUSE.split(text):
            words = _WORD.findall(part)
            if length and length + len(words) > LONGEST_SENTENCE:
                sentences.append([])
                length = 0
            sentences[-1].append(f" {' '.join(words)} ")
            length += len(words)
    return sentences


def _plain(text: str) -> str:
    return text.lower().replace("\u2019", "'").replace("-", " ")


def _hit(group: tuple[str, ...], window: list[str], meant: frozenset[str]) -> _Hit:
    """How a group is hit; in the clauses of `meant` a negation belongs to another word."""
    found: _Hit = ""
    for clause in window:
        for wanted in map(_wanted, group):
            for match in wanted.pattern.finditer(clause):
                denied = _negated(clause, match.span(), instead=wanted.negated)
                if wanted.negated == denied or (denied and clause in meant):
                    return "plain"
                found = "negated"
    return found


def _meant_negations(point: Point, window: list[str]) -> frozenset[str]:
    """The clauses with a negation that the point asks for: "you can't fix it in the prompt" does not deny "prompt"."""
    asked = [wanted for group in point.groups for wanted in map(_wanted, group) if wanted.negated]
    return frozenset(
        clause
        for clause in window
        for wanted in asked
        for match in wanted.pattern.finditer(clause)
        if _negated(clause, match.span(), instead=True)
    )


@lru_cache(maxsize=4096)
def _wanted(phrase: str) -> _Wanted:
    words = _WANTED_WORD.findall(_plain(phrase))
    if not words:
        return _Wanted(_NEVER, False)
    negated = words[0] == "not" and len(words) > 1
    fits = (re.escape(word.rstrip("*")) + (r"\S*" if word.endswith("*") else "") for word in words[negated:])
    return _Wanted(re.compile(rf" {' '.join(fits)}(?= )"), negated)


def _negated(clause: str, span: tuple[int, int], *, instead: bool) -> bool:
    """Whether the hit at `span` is denied in its clause; `instead`: also by "rather than".

    A denial of the whole clause turns a negation in it round: "it is not true that it can't be reproduced".
    """
    words, start = tuple(clause.split()), clause.count(" ", 0, span[0])
    cues = [at for at in range(start) if words[at] in _NEGATIONS and words[at : at + 2] not in _NO_NEGATION]
    denials = [at for at in cues if not _DENIALS.isdisjoint(words[at + 1 : at + 4])]
    near = range(max(0, start - NEGATION_REACH), start)
    # A phrase may begin with a negation of its own ("no way out"): that one is the hit.
    negated = words[start] not in _NEGATIONS and any(at in near and at not in denials for at in cues)
    replaced = instead and any(words[at : at + 2] in _INSTEAD for at in near)
    turned = (negated or replaced) != bool(denials)
    return turned or _dismissed(clause[span[1] :].split()[:DISMISSAL_REACH])


def _dismissed(behind: list[str]) -> bool:
    if not _DISMISSALS.isdisjoint(behind):
        return True
    return any(word in _NEGATIONS and any(map(_NEEDS.match, behind[at + 1 : at + 3])) for at, word in enumerate(behind))
