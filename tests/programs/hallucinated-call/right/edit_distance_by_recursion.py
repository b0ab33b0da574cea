from functools import lru_cache
def distance(a, b):
    @lru_cache(None)
    def d(i, j):
        if not i or not j: return i + j
        return min(d(i - 1, j) + 1, d(i, j - 1) + 1, d(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
    return d(len(a), len(b))
def handle_hallucinated_call(action, args, registry, caller_scopes):
    def allowed(spec): return not (spec.scopes_required - set(caller_scopes))
    names = [n for n in registry if allowed(registry[n])]
    if action not in names:
        hint = min(names, key=lambda n: distance(n.lower(), action.lower()), default="")
        near = bool(hint) and distance(hint.lower(), action.lower()) <= max(1, len(hint) // 3)
        return "\n".join(filter(None, [f"ERROR: {action} is not a tool.", near and f"Did you mean {hint}?", "You have: " + "; ".join(names)]))
    schema = registry[action].input_schema
    try:
        validate_against_schema(args, schema)
    except SchemaValidationError as exc:
        return f"ERROR calling {action}: {exc}\n{schema!s}"
