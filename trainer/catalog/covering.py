"""Which drills a question from elsewhere is about: by the words that it shares with few of them."""

from __future__ import annotations

import math
import re

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import ANSWERED, Drill
from trainer.catalog.search import search

AT_MOST = 3
_COMMON_SHARE = 1 / 3
"""A word that fits more of the drills than this says nothing."""

_LEAST = 2.0
"""What the words of a match have to be worth together; a word that fits k of n drills is worth log(n / k)."""

_SHARE_OF_THE_BEST = 0.4

_EMPTY = frozenset(
    """
    about and are been but can could describe design did does explain for from give had has have how implement into
    its like make not our some tell than that the their them then there this use using want was were what when where
    which who why will with would write you your
    """.split()
)


def covering(catalog: Catalog, question: str) -> tuple[Drill, ...]:
    """The drills that a question seems to be about, best first, at most `AT_MOST`; none where nothing comes close.

    What does not answer a question by itself is not named.
    """
    drills = [drill for drill in catalog.drills if drill.kind in ANSWERED]
    worth: dict[str, float] = {}
    for word in dict.fromkeys(_telling_words(question)):
        found = [drill for drill in search(catalog, word) if drill.kind in ANSWERED]
        if found and len(found) <= len(drills) * _COMMON_SHARE:
            for drill in found:
                worth[drill.id] = worth.get(drill.id, 0.0) + math.log(len(drills) / len(found))
    least = max(_LEAST, max(worth.values(), default=0.0) * _SHARE_OF_THE_BEST)
    ranked = sorted((drill for drill in drills if worth.get(drill.id, 0.0) >= least), key=lambda one: -worth[one.id])
    return tuple(ranked[:AT_MOST])


def _telling_words(question: str) -> list[str]:
    words = re.findall(r"[^\W\d_]+", question.casefold())
    # The search takes the beginning of a word: the singular finds the plural too.
    return [word.removesuffix("s") for word in words if len(word) > 2 and word not in _EMPTY]
