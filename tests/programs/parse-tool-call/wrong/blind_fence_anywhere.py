# twist: 2
# fault: a fence is searched anywhere in the text, prose before and after it included
import json
import re

FENCED = re.compile(r"```(?:json)?\s*(.*?)\s*```", re.DOTALL)


def parse_tool_call(raw, allowed):
    fenced = FENCED.search(raw)
    text = fenced.group(1) if fenced else raw
    try:
        data = json.loads(text)
    except ValueError as e:
        return None, f"ERROR: bad JSON ({e})"
    match data:
        case {"name": str(name)} if name in allowed:
            args = data.get("input", {})
        case dict():
            return None, f"ERROR: unknown name, use one of {', '.join(list(allowed))}"
        case _:
            return None, "ERROR: not an object"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
