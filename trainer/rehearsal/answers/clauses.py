"""What was said, cut into sentences and clauses, and what in them is denied.

A negation belongs to its clause: "it is not slow, but a step cap ends it" says that a step cap ends it. Three ways of
denying reach further: "it is not true that ..." takes in the rest of its sentence, "..., but that's wrong" what stands
before it, and "..., I wouldn't bother with that" the clause before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from trainer.rehearsal.answers.denials import (
    DISMISSALS,
    Clauses,
    begins_denial,
    ends_denial,
    is_dismissed,
    is_dismissed_claim,
    taken_back,
    takes_back,
    waves_off,
)
from trainer.rehearsal.answers.phrases import Words, placed, plain, words_of

NEGATION_REACH = 5
"""Words before a hit, in the same clause, in which a negation turns it round."""

DISMISSAL_REACH = 4
"""Words behind a hit, in the same clause, in which it can be dismissed ("a step cap is not needed")."""

LONGEST_SENTENCE = 45
"""Words; what runs on longer, as speech without full stops does, is cut, so that "near" keeps a meaning."""

LONGEST_CLAUSE = 200
"""Words; a clause that runs on longer is cut too, so that a text takes no more time than its length asks for."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n{2,}")
_CLAUSE = re.compile(
    r"[,;:()\u2013\u2014]|\b(?=but\b|however\b|although\b|though\b|whereas\b|while\b|because\b|since\b"
    r"|(?<!not )so\b(?!\s*[.!?,;:]|\s*$))"
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
_NOT_ALONE = frozenset({("not", "only"), ("not", "just"), ("not", "merely")})
"""No negation, except where a group asks for one: "code, not just a prompt" says that a prompt will not do."""
_BOUNDS = (("more", "than"), ("less", "than"), ("fewer", "than"), ("later", "than"))
"""Behind a negation they are a limit: "no more than ten calls at once"."""
_NO_NEGATION = frozenset(
    {("not", "least"), ("not", "necessarily")}
    | {("no", word) for word in ("matter", "doubt", "longer", "wonder", "sooner", "idea")}
)
_UNTRUE = frozenset({"true", "case", "convinced"})
_UNTHOUGHT = frozenset({"think", "believe", "agree"})
"""Behind a negation both deny all the rest of the sentence: "it is not true that", "I don't think that"."""
_SPEAKERS = frozenset("i we you one nobody i'd i'll people wouldn't".split())
"""Who does not "say" that something is so: "if it isn't in there say so" denies nothing."""
_BEING = frozenset("isn't aren't wasn't weren't isnt arent no without".split())
_LOSSES = frozenset(
    """
    throw forget lose ignore waste underestimate overlook hide notice realise realize hesitate mind miss
    distinguish differentiate discriminate
    """.split()
)
"""Behind a negation they leave what follows as it is: "never throw away", "can't distinguish text from an order"."""
_TELLING_NOT = (("don't",), ("dont",), ("never",))
"""Begin what not to do, and no more: "don't believe what it says, look at the effect"."""
_APART = frozenset({"apart", "from", "difference"})
"""Make a loss of "tell": "can't tell text from an order"."""
_FINE_WITHOUT = re.compile(
    r"\bwithout\b.* (?:is|works|would be|are|will do|does)(?: \w+)?"
    r" (?:fine|okay|ok|enough|sufficient|alright|good|well|perfectly|better|no problem)\b"
)
"""A loop "without a step cap is fine": here the condition is no warning."""
_RELATIVES = frozenset({"that", "which", "who"})
_SUBJECTS = frozenset("i you we they i'd we'd you'd and".split())
"""Begin a statement of its own: "a cap, I don't need a deadline", "it is quick and doesn't need a network"."""
_TRAILING = frozenset("at all here for that it this anyway really in".split())
_EXCEPT = frozenset({"unless", "until", "without"})
"""Behind a negation they ask for what follows: "never without a key", "not until it is approved"."""
_CONDITIONS = frozenset({"if", "unless", "when", "whenever", "without", "otherwise"})
"""A clause that begins with one and a negation says what would be: "without a cap it runs for ever" speaks for it."""
CONDITION_REACH = 4
"""Words from the condition to its negation: "if there is no cap", and not "if it is hit you don't have to stop"."""
_CONTRASTS = frozenset({"but", "however", "instead", "whereas", "although", "though"})
_NEEDS = re.compile(
    r"(?:need|necessary|require|worth|useful|help|matter|important|relevant|interest|use$|point$|sense$|bother)"
)
_HARMLESS = re.compile(r"(?:problem|issue|concern|worry|danger|harm)s?$")
"""What a risk is said to be none of: "similar tools are no problem"."""
_KEEPS = re.compile(r"(?:keep|kept|stop|prevent|hinder|protect|save)")
_PREVENTS = re.compile(r"(?:prevent|avoid|lest$)")
_FALSE_THAT = re.compile(r"\b((?:it's|it is) (?:\w+ )?(?:wrong|false|untrue|nonsense|rubbish|myth|mistake)):")
"""A colon in the place of "that": what is false comes behind it."""


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


class _Sentence(NamedTuple):
    clauses: tuple[Clause, ...]
    asked: bool = False
    """Whether it ends in a question mark."""

    @property
    def words(self) -> Clauses:
        return tuple(clause.words for clause in self.clauses)


@lru_cache(maxsize=1024)
def spoken(answer: str) -> Spoken:
    """The answer, cut up; kept for the next point."""
    sentences = tuple(_rebutted(tuple(_cut(answer))))
    clauses = tuple(clause for sentence in sentences for clause in sentence)
    ends = list(accumulate(map(len, sentences), initial=0))
    near = tuple(range(ends[at], ends[at + 2]) for at in range(len(sentences) - 1)) or (range(len(clauses)),)
    return Spoken(clauses, placed(tuple(clause.words for clause in clauses)), near)


def negates(clause: Clause, start: int, *, asked: bool = False) -> bool:
    """Whether a negation stands before the word at `start`; `asked`: where a group asks for it, also "rather than"."""
    words = clause.words
    near = range(max(0, start - NEGATION_REACH), start)
    # A phrase may begin with a negation of its own ("no way out"): that one is the hit.
    negated = words[start] not in _NEGATIONS and any(
        _cue(words, at, asked) and not _denial(words, at) and (asked or not _spares(words, at, start)) for at in near
    )
    return negated or (asked and any(words[at : at + 2] in _INSTEAD for at in near))


def denies(clause: Clause, start: int, end: int, *, asked: bool = False) -> bool:
    """Whether what stands from `start` to `end` is said not to be so; `asked`: where a group asks for that.

    A denial of the whole clause turns a negation round that a group asks for: "it is not true that it can't be
    reproduced". Any other word of such a clause is denied.
    """
    negated = negates(clause, start, asked=asked)
    turned = negated != clause.denied if asked else negated or clause.denied
    return turned or _dismissed(clause.words[end:])


def is_negation(word: str) -> bool:
    """Whether `word` negates."""
    return word in _NEGATIONS


def subject_of_negation(clause: Clause, end: int) -> bool:
    """Whether a negation follows on what ends before the word at `end`: "a step cap says nothing about that"."""
    return any(_cue(clause.words, at) for at in range(end, min(end + DISMISSAL_REACH, len(clause.words))))


def prevented(clause: Clause, start: int) -> bool:
    """Whether what begins at `start` is kept from happening: "jitter keeps them from coming at once"."""
    before = clause.words[max(0, start - NEGATION_REACH) : start]
    kept = "from" in before and any(map(_KEEPS.match, clause.words[:start]))
    return kept or any(map(_PREVENTS.match, before))


def _cue(words: tuple[str, ...], at: int, asked: bool = False) -> bool:
    if words[at] not in _NEGATIONS or words[at : at + 2] in _NO_NEGATION or words[max(0, at - 1) : at] == ("or",):
        return False
    if words[at + 1 : at + 3] in _BOUNDS or _indispensable(words, at):
        return False
    if words[at : at + 2] in _NOT_ALONE:
        return asked or words[at + 2 : at + 3] in (("single",), ("one",))
    return words[at] == "without" or _EXCEPT.isdisjoint(words[at + 1 :])


def _indispensable(words: tuple[str, ...], at: int) -> bool:
    """Whether a "without" belongs to what one "can't do without"."""
    if words[at] != "without" or words[max(0, at - 1) : at] not in (("do",), ("live",)):
        return False
    return not _NEGATIONS.isdisjoint(words[max(0, at - 4) : at])


def _denial(words: tuple[str, ...], at: int) -> bool:
    if words[at] not in _NEGATIONS - {"without"}:
        return False
    behind = words[at + 1 : at + 3]
    said = "say" in behind and not _SPEAKERS.isdisjoint(words[max(0, at - 2) : at + 1])
    thought = words[at] not in _BEING and not _UNTHOUGHT.isdisjoint(behind) and "of" not in words[at + 2 : at + 4]
    return said or thought or not _UNTRUE.isdisjoint(words[at + 1 : at + 4])


def _spares(words: tuple[str, ...], at: int, start: int) -> bool:
    """Whether a negation leaves what follows as it is: "never throw away", "if there is no cap"."""
    lost = not _LOSSES.isdisjoint(words[at + 1 : min(at + 3, start)])
    mixed = "tell" in words[at + 1 : min(at + 3, start)] and not _APART.isdisjoint(words[at + 2 :])
    supposed = any(words[place] in _CONDITIONS for place in range(max(0, at - CONDITION_REACH), min(2, at + 1)))
    return lost or mixed or (supposed and not _FINE_WITHOUT.search(" ".join(words)))


def _dismissed(behind: tuple[str, ...]) -> bool:
    """Whether what stands `behind` a phrase dismisses it: "is not needed", and not "stuff that doesn't matter"."""
    near = behind[:DISMISSAL_REACH]
    if not DISMISSALS.isdisjoint(near):
        return True
    if "harmless" in near or any(
        word == "no" and _HARMLESS.match(next(iter(near[at + 1 :]), "")) for at, word in enumerate(near)
    ):
        return True
    return any(
        word in _NEGATIONS
        and any(map(_NEEDS.match, near[at + 1 : at + 3]))
        and _RELATIVES.isdisjoint(near[max(0, at - 1) : at])
        and not _of_another(behind, at)
        for at, word in enumerate(near)
    )


def _of_another(behind: tuple[str, ...], at: int) -> bool:
    """Whether a negation behind a phrase has a subject and an object of its own: "a cap, I don't need a deadline"."""
    needed = next((place for place in range(at + 1, at + 3) if _NEEDS.match(behind[place])), at)
    return not _SUBJECTS.isdisjoint(behind[:at]) and not _TRAILING.issuperset(behind[needed + 1 :])


def _cut(answer: str) -> Iterator[_Sentence]:
    """The sentences; dots, a smiley or another script between two of them are none."""
    for text in _SENTENCE.split(_FALSE_THAT.sub(r"\1 that", plain(answer))):
        clauses: list[Clause] = []
        length, denied = 0, False
        for words in _pieces(text):
            if length and length + len(words) > LONGEST_SENTENCE:
                yield _Sentence(tuple(clauses))
                clauses, length = [], 0
            denied = _denied(words, denied)
            clauses.append(Clause(words, denied or is_dismissed(words)))
            denied = denied and words[:1] not in _TELLING_NOT
            length += len(words)
        if length:
            yield _Sentence(tuple(clauses), text.rstrip().endswith("?"))


def _pieces(sentence: str) -> Iterator[tuple[str, ...]]:
    """The words of each clause of a sentence."""
    for part in _CLAUSE.split(sentence):
        words = words_of(part)
        for at in range(0, max(1, len(words)), LONGEST_CLAUSE):
            yield words[at : at + LONGEST_CLAUSE]


def _denied(words: tuple[str, ...], before: bool) -> bool:
    """Whether a clause is denied, by itself or by the clause before it in the sentence."""
    if not _CONTRASTS.isdisjoint(words[:1]) and (words[0] != "however" or len(words) == 1):
        before = False
    own = any(_denial(words, at) for at in range(len(words)))
    return own or (before and not ends_denial(words)) or begins_denial(words)


def _rebutted(cut: tuple[_Sentence, ...]) -> Iterator[tuple[Clause, ...]]:
    """The sentences' clauses, with what a later one takes back denied."""
    for at, sentence in enumerate(cut):
        clauses = list(sentence.clauses)
        back = taken_back(sentence.words)
        clauses[:back] = [one._replace(denied=True) for one in clauses[:back]]
        for place in range(1, len(clauses)):
            if waves_off(clauses[place].words):
                clauses[place - 1] = clauses[place - 1]._replace(denied=True)
        behind = tuple(one.words for one in cut[at + 1 : at + 3])
        if is_dismissed_claim(sentence.words) or takes_back(behind, sentence.words, asked=sentence.asked):
            clauses = [one._replace(denied=True) for one in clauses]
        yield tuple(clauses)
