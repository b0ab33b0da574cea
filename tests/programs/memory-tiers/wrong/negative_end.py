# fault: with few turns the end of the slice is negative, and turns stand in both tiers
import time


class AgentMemory:
    def __init__(self, similarity):
        self.similarity = similarity
        self.turns = []
        self.facts = []

    def add(self, turn):
        self.turns.append((time.time(), turn))

    def remember(self, fact):
        now = time.time()
        best, best_i = -1.0, None
        for i, (_, known) in enumerate(self.facts):
            s = self.similarity(fact, known)
            if s >= DUPLICATE and s > best:
                best, best_i = s, i
        if best_i is None:
            self.facts.append((now, fact))
        else:
            self.facts[best_i] = (now, fact)

    def context(self, query):
        now = time.time()
        before = self.turns[: len(self.turns) - WINDOW]
        recent = [t for at, t in before if now - at <= TTL][-TOP_K:]
        scored = []
        for at, fact in self.facts:
            s = self.similarity(query, fact)
            if s > 0:
                scored.append((s * 0.5 ** ((now - at) / HALF_LIFE), fact))
        scored.sort(key=lambda x: x[0], reverse=True)
        return {
            "window": [t for _, t in self.turns[-WINDOW:]],
            "recent": recent,
            "long_term": [f for _, f in scored[:TOP_K]],
        }
