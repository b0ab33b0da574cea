# twist: 2
# fault: only a fence that says json is accepted, a bare one is refused
import json


def unfence(blob):
    line = blob.strip()
    if line.startswith("```json") and line.endswith("```"):
        line = line[len("```json") : -len("```")]
    return line


def parse_tool_call(blob, names_ok):
    try:
        parsed = json.loads(unfence(blob))
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if not isinstance(parsed, dict):
        return None, "ERROR: expected a JSON object"
    wanted, arguments = parsed.get("name"), parsed.get("input", {})
    if not isinstance(wanted, str) or wanted not in names_ok:
        return None, f"ERROR: unknown tool {wanted!r}. Allowed: {sorted(names_ok)}"
    if not isinstance(arguments, dict):
        return None, "ERROR: input must be an object"
    return (wanted, arguments), None
