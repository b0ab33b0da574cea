from concurrent.futures import ThreadPoolExecutor


def select_relevant_tools(query, registry, caller_scopes, k=8):
    tools = [t for t in registry.all() if frozenset(t.scopes_required) <= frozenset(caller_scopes)]
    with ThreadPoolExecutor(4) as pool:
        vectors = list(pool.map(embed, [query, *(f"{t.name} {t.description}" for t in tools)]))
    scores = [cosine(vectors[0], v) for v in vectors[1:]]
    order = sorted(range(len(tools)), key=scores.__getitem__, reverse=True)
    return [tools[i] for i in order[:k]]
