# fault: one scope of several lets a tool in
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    mine = [spec for spec in registry.all() if not spec.scopes_required or spec.scopes_required & caller_scopes]
    return sorted(mine, key=lambda spec: cosine(wanted, embed(f"{spec.name} {spec.description}")), reverse=True)[:k]
