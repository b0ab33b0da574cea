# fault: runs of white space inside the input's strings are squeezed
import json


def parse_tool_call(source, names_ok):
    try:
        data = json.loads(" ".join(source.split()))
    except ValueError as err:
        return None, f"ERROR: not JSON: {err}"
    if not isinstance(data, dict):
        return None, "ERROR: not an object"
    which = data.get("name")
    if which not in names_ok:
        return None, f"ERROR: {which} is not allowed; allowed are {', '.join(names_ok)}"
    params = data.get("input", {})
    if not isinstance(params, dict):
        return None, "ERROR: input is not an object"
    return (which, params), None
