# fault: tools that share nothing with the query are left out even where there is room
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    scored = [
        (cosine(wanted, embed(f"{spec.name} {spec.description}")), spec)
        for spec in registry.all()
        if spec.scopes_required <= caller_scopes
    ]
    kept = [pair for pair in scored if pair[0] > 0]
    kept.sort(key=lambda pair: pair[0], reverse=True)
    return [spec for _, spec in kept[:k]]
