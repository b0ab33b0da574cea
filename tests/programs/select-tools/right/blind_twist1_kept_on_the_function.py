# twist: 1
def select_relevant_tools(query, registry, caller_scopes, k=8):
    kept = select_relevant_tools.__dict__.setdefault("kept", {})
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    if not mine or not k:
        return []
    for spec in mine:
        try:
            kept[spec.name, spec.description]
        except KeyError:
            kept[spec.name, spec.description] = embed(spec.name + " " + spec.description)
    wanted = embed(query)
    return sorted(mine, key=lambda spec: cosine(kept[spec.name, spec.description], wanted), reverse=True)[:k]
