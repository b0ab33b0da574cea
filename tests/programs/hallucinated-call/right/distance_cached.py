from functools import lru_cache
from types import SimpleNamespace
import textwrap


@lru_cache(maxsize=None)
def gap(a, b):
    if not a or not b:
        return len(a) + len(b)
    return min(gap(a[1:], b) + 1, gap(a, b[1:]) + 1, gap(a[1:], b[1:]) + (a[0] != b[0]))


def handle_hallucinated_call(action, args, registry, caller_scopes, /):
    seen = SimpleNamespace(names=tuple(n for n in registry if all(map(caller_scopes.__contains__, registry[n].scopes_required))))
    try:
        seen.names.index(action)
    except ValueError:
        ranked = sorted((gap(action.lower(), n.lower()), n) for n in seen.names)
        guess = next((n for d, n in ranked if d <= 1), None)
        lines = [f"ERROR: {action} does not exist.", *([f"Did you mean {guess}?"] if guess else []), "You have:"]
        lines.extend(f"  * {n}" for n in seen.names)
        return "\n".join(lines)
    spec = registry[action]
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as wrong:
        return textwrap.dedent(f"""\
            ERROR: {action} was called wrongly.
            {wrong}
            {spec.input_schema}""")
    else:
        return None
