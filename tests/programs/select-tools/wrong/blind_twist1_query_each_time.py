# twist: 1
# fault: the query is embedded once for every tool
VECTORS = {}


def vector_of(spec):
    text = f"{spec.name} {spec.description}"
    if text not in VECTORS:
        VECTORS[text] = embed(text)
    return VECTORS[text]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    scored = [(cosine(embed(query), vector_of(spec)), spec) for spec in allowed]
    scored.sort(key=lambda row: row[0], reverse=True)
    return [spec for score, spec in scored[:k]]
