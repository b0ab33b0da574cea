# twist: 2
import json
import re

FENCE = re.compile(r"\A\s*```(?:json)?[ \t]*\n(.*?)\n?[ \t]*```\s*\Z", re.DOTALL)


def parse_tool_call(raw, allowed):
    lines = raw.strip().splitlines()
    if len(lines) > 2 and lines[0].strip() in ("```", "```json") and lines[-1].strip() == "```":
        raw = "\n".join(lines[1:-1])
    try:
        data = json.loads(raw)
    except ValueError as error:
        return None, f"ERROR: no JSON: {error}"
    if not isinstance(data, dict):
        return None, "ERROR: a JSON object is expected"
    name = data.get("name")
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: there is no tool called {name}; allowed: {', '.join(sorted(allowed))}"
    args = data.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
