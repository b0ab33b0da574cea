# fault: all registered names are listed
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = {name: spec for name, spec in registry.items() if spec.scopes_required <= caller_scopes}
    if action not in usable:
        spelling = {name.lower(): name for name in usable}
        near = difflib.get_close_matches(action.lower(), spelling, n=1)
        hint = f"Did you mean {spelling[near[0]]}? " if near else ""
        return f"ERROR: there is no {action}. {hint}Available: {', '.join(registry)}"
    try:
        validate_against_schema(args, usable[action].input_schema)
    except SchemaValidationError as error:
        return f"ERROR: {action}: {error}. It takes {usable[action].input_schema}"
    return None
