def select_relevant_tools(query, registry, caller_scopes, k=8):
    target = embed(query)

    def pick(left, room):
        if not left or room == 0:
            return ()
        best = max(left, key=lambda spec: cosine(target, embed(" ".join((spec.name, spec.description)))))
        return (best, *pick([spec for spec in left if spec is not best], room - 1))

    return pick([s for s in registry.all() if not s.scopes_required.difference(caller_scopes)], k)
