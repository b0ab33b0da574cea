# twist: 1
# fault: the vectors are kept by name, so a changed description is ranked by the old one
VECTORS = {}


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    for spec in mine:
        if spec.name not in VECTORS:
            VECTORS[spec.name] = embed(f"{spec.name} {spec.description}")
    return sorted(mine, key=lambda spec: cosine(wanted, VECTORS[spec.name]), reverse=True)[:k]
