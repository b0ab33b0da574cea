# fault: a scope that stands within one of the caller counts as held
def select_relevant_tools(query, registry, caller_scopes, k=8):
    allowed = [t for t in registry.all() if all(any(s in c for c in caller_scopes) for s in t.scopes_required)]
    q = embed(query)
    return sorted(allowed, key=lambda t: cosine(q, embed(t.name + " " + t.description)), reverse=True)[:k]
