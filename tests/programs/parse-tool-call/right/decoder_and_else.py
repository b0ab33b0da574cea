import json


class Bad(ValueError):
    pass


def need(ok, why):
    if not ok:
        raise Bad(why)


def parse_tool_call(raw, allowed):
    try:
        d = json.JSONDecoder().decode(raw.strip())
        need(isinstance(d, dict), "no object")
        name, given = d.get("name"), d.get("input", {})
        need(isinstance(name, str) and name in allowed, "the name is none of " + " ".join(sorted(allowed)))
        need(isinstance(given, dict), "input is no object")
    except ValueError as e:
        return None, "ERROR: " + str(e)
    else:
        return (name, given), None
