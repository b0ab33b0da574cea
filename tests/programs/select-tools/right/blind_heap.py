import heapq


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = embed(query)
    rows = []
    for at, spec in enumerate(registry.all()):
        if spec.scopes_required <= caller_scopes:
            heapq.heappush(rows, (-cosine(embed(spec.name + " " + spec.description), wanted), at, spec))
    return [row[2] for row in heapq.nsmallest(k, rows)]
