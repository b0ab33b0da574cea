import heapq
import math
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter_ns


@dataclass
class Said:
    text: str
    at: int = field(default_factory=perf_counter_ns)

    @property
    def age(self):
        return (perf_counter_ns() - self.at) / 1e9


class AgentMemory:
    def __init__(self, similarity):
        self.alike = similarity
        self._window, self._before, self._known = deque(), deque(), {}

    def add(self, turn):
        self._window.append(Said(turn))
        while len(self._window) > WINDOW:
            self._before.append(self._window.popleft())

    def remember(self, fact):
        twins = [key for key, known in self._known.items() if self.alike(fact, known.text) >= DUPLICATE]
        for key in twins:
            del self._known[key]
        self._known[object()] = Said(fact)

    def context(self, query):
        while self._before and self._before[0].age > TTL:
            self._before.popleft()
        weighed = ((self.alike(query, k.text), k) for k in self._known.values())
        best = heapq.nlargest(
            TOP_K, [(w, k) for w, k in weighed if w], key=lambda p: math.log2(p[0]) - p[1].age / HALF_LIFE
        )
        return {
            "window": tuple(s.text for s in self._window),
            "recent": tuple(s.text for s in list(self._before)[max(0, len(self._before) - TOP_K) :]),
            "long_term": tuple(k.text for _, k in best),
            "at": perf_counter_ns(),
        }
