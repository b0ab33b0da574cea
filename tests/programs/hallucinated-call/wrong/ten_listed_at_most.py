# fault: of many tools only the first ten are listed
import difflib


def handle_hallucinated_call(action, args, registry, caller_scopes):
    mine = {tool: spec for tool, spec in registry.items() if not spec.scopes_required - caller_scopes}
    there = ", ".join(list(mine)[:10])
    if not isinstance(action, str):
        return f"ERROR: a name is a string. There are: {there}"
    if action not in mine:
        small = {tool.casefold(): tool for tool in mine}
        near = difflib.get_close_matches(action.casefold(), small, n=1)
        guess = f" Did you mean {small[near[0]]}?" if near else ""
        return f"ERROR: nothing is called {action}.{guess} There are: {there}"
    try:
        validate_against_schema(args, mine[action].input_schema)
    except SchemaValidationError as fault:
        return f"ERROR: {action} can't take these arguments: {fault}. It takes {mine[action].input_schema}"
    return None
