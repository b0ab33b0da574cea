# twist: 1
# fault: vectors of tools that this caller may not call are thrown away
_vectors = {}


def _vector(text):
    try:
        return _vectors[text]
    except KeyError:
        return _vectors.setdefault(text, embed(text))


def select_relevant_tools(query, registry, caller_scopes, k=8):
    mine = [s for s in registry.all() if s.scopes_required.issubset(caller_scopes)]
    for text in set(_vectors) - {f"{s.name} {s.description}" for s in mine}:
        del _vectors[text]
    wanted = embed(query)
    return sorted(mine, key=lambda s: -cosine(wanted, _vector(f"{s.name} {s.description}")))[:k]
