import json


def parse_tool_call(raw, allowed):
    try:  #: bad_json
        wanted = json.loads(raw)  #: strict_json
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
    return (wanted["name"], given), None  #: no_input


if __name__ == "__main__":
    for raw in (
        '{"name": "weather", "input": {"city": "Oslo"}}',
        '{"name": "forecast"}',
        'Here you go: {"name": "weather"}',
        '["weather"]',
        '{"name": "shell", "input": {"line": "rm -rf /"}}',
        '{"name": "weather", "input": "Oslo"}',
    ):
        print(parse_tool_call(raw, {"weather", "forecast"}))
