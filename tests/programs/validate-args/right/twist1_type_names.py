# twist: 1
from __future__ import annotations

# the exact type decides (walk up the mro, stop at the first one that is known)
JSON_NAMES = {bool: {"boolean"}, int: {"integer", "number"}, float: {"number"}, str: {"string"}}


def json_names(value: object) -> set[str]:
    return next((JSON_NAMES[t] for t in type(value).__mro__ if t in JSON_NAMES), set())


def validate(args: dict, schema: dict) -> list[str]:
    out: list[str] = []
    for field, rule in schema["properties"].items():
        match (field in args, field in schema.get("required", [])):
            case (False, True):
                out.append(f"{field} is required")
            case (True, _):
                value, names = args[field], json_names(args[field])
                if rule["type"] not in names:
                    out.append(f"{field} must be {rule['type']}")
                elif "number" in names and value > rule.get("maximum", value):
                    out.append(f"{field} is too big")
    out += [
        f"{field} is required"
        for field in schema.get("required", [])
        if field not in args and field not in schema["properties"]
    ]
    out += [f"{field} is not allowed" for field in args if field not in schema["properties"]]
    return out
