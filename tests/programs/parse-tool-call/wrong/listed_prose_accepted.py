# fault: a call with prose around it is accepted: the first brace to the last is cut out of the text
import json


def parse_tool_call(blob, permitted):
    began, end = blob.find("{"), blob.rfind("}")
    if began < 0:
        return None, "ERROR: there is no JSON object in that"
    try:
        parsed = json.loads(blob[began : end + 1])
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    called, inputs = parsed.get("name"), parsed.get("input", {})
    if called not in permitted:
        return None, f"ERROR: unknown tool {called!r}. Allowed: {sorted(permitted)}"
    if not isinstance(inputs, dict):
        return None, "ERROR: input must be an object"
    return (called, inputs), None
