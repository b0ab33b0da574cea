# twist: 2
import json
import re

FENCE = re.compile(r"\s*```(?:json)?\s*(.*)```\s*", re.DOTALL)


def parse_tool_call(source, permitted):
    if x := FENCE.fullmatch(source):
        source = x.group(1)
    try:
        parsed = json.loads(source)
    except json.JSONDecodeError as err:
        return None, f"ERROR: not valid JSON ({err.msg})"
    if not isinstance(parsed, dict):
        return None, "ERROR: expected a JSON object"
    which, kwargs = parsed.get("name"), parsed.get("input", {})
    if not isinstance(which, str) or which not in permitted:
        return None, f"ERROR: unknown tool {which!r}. Allowed: {sorted(permitted)}"
    if not isinstance(kwargs, dict):
        return None, "ERROR: input must be an object"
    return (which, kwargs), None
