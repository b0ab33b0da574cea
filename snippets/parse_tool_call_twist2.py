import json
import re

FENCED = re.compile(r"\s*```(?:json)?\s*\n(.*)\n\s*```\s*", re.DOTALL)  #: fence


def parse_tool_call(raw, allowed):
    fenced = FENCED.fullmatch(raw)  #: whole_text
    try:  #: bad_json
        wanted = json.loads(fenced[1] if fenced else raw)  #: fence
    except ValueError as fault:  #: bad_json
        return None, f"ERROR: send one JSON object and nothing else ({fault})"  #: bad_json
    if not isinstance(wanted, dict):  #: one_object
        return None, "ERROR: send an object with the keys name and input"  #: one_object
    if wanted.get("name") not in allowed:  #: allowlist
        return (
            None,
            f"ERROR: {wanted.get('name')!r} is not on offer, only: {', '.join(sorted(allowed))}",
        )  #: say_allowed
    given = wanted.get("input", {})  #: no_input
    if not isinstance(given, dict):  #: input_object
        return None, "ERROR: input has to be an object"  #: input_object
    return (wanted["name"], given), None


if __name__ == "__main__":
    for raw in (
        '```json\n{"name": "weather", "input": {"city": "Oslo"}}\n```',
        '```\n{"name": "weather"}\n```\n',
        'Sure:\n```json\n{"name": "weather"}\n```',
    ):
        print(parse_tool_call(raw, {"weather", "forecast"}))
