# No sorting: the best of what is left, k times over.
def select_relevant_tools(query, registry, caller_scopes, k=8):
    def near(spec):
        return cosine(embed(query), embed(" ".join([spec.name, spec.description])))

    left = [[near(spec), spec] for spec in registry.all() if not spec.scopes_required - caller_scopes]
    chosen = []
    while left and len(chosen) < k:
        best = max(left, key=lambda row: row[0])
        left.remove(best)
        chosen.append(best[1])
    return tuple(chosen)
