from bisect import insort
from dataclasses import dataclass, field
from typing import Any


@dataclass(order=True)
class Ranked:
    distance: float
    spec: Any = field(compare=False)


def allowed(spec, scopes):
    return all(scope in scopes for scope in spec.scopes_required)


def select_relevant_tools(query, registry, caller_scopes, k=8):
    vector, ranked = embed(query), []
    for spec in filter(lambda one: allowed(one, caller_scopes), registry.all()):
        insort(ranked, Ranked(1 - cosine(embed(spec.name + "\n" + spec.description), vector), spec))
        del ranked[k:]
    return [entry.spec for entry in ranked]
