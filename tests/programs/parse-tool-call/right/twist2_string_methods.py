# twist: 2
import json


def unfence(raw):
    s = raw.strip()
    if len(s) >= 6 and s.startswith("```") and s.endswith("```"):
        return s[3:-3].removeprefix("json")
    return s


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(unfence(raw))
    except ValueError as exc:
        return None, f"ERROR: could not read that as JSON: {exc}"
    match payload:
        case {"name": str() as name} if name in allowed:
            args = payload.get("input", {})
            if isinstance(args, dict):
                return (name, args), None
            return None, "ERROR: the input is not an object"
        case {**rest}:
            return None, f"ERROR: tool {rest.get('name')!r} is not among {sorted(allowed)}"
    return None, "ERROR: not an object"


print(parse_tool_call('```json\n{"name": "ls"}\n```', {"ls"}))
