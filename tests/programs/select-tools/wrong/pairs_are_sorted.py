# fault: it sorts pairs of score and spec, so a tie compares two specs
def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    scored = [
        (cosine(wanted, embed(spec.name + " " + spec.description)), spec)
        for spec in registry.all()
        if spec.scopes_required <= caller_scopes
    ]
    return [spec for _, spec in sorted(scored, reverse=True)[:k]]
