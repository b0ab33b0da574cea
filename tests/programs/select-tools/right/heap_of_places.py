import heapq, itertools, operator
from typing import NamedTuple, Sequence, Set


class Ranked(NamedTuple):
    distance: float
    order: int
    spec: object


def select_relevant_tools(query: str, registry, caller_scopes: Set[str], k: int = 8) -> Sequence:
    counter = itertools.count()
    heap = []
    target = embed(query)
    for spec in registry.all():
        order = next(counter)
        if not set(spec.scopes_required).difference(caller_scopes):
            heapq.heappush(heap, Ranked(1 - cosine(target, embed("%s %s" % (spec.name, spec.description))), order, spec))
    return tuple(heapq.heappop(heap).spec for _ in range(min(k, len(heap))))
