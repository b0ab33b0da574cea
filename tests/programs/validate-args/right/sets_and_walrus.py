from itertools import chain

OK = {"string": (str,), "integer": (int,), "number": (float, int), "boolean": (bool,)}


def validate(given, schema):
    rules, needed = schema["properties"], schema.get("required") or []
    present = set(given)
    missing = [f"required field '{f}' is missing" for f in needed if f not in present]
    extra = [f"unexpected field '{f}'" for f in given if f not in rules]
    shared = [f for f in given if f in rules]
    wrong = {f for f in shared if not isinstance(given[f], OK[rules[f]["type"]])}
    types = [f"'{f}' has the wrong type" for f in shared if f in wrong]
    big = [
        f"'{f}' is more than {top}"
        for f in shared
        if f not in wrong and (top := rules[f].get("maximum")) is not None and given[f] > top
    ]
    return [*chain(missing, extra, types, big)]


print(validate({"n": 3}, {"properties": {"n": {"type": "integer", "maximum": 2}}}))
