"""Finding drills by what someone types: words begun, letters left out, in any order."""

from __future__ import annotations

import re
from functools import lru_cache

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill

_IN_ID, _IN_TITLE, _BEGINS_ID, _BEGINS_TITLE, _IN_SECTION, _IN_QUESTION, _SCATTERED = 64, 32, 16, 8, 4, 2, 1


def search(catalog: Catalog, text: str) -> list[Drill]:
    """The drills that every word of `text` fits, best first; all of them, in their order, for an empty text.

    A word fits the id, the title, the section or the question when it begins one of their words. One that
    fits no drill so fits those whose id or title has its letters in this order (`rctlp` for `react-loop`).
    """
    drills = catalog.drills
    wanted = _words(text)
    titles = {(pack.drills, section.letter): section.title for pack in catalog.packs for section in pack.sections}
    scores = [_IN_ID if _words(drill.id) == wanted else 0 for drill in drills]
    fitting = set(range(len(drills)))
    for word in wanted:
        fits = [_fit(word, drill, titles[drill.pack.drills, drill.section]) for drill in drills]
        if not any(fits):
            fits = [_scattered_fit(word, drill) for drill in drills]
        fitting &= {index for index, fit in enumerate(fits) if fit}
        scores = [score + fit for score, fit in zip(scores, fits, strict=True)]
    # Drills that fit equally well keep the catalog's order.
    return [drills[index] for index in sorted(fitting, key=lambda index: (-scores[index], index))]


def _fit(word: str, drill: Drill, section_title: str) -> int:
    """How well a word fits a drill; 0 when it does not."""
    places = (
        (_row(drill.id), _IN_ID, _BEGINS_ID),
        (_row(drill.title), _IN_TITLE, _BEGINS_TITLE),
        (f"{_row(drill.section)}{_row(section_title)}", _IN_SECTION, _IN_SECTION),
        (_row(drill.question), _IN_QUESTION, _IN_QUESTION),
    )
    # A whole word of the title counts for more than a beginning in the id: "a" is no wish for "aloud".
    return max(_fit_of(word, *place) for place in places)


def _fit_of(word: str, row: str, whole: int, begun: int) -> int:
    # One look through a text, in place of one at each of its words: there may be ten thousand drills.
    if f" {word}" not in row:
        return 0
    return whole if f" {word} " in row else begun


def _scattered_fit(word: str, drill: Drill) -> int:
    joined = ("".join(_words(drill.id)), "".join(_words(drill.title)))
    return _SCATTERED if any(_scattered(word, name) for name in joined) else 0


@lru_cache(maxsize=1 << 17)
def _words(text: str) -> tuple[str, ...]:
    # Kept from key to key: a search runs again with each letter, over every drill.
    return tuple(re.findall(r"[^\W_]+", text.casefold()))


@lru_cache(maxsize=1 << 17)
def _row(text: str) -> str:
    """The words with a space before and behind each."""
    return f" {' '.join(_words(text))} "


def _scattered(word: str, text: str) -> bool:
    letters = iter(text)
    return all(letter in letters for letter in word)
