"""Which key points a typed or transcribed answer lands.

Rules, not similarity: one word of each of a point's groups has to stand within two neighbouring sentences,
and not be negated in its own clause. Fuzzy distance and embeddings do no better than chance at this, since
neither sees a negation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from trainer.catalog.models import Point
from trainer.memory.models import Offer as Landing

NEGATION_REACH = 5
"""Words before a hit, in the same clause, in which a negation turns it round."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n{2,}")
_CLAUSE = re.compile(r"[,;:()\u2013\u2014]|\b(?:but|however|although|though|whereas|while|because|so that)\b")
_WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
_NEGATIONS = frozenset(
    """
    not no never none nothing nobody neither nor without cannot hardly can't don't doesn't didn't won't isn't aren't
    wasn't weren't shouldn't wouldn't couldn't haven't hasn't
    """.split()
)


@dataclass(frozen=True)
class _Clause:
    words: tuple[str, ...]


def landing(point: Point, answer: str) -> Landing:
    """How `answer` stands to `point`.

    "landed" when every group is hit, "contradicted" when every group is hit but one is negated each time,
    "confirm" when at least half of the groups are hit, else "missing".
    """
    sentences = [_clauses(sentence) for sentence in _SENTENCE.split(_plain(answer))]
    windows = [sentences[i] + sentences[i + 1] for i in range(len(sentences) - 1)] or sentences[:1]
    best: Landing = "missing"
    for window in windows:
        found = [_hit(group, window) for group in point.groups]
        if all(hit == "plain" for hit in found):
            return "landed"
        if all(found):
            best = "contradicted"
        elif best == "missing" and 2 * sum(map(bool, found)) >= len(found):
            best = "confirm"
    return best


def _plain(text: str) -> str:
    return text.lower().replace("\u2019", "'").replace("-", " ")


def _clauses(sentence: str) -> list[_Clause]:
    return [_Clause(tuple(_WORD.findall(part))) for part in _CLAUSE.split(sentence)]


def _hit(group: tuple[str, ...], window: list[_Clause]) -> Literal["", "plain", "negated"]:
    found: Literal["", "negated"] = ""
    for clause in window:
        for position in _positions(group, clause.words):
            if not _negated(clause.words, position):
                return "plain"
            found = "negated"
    return found


def _positions(group: tuple[str, ...], words: tuple[str, ...]) -> list[int]:
    return [
        start
        for start in range(len(words))
        for pattern in map(_pattern, group)
        if len(pattern) <= len(words) - start
        and all(_fits(wanted, words[start + offset]) for offset, wanted in enumerate(pattern))
    ]


@lru_cache(maxsize=4096)
def _pattern(phrase: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[a-z0-9]+(?:'[a-z]+)?\*?", _plain(phrase)))


def _fits(wanted: str, word: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted


def _negated(words: tuple[str, ...], position: int) -> bool:
    # A group may itself ask for a negation ("never"): then the hit is the negation.
    if words[position] in _NEGATIONS:
        return False
    return any(word in _NEGATIONS for word in words[max(0, position - NEGATION_REACH) : position])
