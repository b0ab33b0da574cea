# fault: a scope is held too when one that begins like it is held
def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    may = [s for s in registry.all() if all(any(r.startswith(c) for c in caller_scopes) for r in s.scopes_required)]
    return sorted(may, key=lambda s: -cosine(q, embed(f"{s.name} {s.description}")))[:k]
