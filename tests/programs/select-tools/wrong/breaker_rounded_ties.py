# fault: nearness is rounded to one place, so that near ones count as equally near
def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    may = [s for s in registry.all() if s.scopes_required <= caller_scopes]
    return sorted(may, key=lambda s: -round(cosine(q, embed(f"{s.name} {s.description}")), 1))[:k]
