# twist: 2
# fault: a call in a code fence is refused
import json


def parse_tool_call(data, permitted):
    try:
        obj = json.loads(data)
    except json.JSONDecodeError as err:
        return None, f"ERROR: not JSON ({err.msg}); send the bare object, no code fence"
    if not isinstance(obj, dict):
        return None, "ERROR: expected a JSON object"
    tool_name, arguments = obj.get("name"), obj.get("input", {})
    if not isinstance(tool_name, str) or tool_name not in permitted:
        return None, f"ERROR: unknown tool {tool_name!r}. Allowed: {sorted(permitted)}"
    if not isinstance(arguments, dict):
        return None, "ERROR: input must be an object"
    return (tool_name, arguments), None
