# fault: a fact is forgotten after a few half-lives

import time
from typing import NamedTuple


class _At(NamedTuple):
    text: str
    moment: float


class AgentMemory:
    def __init__(self, similarity):
        self._similarity, self._turns, self._facts = similarity, [], []

    def add(self, turn):
        self._turns.append(_At(turn, time.monotonic()))

    def remember(self, fact):
        new = _At(fact, time.monotonic())
        for place, known in enumerate(self._facts):
            if self._similarity(known.text, fact) >= DUPLICATE:
                self._facts[place] = new
                return
        self._facts.append(new)

    def context(self, query):
        now = time.monotonic()
        before = self._turns[:-WINDOW]
        fresh = [t.text for t in before if now - t.moment <= TTL]
        scored = []
        for fact in self._facts:
            if (near := self._similarity(query, fact.text)) > 0 and now - fact.moment < 10 * HALF_LIFE:
                scored.append((near * 2 ** ((fact.moment - now) / HALF_LIFE), fact.text))
        scored.sort(key=lambda pair: -pair[0])
        return {
            "window": [t.text for t in self._turns[-WINDOW:]],
            "recent": fresh[-TOP_K:],
            "long_term": [text for _, text in scored[:TOP_K]],
        }
