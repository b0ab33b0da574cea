# fault: only the name of a tool is looked at
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    return sorted(mine, key=lambda spec: cosine(wanted, embed(spec.name)), reverse=True)[:k]
