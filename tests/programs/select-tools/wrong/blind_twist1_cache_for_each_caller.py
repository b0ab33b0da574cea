# twist: 1
# fault: each set of scopes pays for its own vectors
VECTORS = {}


def vector_of(spec, scopes):
    text = f"{spec.name} {spec.description}"
    key = (text, frozenset(scopes))
    if key not in VECTORS:
        VECTORS[key] = embed(text)
    return VECTORS[key]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, vector_of(spec, caller_scopes)), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
