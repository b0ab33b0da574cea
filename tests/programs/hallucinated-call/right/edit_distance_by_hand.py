import json
from functools import lru_cache


@lru_cache(maxsize=None)
def _distance(a, b):
    if not a or not b:
        return len(a) + len(b)
    if a[0] == b[0]:
        return _distance(a[1:], b[1:])
    return 1 + min(_distance(a[1:], b), _distance(a, b[1:]), _distance(a[1:], b[1:]))


def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = {name: spec for name, spec in registry.items() if spec.scopes_required.issubset(caller_scopes)}
    spec = usable.get(action)
    if spec is None:
        near = [name for name in usable if _distance(name.lower(), action.lower()) <= 1]
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        return f"ERROR: there is no tool {action}.{hint} You can use: {', '.join(sorted(usable))}"
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as error:
        return f"ERROR: {action}: {error}\n{json.dumps(spec.input_schema, indent=1, default=str)}"
    return None
