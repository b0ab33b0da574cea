# fault: the new wording takes the place with the moment of the old one

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
        for place, (then, known) in enumerate(self.facts):
            if self.similarity(known, fact) >= DUPLICATE:
                self.facts[place] = (then, fact)
                return
        self.facts.append((now, fact))

    def context(self, query):
        now = time.time()
        window = [turn for _, turn in self.turns[-WINDOW:]]
        older = [turn for at, turn in self.turns[:-WINDOW] if now - at <= TTL]
        scored = []
        for at, fact in self.facts:
            alike = self.similarity(query, fact)
            if alike > 0:
                scored.append((alike * 0.5 ** ((now - at) / HALF_LIFE), fact))
        scored.sort(key=lambda pair: pair[0], reverse=True)
        return {"window": window, "recent": older[-TOP_K:], "long_term": [fact for _, fact in scored[:TOP_K]]}
