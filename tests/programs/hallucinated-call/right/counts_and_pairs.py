import difflib
from contextlib import suppress


def _may(spec, scopes):
    return not (set(spec.scopes_required) - set(scopes))


def _nearest(action, names):
    best, score = None, 0.7
    for name in names:
        ratio = difflib.SequenceMatcher(None, action.casefold(), name.casefold()).ratio()
        edits = abs(len(action) - len(name)) + sum(a != b for a, b in zip(action, name))
        if ratio >= score or edits <= 1:
            best, score = name, max(score, ratio)
    return best


def handle_hallucinated_call(action: str, args: dict, registry: dict, caller_scopes: set):
    names = [name for name, spec in registry.items() if _may(spec, caller_scopes)]
    if action in names:
        schema = registry[action].input_schema
        try:
            return validate_against_schema(value=dict(args), schema=schema)
        except SchemaValidationError as e:
            return "ERROR in the arguments of %s: %s. The schema: %r" % (action, e, schema)
    lines = [f"ERROR unknown tool {action!r}"]
    if (name := _nearest(action, names)) is not None:
        lines.append(f"Did you mean {name}?")
    lines.append("tools: " + " ".join(names))
    return "\n".join(lines)
