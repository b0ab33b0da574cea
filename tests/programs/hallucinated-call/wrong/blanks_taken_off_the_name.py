# fault: blanks around a name are taken off, and what is no name of the registry is in order
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    allowed = [n for n, s in registry.items() if s.scopes_required <= set(caller_scopes)]
    action = next((n for n in allowed if n == action.strip()), action)
    if action not in allowed:
        msg = f"ERROR: there is no tool {action}. Tools: {', '.join(allowed)}."
        lowered = {n.lower(): n for n in allowed}
        close = difflib.get_close_matches(action.lower(), lowered, n=1)
        if close:
            msg += f" Did you mean {lowered[close[0]]}?"
        return msg
    try:
        validate_against_schema(args, registry[action].input_schema)
    except SchemaValidationError as e:
        return f"ERROR: bad arguments for {action}: {e}. Schema: {registry[action].input_schema}"
    return None
