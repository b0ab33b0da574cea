# fault: tools that need a scope come before those that need none
def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    may = [s for s in registry.all() if s.scopes_required <= caller_scopes]
    return sorted(may, key=lambda s: (not s.scopes_required, -cosine(q, embed(f"{s.name} {s.description}"))))[:k]
