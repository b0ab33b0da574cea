"""Terms, many in one file: a word and what it means. Each is two cards, from the word and from the meaning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill
from trainer.catalog.shapes import Fault, Key, identifier, list_of, repeated, table, text

BACK = ".back"
"""Ends the id of the card that asks for the word."""

WHICH_WORD = "What is that called?"

_TITLE_WORDS = 5
"""So much of a meaning stands in the title of its card."""


class Term(NamedTuple):
    """A word and its meaning; `value` is what is usual for it, or empty."""

    id: str
    word: str
    meaning: str
    value: str = ""


class TermBody(NamedTuple):
    """What a card asks: the `meaning` of a word, or `back` from the meaning the word."""

    term: Term
    back: bool


class TermSheet(NamedTuple):
    """What the file holds. It is no drill of its own: `term_drills` makes its cards."""

    terms: tuple[Term, ...]


def term_of(drill: Drill) -> TermBody:
    """The body of a drill of the kind `term`."""
    if not isinstance(drill.body, TermBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def term_drills(sheet: Drill) -> Iterator[Drill]:
    """The cards of a file of terms: for each term one from its word, and behind it one from its meaning."""
    if not isinstance(sheet.body, TermSheet):
        raise TypeError(f"{sheet.id} holds no terms")
    for term in sheet.body.terms:
        yield sheet._replace(
            id=term.id,
            title=f"{sheet.title}: {term.word}",
            question=f"{term.word}\n{sheet.question}",
            body=TermBody(term, back=False),
        )
        first, rest = term.meaning.split()[:_TITLE_WORDS], term.meaning.split()[_TITLE_WORDS:]
        yield sheet._replace(
            id=term.id + BACK,
            title=f"{sheet.title}? {' '.join(first)}{' …' if rest else ''}",
            question=f"{term.meaning}\n{WHICH_WORD}",
            after=(term.id,),
            body=TermBody(term, back=True),
        )


def told(body: TermBody) -> str:
    """What whoever knew it would say."""
    value = f"\nUsually: {body.term.value}" if body.term.value else ""
    return f"{body.term.word if body.back else body.term.meaning}{value}"


def _built(data: Mapping[str, Any]) -> TermSheet:
    return TermSheet(tuple(Term(**entry) for entry in data["terms"]))


def _remade(plain: Iterable[Any]) -> TermSheet:
    (terms,) = plain
    return TermSheet(tuple(map(Term._make, terms)))


def _faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    terms = data["terms"]
    for key in ("id", "word", "meaning"):
        keys: list[Key] = [("terms", at, key) for at in range(len(terms))]
        yield from repeated([term[key] for term in terms], keys, f"the terms' {key}s")


FORMAT = OwnFormat(
    keys={"terms": list_of(table({"id": identifier(), "word": text(), "meaning": text()}, {"value": text()}))},
    build=_built,
    remake=_remade,
    faults=_faults,
)
