# twist: 2
# fault: a fence anywhere in the text is taken, so a fenced call with prose around it is accepted
import json
import re


def parse_tool_call(string, allowlist):
    try:
        obj = json.loads(string)
    except json.JSONDecodeError:
        turn = re.search(r"```(?:json)?(.*)```", string, re.S)
        try:
            obj = json.loads(turn[1] if turn else string)
        except json.JSONDecodeError as error:
            return None, f"ERROR: not JSON ({error.msg})"
    if not isinstance(obj, dict):
        return None, "ERROR: expected a JSON object"
    tool_name, kwargs = obj.get("name"), obj.get("input", {})
    if not isinstance(tool_name, str) or tool_name not in allowlist:
        return None, f"ERROR: unknown tool {tool_name!r}. Allowed: {sorted(allowlist)}"
    if not isinstance(kwargs, dict):
        return None, "ERROR: input must be an object"
    return (tool_name, kwargs), None
