from __future__ import annotations

import heapq
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


@dataclass
class Entry:
    text: str
    at: float = field(default_factory=time.time)

    @property
    def age(self) -> float:
        return time.time() - self.at


class AgentMemory:
    def __init__(self, similarity: Callable[[str, str], float]) -> None:
        self._similarity = similarity
        self._log: list[Entry] = []
        self._facts: list[Entry] = []

    def add(self, turn: str) -> None:
        self._log.append(Entry(turn))

    def remember(self, fact: str) -> None:
        for known in list(self._facts):
            if self._similarity(known.text, fact) >= DUPLICATE:
                self._facts.remove(known)
        self._facts.append(Entry(fact))

    def _worth(self, query: str, fact: Entry) -> float:
        return self._similarity(fact.text, query) * math.exp(-math.log(2) * fact.age / HALF_LIFE)

    def context(self, query: str) -> dict[str, list[str]]:
        split = max(0, len(self._log) - WINDOW)
        recent = [entry.text for entry in self._log[:split] if entry.age < TTL]
        related = [fact for fact in self._facts if self._similarity(query, fact.text) > 0]
        best = heapq.nlargest(TOP_K, related, key=lambda fact: self._worth(query, fact))
        return {
            "window": [entry.text for entry in self._log[split:]],
            "recent": recent[max(0, len(recent) - TOP_K) :],
            "long_term": [fact.text for fact in best],
        }
