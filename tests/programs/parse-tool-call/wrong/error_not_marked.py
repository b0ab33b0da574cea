# fault: what is returned for a refused call does not start with ERROR
import json


def parse_tool_call(source, names_ok):
    try:
        loaded = json.loads(source)
        if not isinstance(loaded, dict):
            raise ValueError("expected a JSON object")
        which, params = loaded.get("name"), loaded.get("input", {})
        if which not in names_ok:
            raise ValueError(f"unknown tool {which!r}, allowed are {sorted(names_ok)}")
        if not isinstance(params, dict):
            raise ValueError("input must be an object")
    except ValueError as trouble:
        return None, f"{type(trouble).__name__}: {trouble}"
    return (which, params), None
