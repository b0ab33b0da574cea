from json import JSONDecoder


def parse_tool_call(raw, allowed):
    try:
        o, end = JSONDecoder().raw_decode(raw.strip())
        if raw.strip()[end:]:
            raise ValueError("something follows the JSON")
        name = o["name"]
        args = o.get("input", {})
        if list(filter(name.__eq__, allowed)) == [name] and type(args) is dict:
            return ((name, args), None)
        raise LookupError(f"{name} with {args}; there are {sorted(allowed)}")
    except Exception as e:
        return None, "ERROR: %s: %s (allowed: %s)" % (type(e).__name__, e, " ".join(allowed))
