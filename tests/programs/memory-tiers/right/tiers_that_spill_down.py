from __future__ import annotations

import datetime as dt
import heapq
import logging
import math
from collections import OrderedDict, deque
from dataclasses import field, dataclass
from typing import Callable, Deque, Dict, List

logger = logging.getLogger(__name__)
Similarity = Callable[[str, str], float]


@dataclass
class Stamped:
    text: str
    at: dt.datetime = field(default_factory=dt.datetime.now)

    def age(self) -> float:
        return (dt.datetime.now() - self.at).total_seconds()


class ShortTerm:
    def __init__(self, size: int, below: "Recent") -> None:
        self.size, self.below = size, below
        self.items: Deque[Stamped] = deque()

    def push(self, turn: str) -> None:
        self.items.append(Stamped(turn))
        while len(self.items) > self.size:
            self.below.push(self.items.popleft())

    def __iter__(self):
        return (item.text for item in self.items)


class Recent:
    def __init__(self, ttl: float, k: int) -> None:
        self.ttl, self.k = ttl, k
        self.items: Deque[Stamped] = deque(maxlen=k)

    def push(self, item: Stamped) -> None:
        self.items.append(item)

    def __iter__(self):
        return (item.text for item in self.items if item.age() <= self.ttl)


class LongTerm:
    def __init__(self, similarity: Similarity) -> None:
        self.similarity = similarity
        self.facts: "OrderedDict[str, Stamped]" = OrderedDict()

    def learn(self, fact: str) -> None:
        for known in [k for k in self.facts if self.similarity(k, fact) >= DUPLICATE]:
            del self.facts[known]
        self.facts[fact] = Stamped(fact)

    def best(self, query: str, k: int) -> List[str]:
        scores: Dict[str, float] = {}
        for text, stamped in self.facts.items():
            likeness = self.similarity(query, text)
            if likeness > 0:
                scores[text] = likeness * math.pow(0.5, stamped.age() / HALF_LIFE)
        return heapq.nlargest(k, scores, key=scores.__getitem__)


class AgentMemory:
    def __init__(self, similarity: Similarity) -> None:
        if not callable(similarity):
            raise TypeError("similarity must be callable")
        self.recent = Recent(TTL, TOP_K)
        self.short = ShortTerm(WINDOW, self.recent)
        self.long = LongTerm(similarity)

    def add(self, turn: str) -> None:
        self.short.push(turn)

    def remember(self, fact: str) -> None:
        self.long.learn(fact)
        logger.debug("%d facts", len(self.long.facts))

    def context(self, query: str) -> Dict[str, List[str]]:
        return {"window": list(self.short), "recent": list(self.recent), "long_term": self.long.best(query, TOP_K), "query": query}
