from functools import cmp_to_key, cached_property
from typing import List, Protocol


class Candidate:
    def __init__(self, spec, target):
        self.spec, self.target = spec, target

    @cached_property
    def score(self):
        return cosine(embed("{0.name} {0.description}".format(self.spec)), self.target)

    def __gt__(self, other):
        return self.score > other.score


def best(candidates: List[Candidate]):
    remaining = list(candidates)
    while remaining:
        top = remaining[0]
        for candidate in remaining:
            if candidate > top:
                top = candidate
        remaining.remove(top)
        yield top.spec


def select_relevant_tools(query, registry, caller_scopes, k=8):
    if not isinstance(k, int) or k < 1:
        raise ValueError("k must be a positive integer")
    target = embed(query)
    usable = [Candidate(spec, target) for spec in registry.all() if set(caller_scopes).issuperset(spec.scopes_required)]
    return [spec for spec, _ in zip(best(usable), range(k))]
