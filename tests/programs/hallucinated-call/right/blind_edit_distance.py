import json
from functools import lru_cache


@lru_cache(maxsize=None)
def distance(a, b):
    if not a or not b:
        return len(a) + len(b)
    return min(distance(a[1:], b) + 1, distance(a, b[1:]) + 1, distance(a[1:], b[1:]) + (a[0] != b[0]))


def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = {name: spec for name, spec in registry.items() if not spec.scopes_required - caller_scopes}
    try:
        spec = usable[action]
        validate_against_schema(args, spec.input_schema)
    except KeyError:
        lines = [f"ERROR: {action!r} is not a tool."]
        near = [name for name in usable if distance(name.casefold(), action.casefold()) <= 1]
        if near:
            lines.append("Did you mean " + " or ".join(near) + "?")
        lines += ["- " + name for name in sorted(usable, reverse=True)]
        return "\n".join(lines)
    except SchemaValidationError as error:
        return f"ERROR in {action}: {error}. Schema:\n{json.dumps(spec.input_schema, indent=2, sort_keys=True)}"
