# twist: 1
# fault: the name inside an object is taken for the action
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = [name for name, spec in registry.items() if spec.scopes_required <= caller_scopes]
    listed = ", ".join(usable) or "(none)"
    if isinstance(action, dict):
        action = action.get('name')
    if not isinstance(action, str):
        return f"ERROR: the name of a tool has to be a string. Available: {listed}"
    if action not in usable:
        by_lower = {n.lower(): n for n in usable}
        near = difflib.get_close_matches(action.lower(), by_lower, n=1, cutoff=0.6)
        hint = f" Did you mean {by_lower[near[0]]}?" if near else ""
        return f"ERROR: unknown tool {action}.{hint} Available: {listed}"
    try:
        validate_against_schema(args, registry[action].input_schema)
    except SchemaValidationError as e:
        return f"ERROR: bad arguments for {action}: {e}. Schema: {registry[action].input_schema}"
    return None
