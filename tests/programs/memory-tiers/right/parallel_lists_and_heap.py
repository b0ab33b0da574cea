import heapq
from datetime import datetime, timedelta


class AgentMemory:
    def __init__(self, similarity):
        self.near = similarity
        self.said, self.when = [], []
        self.facts: dict = {}

    def add(self, turn: str) -> None:
        self.said.append(turn)
        self.when.append(datetime.now())

    def remember(self, fact: str) -> None:
        like = [known for known in self.facts if self.near(fact, known) >= DUPLICATE]
        for known in like[:1]:
            del self.facts[known]
        self.facts[fact] = datetime.now()

    def _score(self, query, fact):
        age = (datetime.now() - self.facts[fact]) / timedelta(seconds=HALF_LIFE)
        return self.near(fact, query) * 0.5**age

    def context(self, query: str) -> dict:
        cut = max(0, len(self.said) - WINDOW)
        oldest = datetime.now() - timedelta(seconds=TTL)
        recent = [i for i in range(cut) if self.when[i] >= oldest]
        related = [fact for fact in self.facts if self.near(fact, query)]
        return dict(
            window=self.said[cut:],
            recent=[self.said[i] for i in recent[-TOP_K:]],
            long_term=heapq.nlargest(TOP_K, related, key=lambda fact: self._score(query, fact)),
        )
