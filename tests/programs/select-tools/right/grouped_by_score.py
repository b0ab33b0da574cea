from collections import defaultdict


class Selector:
    def __init__(self, query):
        self.query = embed(query)
        self.by_score = defaultdict(list)

    def add(self, spec):
        score = cosine(self.query, embed(f"{spec.name} {spec.description}"))
        self.by_score[score].append(spec)

    def best(self, k):
        every = []
        for score in sorted(self.by_score, reverse=True):
            every.extend(self.by_score[score])
        return every[:k]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    selector = Selector(query)
    for spec in registry.all():
        if spec.scopes_required.issubset(caller_scopes):
            selector.add(spec)
    return selector.best(k)
