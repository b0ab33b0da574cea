# fault: a name of five letters of which one is wrong gets no hint

import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    mine = [name for name in registry if registry[name].scopes_required <= caller_scopes]
    listed = f"Tools: {', '.join(mine)}"
    if not isinstance(action, str):
        return f"ERROR a tool's name is a text. {listed}"
    if action not in mine:
        lower = {name.lower(): name for name in mine}
        near = difflib.get_close_matches(action.lower(), lower, n=1, cutoff=0.85)
        hint = f"Did you mean {lower[near[0]]}? " if near else ""
        return f"ERROR no tool {action}. {hint}{listed}"
    try:
        validate_against_schema(args, registry[action].input_schema)
    except SchemaValidationError as problem:
        return f"ERROR {action}: {problem}; schema {registry[action].input_schema}"
