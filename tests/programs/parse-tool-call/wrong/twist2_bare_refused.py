# twist: 2
# fault: only a fence that says json is accepted, a bare one is refused
import json


def unfence(raw):
    s = raw.strip()
    if s.startswith("```json") and s.endswith("```"):
        s = s[len("```json"):-len("```")]
    return s


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(unfence(raw))
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
