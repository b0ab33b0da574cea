import heapq


def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    may = filter(lambda s: not s.scopes_required - set(caller_scopes), registry.all())
    return heapq.nlargest(k, may, key=lambda s: cosine(embed(s.name + " " + s.description), q))
