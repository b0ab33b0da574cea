# twist: 2
# nested objects with a work list instead of recursion
from collections import deque
from typing import Any, Iterator


def check_value(label: str, value: Any, rule: dict) -> Iterator[str]:
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    whole = number and isinstance(value, int)
    ok = {
        "string": isinstance(value, str),
        "boolean": isinstance(value, bool),
        "integer": whole,
        "number": number,
        "object": isinstance(value, dict),
    }
    if not ok[rule["type"]]:
        yield f"{label} must be {rule['type']}"
        return
    if number and not rule.get("minimum", value) <= value <= rule.get("maximum", value):
        yield f"{label} is out of range"
    if "enum" in rule and value not in rule["enum"]:
        yield f"{label} has to be in {list(rule['enum'])}"


def validate(args: dict, schema: dict) -> list[str]:
    problems: list[str] = []
    work = deque([((), args, schema)])
    while work:
        where, obj, sch = work.popleft()
        label = lambda key: " > ".join((*where, key))
        rules = sch.get("properties", {})
        problems += [f"{label(k)} is missing" for k in sch.get("required", ()) if k not in obj]
        problems += [f"{label(k)} is unexpected" for k in obj if k not in rules]
        for key in rules.keys() & obj.keys():
            problems += check_value(label(key), obj[key], rules[key])
            if rules[key]["type"] == "object" and isinstance(obj[key], dict):
                work.append(((*where, key), obj[key], rules[key]))
    return problems
