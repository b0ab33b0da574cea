# fault: the registry's own list is sorted
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    specs = registry.all()
    specs.sort(key=lambda spec: -cosine(wanted, embed(f"{spec.name} {spec.description}")))
    return [spec for spec in specs if spec.scopes_required <= caller_scopes][:k]
