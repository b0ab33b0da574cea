import json


def parse_tool_call(raw, allowed):
    try:
        obj = json.loads(raw)
    except ValueError as exc:
        return None, f"ERROR: not JSON: {exc}"
    if not isinstance(obj, dict):
        return None, "ERROR: send one JSON object"
    name = obj.get("name")
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: {name!r} is not allowed. Allowed: {', '.join(sorted(allowed))}"
    args = obj.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input has to be an object"
    return (name, args), None


print(parse_tool_call('{"name": "ls"}', {"ls"}))
