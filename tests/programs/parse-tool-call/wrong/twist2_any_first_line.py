# twist: 2
# fault: whatever stands in the first line is dropped when a fence is closed
import json
import re


def parse_tool_call(raw, allowed):
    text = raw.strip()
    lines = text.splitlines()
    if len(lines) > 2 and lines[-1].strip() == "```":
        text = "\n".join(lines[1:-1])
    try:
        wanted = json.loads(text)
    except ValueError as e:
        return None, f"ERROR: {e}"
    if not isinstance(wanted, dict):
        return None, "ERROR: send an object"
    name = wanted.get("name")
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: {name!r} is not one of {sorted(allowed)}"
    given = wanted.get("input", {})
    if not isinstance(given, dict):
        return None, "ERROR: input has to be an object"
    return (name, given), None
