# twist: 2
import json
import re

FENCE = re.compile(r"\s*```(?:json)?\s*(.*)```\s*", re.DOTALL)


def parse_tool_call(raw, allowed):
    if m := FENCE.fullmatch(raw):
        raw = m.group(1)
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not valid JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
