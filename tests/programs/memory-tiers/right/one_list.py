from time import monotonic

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


class AgentMemory:
    """One list for all: (kind, moment, text)."""

    def __init__(self, similarity):
        self.alike = similarity
        self.all = []

    def of(self, kind):
        return [(moment, words) for what, moment, words in self.all if what == kind]

    def add(self, turn):
        self.all.append(("turn", monotonic(), turn))

    def remember(self, fact):
        self.all = [e for e in self.all if e[0] == "turn" or self.alike(e[2], fact) < DUPLICATE]
        self.all.append(("fact", monotonic(), fact))

    def context(self, query):
        said = self.of("turn")
        window = said[-WINDOW:]
        rest = said[: len(said) - len(window)]
        rest = list(filter(lambda e: monotonic() - e[0] <= TTL, rest))[-TOP_K:]
        facts = [e for e in self.of("fact") if self.alike(query, e[1]) > 0]
        facts.sort(key=lambda e: self.alike(query, e[1]) * 0.5 ** ((monotonic() - e[0]) / HALF_LIFE), reverse=True)
        texts = lambda entries: [e[1] for e in entries]
        return {"window": texts(window), "recent": texts(rest), "long_term": texts(facts[:TOP_K])}
