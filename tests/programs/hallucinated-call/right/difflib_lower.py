import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    allowed = [name for name, spec in registry.items() if spec.scopes_required <= caller_scopes]
    if action not in allowed:
        by_lower = {name.lower(): name for name in allowed}
        near = difflib.get_close_matches(action.lower(), by_lower, n=1)
        hint = f" Did you mean '{by_lower[near[0]]}'?" if near else ""
        return f"ERROR: no tool is called '{action}'.{hint} Available: {', '.join(allowed)}"
    schema = registry[action].input_schema
    try:
        validate_against_schema(args, schema)
    except SchemaValidationError as error:
        return f"ERROR: the arguments of '{action}' are wrong: {error}. Expected: {schema}"
    return None
