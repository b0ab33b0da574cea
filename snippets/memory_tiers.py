import time

#: given
WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9
#: end


class AgentMemory:
    def __init__(self, similarity):
        self.similarity = similarity
        self.turns, self.facts = [], []

    def add(self, turn):
        self.turns.append((time.monotonic(), turn))

    def remember(self, fact):
        kept = [(at, known) for at, known in self.facts if self.similarity(fact, known) < DUPLICATE]  #: no_doubles
        self.facts = [*kept, (time.monotonic(), fact)]  #: no_doubles

    def context(self, query):
        now = time.monotonic()
        window = [turn for _, turn in self.turns[-WINDOW:]]  #: window
        fresh = [turn for at, turn in self.turns[:-WINDOW] if now - at <= TTL]  #: expires

        def score(at, fact):
            return self.similarity(query, fact) * 0.5 ** ((now - at) / HALF_LIFE)  #: decays

        scored = [(score(at, fact), fact) for at, fact in self.facts]
        scored = [(worth, fact) for worth, fact in scored if worth > 0]  #: related
        best = sorted(scored, key=lambda pair: pair[0], reverse=True)  #: best_first
        return {"window": window, "recent": fresh[-TOP_K:], "long_term": [fact for _, fact in best[:TOP_K]]}  #: few


if __name__ == "__main__":

    def shared_words(one, other):
        one, other = set(one.split()), set(other.split())
        return len(one & other) / len(one | other)

    memory = AgentMemory(shared_words)
    for number in range(1, 10):
        memory.add(f"turn {number}")
    for fact in ("likes window seats", "eats no meat", "likes window seats"):
        memory.remember(fact)
    for tier, found in memory.context("which seats").items():
        print(f"{tier}: {found}")
