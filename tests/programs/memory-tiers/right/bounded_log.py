import time
from collections import deque

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


class AgentMemory:
    def __init__(self, similarity):
        self.similarity = similarity
        # No turn from before these can ever be asked for.
        self.log = deque(maxlen=WINDOW + TOP_K)
        self.facts = {}

    def add(self, turn):
        self.log.append({"turn": turn, "at": time.monotonic()})

    def remember(self, fact):
        self.facts = {known: at for known, at in self.facts.items() if not self.similarity(known, fact) >= DUPLICATE}
        self.facts[fact] = time.monotonic()

    def context(self, query):
        entries = list(self.log)
        window, before = entries[-WINDOW:], entries[:-WINDOW]
        recent = [entry["turn"] for entry in before if time.monotonic() <= entry["at"] + TTL]
        ranked = []
        for fact, at in self.facts.items():
            worth = self.similarity(query, fact) * 0.5 ** ((time.monotonic() - at) / HALF_LIFE)
            if worth == 0:
                continue
            place = next((i for i, (other, _) in enumerate(ranked) if other < worth), len(ranked))
            ranked.insert(place, (worth, fact))
        return {
            "window": [entry["turn"] for entry in window],
            "recent": recent,
            "long_term": [fact for _, fact in ranked[:TOP_K]],
        }
