# twist: 1
# fault: two tools with one description share a vector
VECTORS = {}


def vector_of(spec):
    text = f"{spec.name} {spec.description}"
    if spec.description not in VECTORS:
        VECTORS[spec.description] = embed(text)
    return VECTORS[spec.description]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, vector_of(spec)), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
