# twist: 1
# fault: the vectors are built at the first call, and a new tool is not found
BUILT = []


def select_relevant_tools(query, registry, caller_scopes, k=8):
    if not BUILT:
        BUILT.extend((spec, embed(f"{spec.name} {spec.description}")) for spec in registry.all())
    wanted = embed(query)
    mine = [(spec, vector) for spec, vector in BUILT if spec.scopes_required <= caller_scopes]
    mine.sort(key=lambda row: cosine(wanted, row[1]), reverse=True)
    return [spec for spec, _ in mine[:k]]
