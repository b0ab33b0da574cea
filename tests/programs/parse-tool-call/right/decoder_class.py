# A decoder that gives objects a type of their own, so that an object can't be mixed up with anything else.
import json


class Obj(dict):
    pass


decoder = json.JSONDecoder(object_hook=Obj)


def error(why, allowed):
    return None, f"ERROR: {why} (tools you may call: {', '.join(sorted(allowed)) or 'none'})"


def parse_tool_call(raw, allowed):
    try:
        payload, why = decoder.decode(raw), None
        if not isinstance(payload, Obj):
            payload, why = Obj(), "the call must be an object"
    except json.JSONDecodeError as exc:
        payload, why = Obj(), str(exc)
    name, args = payload.get("name"), payload.get("input", Obj())
    if why is None and not (isinstance(name, str) and name in allowed):
        why = f"no tool {name!r}"
    if why is None and not isinstance(args, Obj):
        why = "input must be an object"
    return error(why, allowed) if why else ((name, args), None)
