from collections import defaultdict
from itertools import chain, islice


class Shelf(list):
    pass


def select_relevant_tools(query, registry, caller_scopes, k=8):
    buckets = defaultdict(list)
    vector = None
    for spec in registry.all():
        if all(scope in caller_scopes for scope in spec.scopes_required):
            vector = vector if vector is not None else embed(query)
            buckets[cosine(vector, embed("%s %s" % (spec.name, spec.description)))].append(spec)
    return Shelf(islice(chain.from_iterable(buckets[score] for score in sorted(buckets, reverse=True)), k))
