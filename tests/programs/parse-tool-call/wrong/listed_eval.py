# fault: the text is read as a Python literal, so what is not JSON ({'name': 'x'}) is accepted
import ast


def parse_tool_call(raw, allowed):
    try:
        payload = ast.literal_eval(raw.strip())
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError) as exc:
        return None, f"ERROR: could not read it: {exc}"
    if not isinstance(payload, dict):
        return None, "ERROR: expected an object"
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
