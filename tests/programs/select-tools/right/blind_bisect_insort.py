from bisect import insort
from dataclasses import dataclass, field
from functools import total_ordering


@total_ordering
@dataclass(eq=False)
class Ranked:
    spec: object
    score: float
    at: int = field(default=0)

    def __lt__(self, other):
        return self.score > other.score or (self.score == other.score and self.at < other.at)

    def __eq__(self, other):
        return self is other


def select_relevant_tools(query, registry, caller_scopes, k=8):
    query_vector = embed(query)
    best = []
    for at, spec in enumerate(tuple(registry.all())):
        if set(spec.scopes_required) - set(caller_scopes):
            continue
        insort(best, Ranked(spec, cosine(query_vector, embed(f"{spec.name} {spec.description}")), at))
        del best[k:]
    return [ranked.spec for ranked in best]
