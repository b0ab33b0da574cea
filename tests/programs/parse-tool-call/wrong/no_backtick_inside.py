# twist: 2
# fault: a fenced call with a backtick in one of its values is refused
import json
import re

FENCE = re.compile(r"\A\s*```(?:json)?\s*\n?([^`]*)```\s*\Z", re.S)


def parse_tool_call(raw, allowed):
    m = FENCE.match(raw)
    try:
        data = json.loads(m.group(1) if m else raw)
    except json.JSONDecodeError as e:
        return None, f"ERROR {e}"
    if not isinstance(data, dict):
        return None, "ERROR expected an object"
    if data.get("name") not in list(allowed):
        return None, f"ERROR {data.get('name')!r} not in {sorted(allowed)}"
    args = data.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR input"
    return (data["name"], args), None
