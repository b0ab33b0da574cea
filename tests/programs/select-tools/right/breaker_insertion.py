def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted, best = embed(query), []
    for spec in registry.all():
        if spec.scopes_required <= caller_scopes:
            near = cosine(wanted, embed(f"{spec.name} {spec.description}"))
            at = len(best)
            while at and best[at - 1][0] < near:
                at -= 1
            best.insert(at, (near, spec))
            del best[k:]
    return tuple(s for _, s in best)
