import heapq


def select_relevant_tools(query: str, registry, caller_scopes: set, k: int = 8) -> list:
    target = embed(query)
    mine = (tool for tool in registry.all() if caller_scopes.issuperset(tool.scopes_required))
    return heapq.nlargest(k, mine, key=lambda tool: cosine(target, embed(f"{tool.name} {tool.description}")))
