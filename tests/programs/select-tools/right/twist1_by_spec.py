# twist: 1
INDEX = []


def indexed(spec):
    """The vector of a spec as it is now; one that has changed is another spec."""
    for known, vector in INDEX:
        if known == spec:
            return vector
    INDEX.append((spec, embed(spec.name + " " + spec.description)))
    return INDEX[-1][1]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    scored = [(cosine(wanted, indexed(spec)), spec) for spec in registry.all() if spec.scopes_required <= caller_scopes]
    return [spec for _, spec in sorted(scored, key=lambda pair: pair[0], reverse=True)][:k]
