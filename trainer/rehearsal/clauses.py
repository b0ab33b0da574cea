"""What was said, cut into sentences and clauses, and what in them is denied.

A negation belongs to its clause: "it is not slow, but a step cap ends it" says that a step cap ends it. Three ways of
denying reach further: "it is not true that ..." takes in the rest of its sentence, "..., but that's wrong" what stands
before it, and "..., I wouldn't bother with that" the clause before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from trainer.rehearsal.phrases import Words, placed, plain, words_of

NEGATION_REACH = 5
"""Words before a hit, in the same clause, in which a negation turns it round."""

DISMISSAL_REACH = 4
"""Words behind a hit, in the same clause, in which it can be dismissed ("a step cap is not needed")."""

LONGEST_SENTENCE = 45
"""Words; what runs on longer, as speech without full stops does, is cut, so that "near" keeps a meaning."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n{2,}")
_CLAUSE = re.compile(
    r"[,;:()\u2013\u2014]|\b(?=but\b|however\b|although\b|though\b|whereas\b|while\b|because\b|since\b|so\b(?!\s*[.!?,;:]|\s*$))"
)
_NEGATIONS = frozenset(
    """
    not no never none nothing nobody neither nor without cannot hardly barely can't don't doesn't didn't won't isn't
    aren't wasn't weren't shouldn't wouldn't couldn't mustn't needn't haven't hasn't hadn't ain't cant dont doesnt didnt
    wont isnt arent wouldnt shouldnt neednt avoid avoiding skip skipping omit
    """.split()
)
_INSTEAD = (("instead", "of"), ("rather", "than"))
"""Deny what comes behind them, but only where a group asks for the denial: what is replaced is still spoken of."""
_NO_NEGATION = frozenset(
    {("not", "only"), ("not", "just"), ("not", "least"), ("not", "necessarily"), ("not", "merely")}
    | {("no", word) for word in ("matter", "doubt", "longer", "wonder", "sooner", "idea")}
)
_DENIALS = frozenset({"true", "think", "believe", "say", "case", "agree", "convinced"})
"""Behind a negation they deny all the rest of the sentence: "it is not true that", "I don't think that"."""
_DENYING = re.compile(
    r"\b(?:i (?:doubt|disagree)|(?:it's|it is|it'd be|it would be) (?:just |simply |plainly )?"
    r"(?:wrong|false|untrue|nonsense|rubbish|mistake|myth|misconception|fallacy|bad idea) (?:that|to)"
    r"|mistake is|myth is|(?:don't|do not|never) (?:listen|trust anyone|let anyone)|refuse to (?:believe|accept)"
    r"|(?:reject|dispute|deny|contest|don't buy|do not buy) (?:idea|claim|notion|view|that)"
    r"|i used to (?:think|believe|say)|(?:there is|there's) no (?:evidence|proof) (?:that|for)"
    r"|(?:nobody|no one|hardly any(?:body|one)|few people) (?:believes?|claims?))\b"
)
_LOSSES = frozenset(
    "throw forget lose ignore waste underestimate overlook hide notice realise realize hesitate mind miss".split()
)
"""Behind a negation they leave what follows as it is: "never throw away", "people don't notice that"."""
_EXCEPT = frozenset({"unless", "until", "without"})
"""Behind a negation they ask for what follows: "never without a key", "not until it is approved"."""
_CONDITIONS = frozenset({"if", "unless", "when", "whenever", "without", "otherwise"})
"""A clause that begins with one and a negation says what would be: "without a cap it runs for ever" speaks for it."""
CONDITION_REACH = 4
"""Words from the condition to its negation: "if there is no cap", and not "if it is hit you don't have to stop"."""
_CONTRASTS = frozenset({"but", "however", "instead", "whereas", "although", "though"})
_REBUTTAL = re.compile(
    r"^(?:(?:but|and|well|which|no|i think|i'd say) )*"
    r"(?:that's|that is|this is|it's|it is|is|they're|they are|that was|i think that's)"
    r" (?:just |simply |plain |all |complete |completely |really |quite )?"
    r"(?:wrong|false|nonsense|myth|rubbish|mistake|not true|not right|not so|not correct|not case|untrue|misconception)"
    r"(?: (?:though|of course|too|as well|idea|i think|in my view|to me|anyway))*$"
    r"|^(?:(?:but|and|well|no) )*(?:that|this|it) (?:isn't|is not|'s not) (?:true|right|so|correct|case)\b"
    r"|^(?:(?:but|and|well|no|sorry|plain|simply|just) )*(?:wrong|false|untrue|nonsense|rubbish|not at all|far from it"
    r"|by no means|opposite (?:holds|is true|is case))$"
    r"|^(?:(?:but|and|well|no) )*i (?:disagree|don't agree|don't think so|don't buy (?:it|that|this))\b"
    r"|^(?:(?:but|and|well|no) )*(?:that|this|it|nothing) (?:couldn't|could not|could) be further from truth$"
    r"|^(?:(?:but|and|well|no) )*i (?:wouldn't|would not) say so$"
)
_NOES = frozenset({"no", "nope", "well", "well no", "but no", "but"})
_WAVED_OFF = re.compile(
    r"\b(?:not|no|never|don't|doesn't|wouldn't|won't|isn't|nobody|needn't|shouldn't|can't|didn't)(?: \w+)?"
    r" (?:bother with|bother|need|want|use|care about|care for|do|have|worth) (?:that|it|this|them|those|any|one)\b"
    r"|^(?:that's|it's|that is|it is|they're) (?:not needed|overkill|pointless|useless|unnecessary|superfluous)\b"
)
_DISMISSALS = frozenset(
    """
    unnecessary useless pointless overkill superfluous nonsense unimportant irrelevant myth waste overrated redundant
    """.split()
)
_ALL_DISMISSED = re.compile(
    rf"\b(?:is|are|would be|seems?)(?: just| simply| quite| plain)? (?:{'|'.join(sorted(_DISMISSALS))})(?: of \w+)?$"
)
"""At its end a clause is dismissed from its first word on: "hashing actions and looking for cycles is a waste"."""
_NEEDS = re.compile(r"(?:need|necessary|require|worth|useful|help|matter|important|use$|point$|sense$|bother)")


_FALSE_THAT = re.compile(r"\b((?:it's|it is) (?:\w+ )?(?:wrong|false|untrue|nonsense|rubbish|myth|mistake)):")
"""A colon in the place of "that": what is false comes behind it."""
_CLAIM_DISMISSED = re.compile(
    r"^(?:i think |but |and )?(?:idea|claim|notion|belief|assumption|view) that .*"
    rf" (?:is|are)(?: just| simply| plainly)? (?:wrong|false|untrue|rubbish|mistaken|{'|'.join(sorted(_DISMISSALS))})$"
)
"""All of a sentence, whatever clauses stand between: "the claim that ... is nonsense"."""


class Clause(NamedTuple):
    """The words of a clause without articles."""

    words: tuple[str, ...]
    denied: bool = False
    """Whether the sentence around it says that it is not so."""


class Spoken(NamedTuple):
    """What was said: its clauses, their words, and the windows of two neighbouring sentences."""

    clauses: tuple[Clause, ...]
    words: Words
    windows: tuple[range, ...]
    """The places of each window's clauses."""


_Sentence = tuple[Clause, ...]


@lru_cache(maxsize=1024)
def spoken(answer: str) -> Spoken:
    """The answer, cut up; kept for the next point."""
    sentences = tuple(_rebutted(tuple(_cut(answer))))
    clauses = tuple(clause for sentence in sentences for clause in sentence)
    ends = [sum(map(len, sentences[:at])) for at in range(len(sentences) + 1)]
    near = tuple(range(ends[at], ends[at + 2]) for at in range(len(sentences) - 1)) or (range(len(clauses)),)
    return Spoken(clauses, placed(tuple(clause.words for clause in clauses)), near)


def negates(clause: Clause, start: int, *, asked: bool = False) -> bool:
    """Whether a negation stands before the word at `start`; `asked`: where a group asks for it, also "rather than"."""
    words = clause.words
    near = range(max(0, start - NEGATION_REACH), start)
    # A phrase may begin with a negation of its own ("no way out"): that one is the hit.
    negated = words[start] not in _NEGATIONS and any(
        _cue(words, at) and not _denial(words, at) and (asked or not _spares(words, at, start)) for at in near
    )
    return negated or (asked and any(words[at : at + 2] in _INSTEAD for at in near))


def denies(clause: Clause, start: int, end: int, *, asked: bool = False) -> bool:
    """Whether what stands from `start` to `end` is said not to be so; `asked`: where a group asks for that.

    A denial of the whole clause turns a negation round that a group asks for: "it is not true that it can't be
    reproduced". Any other word of such a clause is denied.
    """
    negated = negates(clause, start, asked=asked)
    turned = negated != clause.denied if asked else negated or clause.denied
    return turned or _dismissed(clause.words[end : end + DISMISSAL_REACH])


def is_negation(word: str) -> bool:
    """Whether `word` negates."""
    return word in _NEGATIONS


def subject_of_negation(clause: Clause, end: int) -> bool:
    """Whether a negation follows on what ends before the word at `end`: "a step cap says nothing about that"."""
    return any(_cue(clause.words, at) for at in range(end, min(end + DISMISSAL_REACH, len(clause.words))))


def _cue(words: tuple[str, ...], at: int) -> bool:
    if words[at] not in _NEGATIONS or words[at : at + 2] in _NO_NEGATION or words[max(0, at - 1) : at] == ("or",):
        return False
    return words[at] == "without" or _EXCEPT.isdisjoint(words[at + 1 :])


def _denial(words: tuple[str, ...], at: int) -> bool:
    return words[at] in _NEGATIONS - {"without"} and not _DENIALS.isdisjoint(words[at + 1 : at + 4])


def _spares(words: tuple[str, ...], at: int, start: int) -> bool:
    """Whether a negation leaves what follows as it is: "never throw away", "if there is no cap"."""
    lost = not _LOSSES.isdisjoint(words[at + 1 : min(at + 3, start)])
    supposed = any(words[place] in _CONDITIONS for place in range(max(0, at - CONDITION_REACH), min(2, at + 1)))
    return lost or supposed


def _dismissed(behind: tuple[str, ...]) -> bool:
    if not _DISMISSALS.isdisjoint(behind):
        return True
    return any(word in _NEGATIONS and any(map(_NEEDS.match, behind[at + 1 : at + 3])) for at, word in enumerate(behind))


def _cut(answer: str) -> Iterator[_Sentence]:
    for text in _SENTENCE.split(_FALSE_THAT.sub(r"\1 that", plain(answer))):
        clauses: list[Clause] = []
        length, denied = 0, False
        for part in _CLAUSE.split(text):
            words = words_of(part)
            if length and length + len(words) > LONGEST_SENTENCE:
                yield tuple(clauses)
                clauses, length = [], 0
            denied = _denied(words, denied)
            clauses.append(Clause(words, denied or bool(_ALL_DISMISSED.search(" ".join(words)))))
            length += len(words)
        yield tuple(clauses)


def _denied(words: tuple[str, ...], before: bool) -> bool:
    """Whether a clause is denied, by itself or by the clause before it in the sentence."""
    if not _CONTRASTS.isdisjoint(words[:1]) and (words[0] != "however" or len(words) == 1):
        before = False
    own = any(_denial(words, at) for at in range(len(words)))
    return own or before or bool(_DENYING.search(" ".join(words)))


def _rebutted(cut: tuple[_Sentence, ...]) -> Iterator[_Sentence]:
    """The sentences, with what a later clause takes back denied."""
    for at, sentence in enumerate(cut):
        clauses = list(sentence)
        for place, clause in enumerate(clauses):
            text = " ".join(clause.words)
            if _REBUTTAL.search(text):
                clauses[:place] = [one._replace(denied=True) for one in clauses[:place]]
            elif place and _WAVED_OFF.search(text):
                clauses[place - 1] = clauses[place - 1]._replace(denied=True)
        whole = " ".join(word for clause in clauses for word in clause.words)
        if _CLAIM_DISMISSED.search(whole) or (at + 1 < len(cut) and _takes_back(cut[at + 1])):
            clauses = [one._replace(denied=True) for one in clauses]
        yield tuple(clauses)


def _takes_back(sentence: _Sentence) -> bool:
    """Whether a sentence begins by saying that the one before it is wrong; a mere "no" may stand first."""
    opening = [" ".join(clause.words) for clause in sentence[:2]]
    return any(map(_REBUTTAL.search, opening[: 2 if opening[0] in _NOES else 1]))
