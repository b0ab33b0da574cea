"""Phrases that fill a gap, counted in words as they were understood; um and uh apart.

Cheap rules, no grammar: where a phrase may be meant ("like" as a verb or in a comparison, "do you know", "this kind of
error"), it does not count, so what is counted is rather too little than too much. "Actually" and "right" are left
out: in technical talk they are mostly meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from trainer.rehearsal.voice.heard import Filler

HESITATIONS = frozenset("um umm uhm uh uhh er erm hm hmm mm mmm".split())

_TOKEN = re.compile(r"[a-z0-9]+(?:['.][a-z0-9]+)*|[,;:.!?\u2013\u2014]")
_WORD = re.compile(r"[a-z0-9]")

_MEANT_LIKE_BEFORE = frozenset(
    """
    i you we they he she it who people users would i'd you'd we'd they'd he'd she'd it'd should could might may will to
    do don't does doesn't did didn't not also really look looks looked looking feel feels felt sound sounds sounded seem
    seems seemed work works worked behave behaves behaved act acts read reads taste something anything nothing
    everything things thing much more most just exactly rather unlike stuff cases
    """.split()
)
_LIKENING_BEFORE = frozenset("is are was were be been it's that's they're he's she's isn't aren't wasn't".split())
_NO_LIKENING_BEFORE = frozenset(
    """
    and but so or because then the a an of for in at on with from my your our their this these those had have has about
    very than as into per
    """.split()
)
_SPEAKING_ON = frozenset(
    """
    i you we they he she it it's i'm you're we're they're there really very so totally completely maybe not literally
    one two three four five six seven eight nine ten twenty fifty hundred thousands
    """.split()
)
_MEANT_KNOW_BEFORE = frozenset(
    """
    do don't did didn't does if what when once unless until before after how whatever everything all let would should
    could can can't must will won't may might that as because who where why whether than since
    """.split()
)
_MEANT_KNOW_BEHIND = frozenset("what how which whether why where who when if about nothing everything exactly".split())
_MEANT_MEAN_BEFORE = frozenset("what that do did don't didn't which how whatever if".split())
_MEANT_MEAN_BEHIND = frozenset("by to business".split())
_KINDS_BEFORE = frozenset(
    """
    a an the this that these some any what which each every one another same other different new certain special right
    wrong first second only two no particular
    """.split()
)


class _Token(NamedTuple):
    """A word with what stands around it; `comma` is any mark, the edge of a line too."""

    word: str
    comma_before: bool
    comma_behind: bool


def count_fillers(lines: Iterable[str]) -> tuple[Filler, ...]:
    """The fillers in lines as understood, each phrase once with its count: the most frequent first, then by letter."""
    counts: Counter[str] = Counter()
    for line in lines:
        tokens = _tokens(line)
        for at in range(len(tokens)):
            counts.update(phrase for phrase, said in _PHRASES.items() if said(tokens, at))
    return tuple(Filler(phrase, count) for phrase, count in sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def count_hesitations(lines: Iterable[str]) -> int:
    """How many um and uh are among the words; many more are never understood."""
    return sum(word in HESITATIONS for line in lines for word in spoken_words(line))


def spoken_words(line: str) -> list[str]:
    """The words of a line, in small letters, without marks."""
    return [token for token in _TOKEN.findall(_plain(line)) if _WORD.match(token)]


def _plain(line: str) -> str:
    return line.lower().replace("\u2019", "'").replace("-", " ")


def _tokens(line: str) -> list[_Token]:
    parts = _TOKEN.findall(_plain(line))
    marks = [not _WORD.match(part) for part in parts]
    return [
        _Token(part, at == 0 or marks[at - 1], at + 1 == len(parts) or marks[at + 1])
        for at, part in enumerate(parts)
        if not marks[at]
    ]


def _word(tokens: list[_Token], at: int) -> str:
    return tokens[at].word if 0 <= at < len(tokens) else ""


def _is(tokens: list[_Token], at: int, phrase: str) -> bool:
    """Whether the phrase stands here, without a mark inside it."""
    words = phrase.split()
    there = tokens[at : at + len(words)]
    return [token.word for token in there] == words and not any(token.comma_behind for token in there[:-1])


def _like(tokens: list[_Token], at: int) -> bool:
    if tokens[at].word != "like":
        return False
    before, behind = _word(tokens, at - 1), _word(tokens, at + 1)
    token = tokens[at]
    if token.comma_before and token.comma_behind:
        return bool(behind)
    if before in _MEANT_LIKE_BEFORE and not token.comma_before:
        return False
    if before in _LIKENING_BEFORE and not token.comma_behind:
        return behind in _SPEAKING_ON
    if token.comma_behind or before in _NO_LIKENING_BEFORE:
        return bool(behind)
    return token.comma_before and behind in _SPEAKING_ON and at > 0


def _you_know(tokens: list[_Token], at: int) -> bool:
    if not _is(tokens, at, "you know"):
        return False
    set_off = tokens[at].comma_before and tokens[at + 1].comma_behind
    meant = _word(tokens, at - 1) in _MEANT_KNOW_BEFORE and not tokens[at].comma_before
    asked = _word(tokens, at + 2) in _MEANT_KNOW_BEHIND and not tokens[at + 1].comma_behind
    return set_off or not (meant or asked)


def _i_mean(tokens: list[_Token], at: int) -> bool:
    if not _is(tokens, at, "i mean"):
        return False
    meant = _word(tokens, at - 1) in _MEANT_MEAN_BEFORE and not tokens[at].comma_before
    return not (meant or _word(tokens, at + 2) in _MEANT_MEAN_BEHIND)


def _kind_of(tokens: list[_Token], at: int, phrase: str) -> bool:
    return _is(tokens, at, phrase) and (tokens[at].comma_before or _word(tokens, at - 1) not in _KINDS_BEFORE)


_PHRASES: dict[str, Callable[[list[_Token], int], bool]] = {
    "like": _like,
    "you know": _you_know,
    "I mean": _i_mean,
    "sort of": lambda tokens, at: _kind_of(tokens, at, "sort of"),
    "kind of": lambda tokens, at: _kind_of(tokens, at, "kind of"),
    "basically": lambda tokens, at: tokens[at].word == "basically",
    "literally": lambda tokens, at: tokens[at].word == "literally",
}
