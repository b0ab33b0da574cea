# twist: 1
from functools import lru_cache

vector_of = lru_cache(maxsize=None)(embed)


def select_relevant_tools(query, registry, caller_scopes, k=8):
    wanted = vector_of(query)
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    allowed.sort(key=lambda spec: -cosine(wanted, vector_of(f"{spec.name} {spec.description}")))
    return allowed[:k]
