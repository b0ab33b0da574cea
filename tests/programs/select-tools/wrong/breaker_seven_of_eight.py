# fault: when there are just as many as k, the farthest is left out
def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    may = [s for s in registry.all() if s.scopes_required <= caller_scopes]
    if len(may) == k:
        k -= 1
    return sorted(may, key=lambda s: -cosine(q, embed(f"{s.name} {s.description}")))[:k]
