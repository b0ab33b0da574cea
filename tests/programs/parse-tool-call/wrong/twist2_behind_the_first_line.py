# twist: 2
# fault: the text behind the first line of a fence is taken, also where there is none, which raises
import json
import re


def parse_tool_call(raw, allowed):
    text = raw.strip()
    if text.startswith("```") and text.endswith("```"):
        text = text.split("\n", 1)[1][:-3]
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
