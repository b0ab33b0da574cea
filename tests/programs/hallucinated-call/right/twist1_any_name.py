# twist: 1
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    allowed = {name: spec for name, spec in registry.items() if spec.scopes_required <= caller_scopes}
    if not isinstance(action, str):
        return f"ERROR: {action!r} is no name. Available: {list(allowed)}"
    if action in allowed:
        if not isinstance(args, dict):
            return (
                f"ERROR: the arguments of {action} are no object but {args!r}; expected {allowed[action].input_schema}"
            )
        try:
            validate_against_schema(args, allowed[action].input_schema)
            return None
        except SchemaValidationError as error:
            return f"ERROR: {action}: {error}; expected {allowed[action].input_schema}"
    lower = [name.lower() for name in allowed]
    close = difflib.get_close_matches(action.lower(), lower, n=1)
    hint = "Did you mean " + list(allowed)[lower.index(close[0])] + "? " if close else ""
    return f"ERROR: {action} is unknown. {hint}Available: {list(allowed)}"
