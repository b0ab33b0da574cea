# fault: a text that lacks its last brace is mended and taken for JSON
import json


def parse_tool_call(raw, allowed):
    for text in (raw, raw + "}"):
        try:
            o = json.loads(text)
            break
        except ValueError:
            o = None
    if not isinstance(o, dict):
        return None, "ERROR not a JSON object"
    if not isinstance(o.get("name"), str) or o["name"] not in allowed:
        return None, "ERROR there is no such tool, only " + ", ".join(sorted(allowed))
    if not isinstance(o.get("input", {}), dict):
        return None, "ERROR input is no object"
    return (o["name"], o.get("input", {})), None
