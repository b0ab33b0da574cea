# fault: the farthest tools come back
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    mine = [spec for spec in registry.all() if not spec.scopes_required - caller_scopes]
    return sorted(mine, key=lambda spec: cosine(wanted, embed(f"{spec.name} {spec.description}")))[:k]
