def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    rows = []
    for place, spec in enumerate(registry.all()):
        if not spec.scopes_required <= caller_scopes:
            continue
        score = cosine(wanted, embed(spec.name + " " + spec.description))
        rows.append((-score, place, spec))
    rows.sort()
    return [spec for _, _, spec in rows[:k]]
