# fault: there is never a hint
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    allowed = [name for name, spec in registry.items() if spec.scopes_required <= caller_scopes]
    if action not in allowed:
        lower = {name.lower(): name for name in allowed}
        close = difflib.get_close_matches(action.lower(), list(lower), n=1)
        hint = f" Did you mean one of them?" if not allowed else ""
        return f"ERROR: there is no tool {action}.{hint} Available: {', '.join(allowed)}"
    schema = registry[action].input_schema
    try:
        validate_against_schema(args, schema)
    except SchemaValidationError as error:
        return f"ERROR: {action}: {error}. The schema is {schema}"
    return None
