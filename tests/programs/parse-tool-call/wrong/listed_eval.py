# fault: the text is read as a Python literal, so what is not JSON ({'name': 'x'}) is accepted
import ast


def parse_tool_call(source, known):
    try:
        obj = ast.literal_eval(source.strip())
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError) as problem:
        return None, f"ERROR: could not read it: {problem}"
    if not isinstance(obj, dict):
        return None, "ERROR: expected an object"
    wanted, params = obj.get("name"), obj.get("input", {})
    if wanted not in known:
        return None, f"ERROR: unknown tool {wanted!r}. Allowed: {sorted(known)}"
    if not isinstance(params, dict):
        return None, "ERROR: input must be an object"
    return (wanted, params), None
