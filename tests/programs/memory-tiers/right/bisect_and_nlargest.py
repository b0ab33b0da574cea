import time, heapq, bisect
class AgentMemory:
    def __init__(self, similarity):
        self._sim = similarity
        self._when, self._turns, self._facts = [], [], {}
    def add(self, turn):
        self._when.append(time.time()); self._turns.append(turn)
    def remember(self, fact):
        now = time.time()
        twin = max(self._facts, key=lambda k: self._sim(k, fact), default=None)
        if twin is not None and self._sim(twin, fact) >= DUPLICATE:
            del self._facts[twin]
        self._facts[fact] = now
    def context(self, query):
        now = time.time()
        n = len(self._turns)
        start = max(0, n - WINDOW)
        first = bisect.bisect_left(self._when, now - TTL)
        recent = self._turns[first:start]
        score = {f: self._sim(f, query) * 0.5 ** ((now - t) / HALF_LIFE) for f, t in self._facts.items()}
        good = [f for f in score if self._sim(f, query) > 0]
        return dict(window=self._turns[start:], recent=recent[-TOP_K:] if TOP_K else [], long_term=heapq.nlargest(TOP_K, good, key=score.get))
