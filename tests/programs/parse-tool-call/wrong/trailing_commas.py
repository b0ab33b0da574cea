# fault: trailing commas are mended, so that text which is no JSON is accepted
import re
import json


def parse_tool_call(blob, permitted):
    try:
        data = json.loads(re.sub(r",\s*([}\]])", r"\1", blob))
    except ValueError as problem:
        return None, f"ERROR: not JSON: {problem}"
    if not isinstance(data, dict):
        return None, "ERROR: not an object"
    tool_name = data.get("name")
    if tool_name not in permitted:
        return None, f"ERROR: {tool_name} is not allowed; allowed are {', '.join(permitted)}"
    kwargs = data.get("input", {})
    if not isinstance(kwargs, dict):
        return None, "ERROR: input is not an object"
    return (tool_name, kwargs), None
