# fault: of tools with one description only the last can come back
def select_relevant_tools(query, registry, caller_scopes, k=8):
    allowed = [t for t in registry.all() if t.scopes_required <= caller_scopes]
    allowed = list({t.description: t for t in allowed}.values())
    q = embed(query)
    return sorted(allowed, key=lambda t: cosine(q, embed(t.name + " " + t.description)), reverse=True)[:k]
