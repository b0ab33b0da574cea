import time
from bisect import bisect_left
from itertools import islice


class AgentMemory:
    def __init__(self, similarity):
        self.times, self.turns = [], []
        self.facts = []
        self.similarity = similarity

    def add(self, turn):
        self.times += [time.monotonic()]
        self.turns += [turn]

    def remember(self, fact):
        self.facts = [(f, t) for f, t in self.facts if not self.similarity(fact, f) >= DUPLICATE]
        self.facts.insert(0, (fact, time.monotonic()))

    def _score(self, query, fact, at):
        return self.similarity(query, fact) * pow(2, (at - time.monotonic()) / HALF_LIFE)

    def context(self, query):
        end = max(0, len(self.turns) - WINDOW)
        start = max(bisect_left(self.times, time.monotonic() - TTL), end - TOP_K)
        ranked = sorted(((-self._score(query, *entry), entry[0]) for entry in self.facts))
        return {
            "window": self.turns[end:],
            "recent": self.turns[start:end] if start < end else [],
            "long_term": list(islice((fact for score, fact in ranked if score < 0), TOP_K)),
        }
