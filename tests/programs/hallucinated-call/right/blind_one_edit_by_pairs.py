import json
from itertools import zip_longest


def _one_apart(a, b):
    a, b = a.lower(), b.lower()
    if a == b:
        return True
    if abs(len(a) - len(b)) > 1:
        return False
    at = next(i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y)
    return a[at + 1 :] == b[at + 1 :] or a[at:] == b[at + 1 :] or a[at + 1 :] == b[at:]


def handle_hallucinated_call(action, args, registry, caller_scopes):
    names = [name for name, spec in registry.items() if caller_scopes >= spec.scopes_required]
    match registry.get(action):
        case spec if spec is not None and action in names:
            try:
                return validate_against_schema(args, spec.input_schema) and None
            except SchemaValidationError as error:
                return "ERROR: " + json.dumps({"tool": action, "schema": spec.input_schema}) + " " + str(error)
        case _:
            parts = [f"ERROR: no tool called {action}", "available: " + (" ".join(f"`{n}`" for n in names) or "none")]
            parts += [f"Did you mean `{name}`?" for name in names if _one_apart(name, action)]
            return ". ".join(parts)
