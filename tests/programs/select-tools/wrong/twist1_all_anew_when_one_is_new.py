# twist: 1
# fault: when a tool is added, all are paid for again

_cache = {}
_seen = None


def _vector(spec):
    key = (spec.name, spec.description)
    if key not in _cache:
        _cache[key] = embed(spec.name + " " + spec.description)
    return _cache[key]


def select_relevant_tools(query, registry, caller_scopes, k=8):
    qv = embed(query)
    now = frozenset((s.name, s.description) for s in registry.all())
    global _seen
    if _seen != now:
        _cache.clear(); _seen = now
    scored = []
    for i, spec in enumerate(registry.all()):
        if spec.scopes_required.issubset(caller_scopes):
            scored.append((-cosine(qv, _vector(spec)), i, spec))
    scored.sort(key=lambda t: t[:2])
    return [spec for _, _, spec in scored[:k]]
