# twist: 1
# fault: the same query gets the remembered tools, a new one is not among them
VECTORS = {}


def vector_of(spec):
    text = f"{spec.name} {spec.description}"
    if text not in VECTORS:
        VECTORS[text] = embed(text)
    return VECTORS[text]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    if (query, frozenset(caller_scopes), k) in VECTORS:
        return VECTORS[query, frozenset(caller_scopes), k]
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, vector_of(spec)), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    VECTORS[query, frozenset(caller_scopes), k] = [spec for score, spec in scored[:k]]
    return VECTORS[query, frozenset(caller_scopes), k]
