from functools import lru_cache
from typing import Optional


def distance(a: str, b: str) -> int:
    @lru_cache(maxsize=None)
    def d(i: int, j: int) -> int:
        if not i or not j:
            return i + j
        return min(d(i - 1, j) + 1, d(i, j - 1) + 1, d(i - 1, j - 1) + (a[i - 1] != b[j - 1]))

    return d(len(a), len(b))


def nearest(name: str, names: list) -> Optional[str]:
    ranked = sorted((distance(name.casefold(), each.casefold()), each) for each in names)
    return ranked[0][1] if ranked and ranked[0][0] <= len(name) // 3 else None


def handle_hallucinated_call(action, args, registry, caller_scopes) -> Optional[str]:
    mine = {n: s for n, s in registry.items() if not s.scopes_required - caller_scopes}
    spec = mine.get(action)
    if spec is None:
        lines = [f"ERROR: unknown tool {action}"]
        if (near := nearest(action, list(mine))) is not None:
            lines.append(f"Did you mean {near}?")
        lines.append("Your tools: " + (" ".join(mine) or "none"))
        return "\n".join(lines)
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as problem:
        return f"ERROR: {action}: {problem}\nschema: {spec.input_schema}"
