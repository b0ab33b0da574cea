"""The decoder's own hooks are not used; the result is a named pair."""

from collections import namedtuple
from json import JSONDecoder

Parsed = namedtuple("Parsed", "call error")
Call = namedtuple("Call", "name args")


def parse_tool_call(raw, allowed):
    decoder = JSONDecoder()
    stripped = raw.strip()
    try:
        value, end = decoder.raw_decode(stripped)
    except ValueError:
        value, end = None, -1
    if end != len(stripped) or type(value) is not dict:
        return Parsed(None, "ERROR: answer with one JSON object")
    if "name" not in value or value["name"] not in allowed:
        return Parsed(None, f"ERROR: choose a name from {allowed}")
    given = value["input"] if "input" in value else dict()
    if type(given) is not dict:
        return Parsed(None, "ERROR: the input must be an object")
    return Parsed(Call(value["name"], given), None)
