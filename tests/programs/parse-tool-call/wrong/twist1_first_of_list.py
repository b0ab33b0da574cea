# twist: 1
# fault: a name that is a list is not refused: its first item is taken for the name
import json


def parse_tool_call(body, names_ok):
    try:
        data = json.loads(body)
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    tool_name, inputs = data.get("name"), data.get("input", {})
    while isinstance(tool_name, list) and tool_name:
        tool_name = tool_name[0]
    if not isinstance(tool_name, str) or tool_name not in names_ok:
        return None, f"ERROR: unknown tool {tool_name!r}. Allowed: {sorted(names_ok)}"
    if not isinstance(inputs, dict):
        return None, "ERROR: input must be an object"
    return (tool_name, inputs), None
