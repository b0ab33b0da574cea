import json


def parse_tool_call(raw, allowed):
    try:  #: bad_json
        wanted = json.loads(raw)  #: strict_json
    except ValueError as fault:  #: bad_json
        return None, f"ERROR: send one JSON object and nothing else ({fault})"  #: bad_json
    if not isinstance(wanted, dict):  #: one_object
        return None, "ERROR: send an object with the keys name and input"  #: one_object
    name, given = wanted.get("name"), wanted.get("input", {})  #: no_input
    if not isinstance(name, str) or name not in allowed:  #: name_is_text
        return None, f"ERROR: {name!r} is not on offer, only: {', '.join(sorted(allowed))}"  #: say_allowed
    if not isinstance(given, dict):  #: input_object
        return None, "ERROR: input has to be an object"  #: input_object
    return (name, given), None


if __name__ == "__main__":
    for raw in ('{"name": ["weather"]}', '{"name": {"first": "weather"}}', '{"name": "weather"}'):
        print(parse_tool_call(raw, {"weather", "forecast"}))
