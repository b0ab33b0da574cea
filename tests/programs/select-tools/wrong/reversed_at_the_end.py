# fault: sorted upwards and turned round, so ties come in reverse
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    mine.sort(key=lambda spec: cosine(wanted, embed(f"{spec.name} {spec.description}")))
    mine.reverse()
    return mine[:k]
