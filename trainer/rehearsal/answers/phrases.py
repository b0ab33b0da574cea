"""The words of a point's groups, and where they stand in what was said.

A phrase is met in any of its inflections ("retry", "retried"), with or without articles, and by the other ways of
saying it in `wordings.txt`. It may end in `*` (any ending) and may begin with `not `: then it has to be negated.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

SHORTEST_STEM = 3
"""Letters that are left when an ending is taken off."""

SHORTEST_OPENING = 1
"""Letters before the `*` of a phrase, at the least."""

LONGEST_WORD = 64
"""Letters of a word that are looked at: what is longer is no word, and has as many beginnings as letters."""

_WORDINGS = Path(__file__).with_name("wordings.txt")

_WORD = re.compile(r"[a-z0-9]+(?:[.'][a-z0-9]+)*")
_WANTED_WORD = re.compile(r"[a-z0-9]+(?:[.'][a-z0-9]+)*\*?")
_ARTICLES = frozenset({"a", "an", "the"})
_FILLERS = re.compile(r",?\s*\b(?:u[mh]+|er+m?|hm+|you know|i mean|sort of|kind of|basically|actually|honestly)\b,?")
_BLANKS = re.compile(r"\s{3,}")
_VOWEL = re.compile(r"[aeiouy]")
_IRREGULAR = {
    form: base
    for base, *forms in map(
        str.split,
        (
            "break broke broken,build built,choose chose chosen,come came,do does did done,fall fell fallen,find found,"
            "give gave given,go goes went,grow grew grown,hang hung,hold held,keep kept,know knew known,lose lost,"
            "make made,pay paid,run ran,say said,send sent,stick stuck,take took taken,tell told,throw threw thrown"
        ).split(","),
    )
    for form in forms
}
_TOO = frozenset("low high much many few late early often tight loose strict generous long short".split())
"""Behind "two", a recogniser has most likely heard "too"."""
_LITTLE = frozenset("not can but for any all one no so".split())
"""No form of a longer word: a note is not "not"."""
_WHOLE = frozenset({"news", "this", "has", "was", "does", "less", "always", "perhaps"})


class Span(NamedTuple):
    """Where a phrase stands: its clause, its first word and the one behind its last; and whether it asks for a no."""

    clause: int
    start: int
    end: int
    negated: bool


class Words(NamedTuple):
    """What was said, clause by clause, and where in it each beginning of a phrase stands."""

    clauses: tuple[tuple[str, ...], ...]
    places: dict[str, list[tuple[int, int]]]


class _Phrase(NamedTuple):
    words: tuple[str, ...]
    """Stems; one with `*` behind it opens a word."""
    negated: bool


class Group:
    """The phrases of one group, by their first word."""

    def __init__(self, phrases: tuple[str, ...]) -> None:
        self._by_first: dict[str, list[_Phrase]] = defaultdict(list)
        for phrase in _with_wordings(phrases):
            if phrase.words:
                self._by_first[phrase.words[0]].append(phrase)

    def may_stand_in(self, said: Words) -> bool:
        """Whether one of its phrases begins as something that was said does."""
        return not self._by_first.keys().isdisjoint(said.places.keys())

    def spans(self, said: Words) -> list[Span]:
        """Where its phrases stand in what was said, clause by clause."""
        found = []
        for first in self._by_first.keys() & said.places.keys():
            for at, start in said.places[first]:
                words = said.clauses[at]
                for phrase in self._by_first[first]:
                    end = start + len(phrase.words)
                    # The first word fits: it was found by it.
                    if end <= len(words) and all(map(_fits, phrase.words[1:], words[start + 1 : end])):
                        found.append(Span(at, start, end, phrase.negated))
        return sorted(found)


@lru_cache(maxsize=4096)
def group(phrases: tuple[str, ...]) -> Group:
    """The group of `phrases`, made once."""
    return Group(phrases)


def plain(text: str) -> str:
    """The text in small letters, without the sounds of thinking and with one kind of apostrophe and hyphen."""
    even = text.lower().replace("\u2019", "'").replace("-", " ").replace("_", " ")
    # Short gaps only: a pattern that begins with blanks takes the square of a gap's length.
    return _FILLERS.sub(" ", _BLANKS.sub(lambda gap: "\n\n" if "\n\n" in gap[0] else " ", even))


def words_of(text: str) -> tuple[str, ...]:
    """The words of plain text, without articles and without a word said twice in a row; "two low" is "too low"."""
    words = [word[:LONGEST_WORD] for word in _WORD.findall(text) if word not in _ARTICLES]
    for at, behind in enumerate(words[1:]):
        if words[at] == "two" and behind in _TOO:
            words[at] = "too"
    return tuple(word for at, word in enumerate(words) if at == 0 or word != words[at - 1])


def placed(clauses: tuple[tuple[str, ...], ...]) -> Words:
    """The clauses with their places."""
    places: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for at, words in enumerate(clauses):
        for start, word in enumerate(words):
            for key in _keys(word):
                places[key].append((at, start))
    return Words(clauses, dict(places))


@lru_cache(maxsize=16384)
def _keys(word: str) -> frozenset[str]:
    """What a phrase may begin with to begin with `word`: its stem, or its first letters and a `*`."""
    return frozenset({stem(word), *(f"{word[:end]}*" for end in range(SHORTEST_OPENING, len(word) + 1))})


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """`word` without its inflection: "retries", "retried" and "retrying" have one stem.

    A few endings taken off by hand, far less than Porter's algorithm does (1980, doi:10.1108/eb046814): two words with
    one stem by accident would land a point that nobody made.
    """
    word = word.removesuffix("'s").removesuffix("s'")
    word = _IRREGULAR.get(word, word)
    if word in _WHOLE or len(word) <= SHORTEST_STEM:
        return word
    for ending in ("ing", "ied", "ies", "ed", "s"):
        rest = word.removesuffix(ending)
        if rest == word or not _ends(rest, ending):
            continue
        word = rest + "y" if ending in ("ied", "ies") else _undoubled(rest) if ending != "s" else rest
        break
    if len(word) > SHORTEST_STEM and word.endswith("e"):
        word = word[:-1]
    if word in _LITTLE:
        return f"{word}e"
    return word[:-1] + "i" if len(word) > SHORTEST_STEM and word.endswith("y") else word


def _ends(rest: str, ending: str) -> bool:
    if len(rest) < SHORTEST_STEM or not _VOWEL.search(rest):
        return False
    return not rest.endswith({"s": ("s", "u", "i"), "ed": ("e",)}.get(ending, ("\0",)))


def _undoubled(word: str) -> str:
    return word[:-1] if word[-1] == word[-2] and word[-1] not in "lsz" else word


def _fits(wanted: str, word: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else stem(word) == wanted


def _phrase(text: str) -> _Phrase:
    found = _WANTED_WORD.findall(text.lower().replace("-", " ").replace("_", " "))
    negated = found[:1] == ["not"] and len(found) > 1
    words = [word for word in found[negated:] if word not in _ARTICLES]
    return _Phrase(tuple(word if word.endswith("*") else stem(word) for word in words), negated)


def _with_wordings(phrases: tuple[str, ...]) -> Iterator[_Phrase]:
    own = dict.fromkeys(map(_phrase, phrases))
    yield from own
    others = (other for phrase in own if not phrase.negated for other in _same_wordings().get(phrase.words, ()))
    yield from (other for other in dict.fromkeys(others) if other not in own)


@lru_cache(maxsize=1)
def _same_wordings() -> dict[tuple[str, ...], tuple[_Phrase, ...]]:
    """For each wording, the phrases of its lines."""
    found: dict[tuple[str, ...], tuple[_Phrase, ...]] = {}
    for line in _WORDINGS.read_text("utf-8").splitlines():
        ways = tuple(map(_phrase, line.split(","))) if not line.startswith("#") else ()
        for way in ways:
            if not way.negated:
                found[way.words] = found.get(way.words, ()) + ways
    return found
