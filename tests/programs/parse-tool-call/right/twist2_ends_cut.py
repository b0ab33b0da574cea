# twist: 2
import json


def parse_tool_call(raw, allowed):
    text = raw.strip()
    if text.startswith("```") and text.endswith("```") and len(text) > 6:
        text = text[3:-3]
        if text.startswith("json"):
            text = text[4:]
    try:
        obj = json.loads(text)
    except json.JSONDecodeError:
        return (None, "ERROR: I could not parse that as JSON")
    if not isinstance(obj, dict):
        return (None, "ERROR: expected an object")
    name = obj.get("name")
    if not isinstance(name, str) or name not in allowed:
        return (None, f"ERROR: bad tool name {name}; allowed tools are {', '.join(allowed)}")
    arguments = obj.get("input", {})
    if not isinstance(arguments, dict):
        return (None, "ERROR: input must be object")
    return ((name, arguments), None)
