# fault: a turn takes the place of a fact that is like it

import time
from collections import deque
from typing import NamedTuple
from itertools import islice


class Note(NamedTuple):
    kind: str
    text: str
    at: float


class AgentMemory:
    """One list of notes of both kinds."""

    def __init__(self, similarity, *, clock=time.monotonic):
        self._similar, self._clock, self._notes = similarity, clock, []

    def add(self, turn):
        self._notes = [n for n in self._notes if n.kind != "fact" or self._similar(n.text, turn) < DUPLICATE]
        self._notes.append(Note("turn", turn, self._clock()))

    def remember(self, fact):
        self._notes = [n for n in self._notes if n.kind != "fact" or self._similar(n.text, fact) < DUPLICATE]
        self._notes.append(Note("fact", fact, self._clock()))

    def context(self, query):
        now = self._clock()
        turns = [n for n in self._notes if n.kind == "turn"]
        window, before = turns[-WINDOW:], turns[:-WINDOW]
        fresh = [n.text for n in before if now - n.at <= TTL]
        scored = []
        for n in self._notes:
            if n.kind == "fact" and (s := self._similar(n.text, query)) > 0:
                scored.append((s * 0.5 ** ((now - n.at) / HALF_LIFE), n.text))
        scored.sort(key=lambda pair: -pair[0])
        return {"window": [n.text for n in window], "recent": fresh[-TOP_K:], "long_term": [t for _, t in scored[:TOP_K]]}
