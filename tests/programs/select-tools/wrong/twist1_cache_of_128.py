# twist: 1
# fault: the cache holds 128 texts, and there are more
from functools import lru_cache


@lru_cache
def tool_vector(text):
    return embed(text)


def select_relevant_tools(query, registry, caller_scopes, k=8):
    q = embed(query)
    s = sorted(
        (t for t in registry.all() if caller_scopes >= t.scopes_required),
        key=lambda t: -cosine(q, tool_vector(t.name + " " + t.description)),
    )
    return s[:k]
