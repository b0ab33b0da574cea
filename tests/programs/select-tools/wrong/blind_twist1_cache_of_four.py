# twist: 1
# fault: the cache holds four vectors
VECTORS = {}


def vector_of(spec):
    text = f"{spec.name} {spec.description}"
    if text not in VECTORS:
        VECTORS[text] = embed(text)
        while len(VECTORS) > 4:
            VECTORS.pop(next(iter(VECTORS)))
    return VECTORS[text]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, vector_of(spec)), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
