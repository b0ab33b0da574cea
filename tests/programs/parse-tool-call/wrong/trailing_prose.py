# fault: prose after the JSON object is ignored and the call accepted, though the text is not JSON
from json import JSONDecodeError, JSONDecoder


def parse_tool_call(source, names_ok):
    try:
        obj, _ = JSONDecoder().raw_decode(source.lstrip())
    except JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if not isinstance(obj, dict):
        return None, "ERROR: expected a JSON object"
    tool_name, given = obj.get("name"), obj.get("input", {})
    if tool_name not in names_ok:
        return None, f"ERROR: unknown tool {tool_name!r}. Allowed: {sorted(names_ok)}"
    if not isinstance(given, dict):
        return None, "ERROR: input must be an object"
    return (tool_name, given), None
