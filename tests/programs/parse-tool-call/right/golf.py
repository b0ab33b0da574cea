import json


def parse_tool_call(r, ok):
    E = lambda m: (None, f"ERROR {m} tools={sorted(ok)}")
    try:
        p = json.loads(r)
    except Exception:
        return E("json")
    if not isinstance(p, dict):
        return E("object")
    n, a = p.get("name"), p.get("input", {})
    return E("name") if not any(n == o for o in ok) else ((n, a), None) if isinstance(a, dict) else E("input")
