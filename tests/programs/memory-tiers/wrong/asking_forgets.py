# fault: the context forgets what was too old or not asked for
import time

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


class AgentMemory:
    def __init__(self, similarity):
        self.similarity, self.turns, self.facts = similarity, [], []

    def add(self, turn):
        self.turns.append((time.monotonic(), turn))

    def remember(self, fact):
        self.facts = [each for each in self.facts if self.similarity(each[1], fact) < DUPLICATE]
        self.facts.append((time.monotonic(), fact))

    def context(self, query):
        now = time.monotonic()
        self.facts = [each for each in self.facts if self.similarity(query, each[1]) > 0]
        recent = [turn for at, turn in self.turns[:-WINDOW] if now - at <= TTL][-TOP_K:]
        worth = [
            (self.similarity(query, fact) * 0.5 ** ((now - at) / HALF_LIFE), fact)
            for at, fact in self.facts
            if self.similarity(query, fact) > 0
        ]
        worth.sort(key=lambda pair: -pair[0])
        return {
            "window": [turn for _, turn in self.turns[-WINDOW:]],
            "recent": recent,
            "long_term": [fact for _, fact in worth][:TOP_K],
        }
