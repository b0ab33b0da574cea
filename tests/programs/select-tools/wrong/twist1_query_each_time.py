# twist: 1
# fault: the query is embedded once for every tool
VECTORS = {}


def vector(text):
    if text not in VECTORS:
        VECTORS[text] = embed(text)
    return VECTORS[text]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    near = lambda spec: cosine(embed(query), vector(f"{spec.name} {spec.description}"))
    return sorted(mine, key=near, reverse=True)[:k]
