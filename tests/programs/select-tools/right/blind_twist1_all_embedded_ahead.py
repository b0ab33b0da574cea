# twist: 1
from functools import lru_cache


@lru_cache(maxsize=None)
def paid(text):
    return embed(text)


def select_relevant_tools(query, registry, caller_scopes, k=8):
    vectors = {id(spec): paid(spec.name + " " + spec.description) for spec in registry.all()}
    wanted = paid(query)
    mine = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]
    return sorted(mine, key=lambda spec: -cosine(wanted, vectors[id(spec)]))[:k]
