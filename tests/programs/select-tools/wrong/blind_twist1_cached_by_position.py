# twist: 1
# fault: vectors are kept by the place of the tool among those allowed
VECTORS = {}


def vector_of(spec, at):
    text = f"{spec.name} {spec.description}"
    if at not in VECTORS:
        VECTORS[at] = embed(text)
    return VECTORS[at]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(wanted, vector_of(spec, at)), spec) for at, spec in enumerate(allowed)]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
