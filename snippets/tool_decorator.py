import inspect
import json
from typing import get_type_hints

JSON_TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}  #: type_names
REGISTRY = {}


def tool(fn):
    hints = get_type_hints(fn)  #: resolve_hints
    parameters = inspect.signature(fn).parameters.values()  #: parameters_only
    schema = {
        "type": "object",  #: as_object
        "properties": {p.name: {"type": JSON_TYPES.get(hints.get(p.name), "string")} for p in parameters},  #: fallback
        "required": [p.name for p in parameters if p.default is p.empty],  #: required
    }
    description = (fn.__doc__ or "").strip()  #: describe
    spec = {"name": fn.__name__, "description": description, "input_schema": schema}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": spec}  #: register
    return fn  #: returns_fn


if __name__ == "__main__":

    @tool
    def book_table(guests: int, day: str, terrace: bool = False) -> str:
        """Book a table for a number of guests."""
        return f"A table for {guests} on {day}{', outside' if terrace else ''}."

    print(json.dumps(REGISTRY["book_table"]["spec"], indent=1))
    print(book_table(4, "Friday", terrace=True))
