# fault: a JSON list is taken for a call: its first item is used
import json


def parse_tool_call(source, known):
    try:
        obj = json.loads(source)
    except json.JSONDecodeError as failure:
        return None, f"ERROR: not JSON ({failure.msg})"
    match obj:
        case [dict() as obj, *_] | (dict() as obj):
            pass
        case _:
            return None, "ERROR: expected a JSON object"
    wanted, arguments = obj.get("name"), obj.get("input", {})
    if wanted not in known:
        return None, f"ERROR: unknown tool {wanted!r}. Allowed: {sorted(known)}"
    if not isinstance(arguments, dict):
        return None, "ERROR: input must be an object"
    return (wanted, arguments), None
