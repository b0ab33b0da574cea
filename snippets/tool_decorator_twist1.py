import inspect
import json
from types import UnionType
from typing import Literal, Optional, Union, get_args, get_origin, get_type_hints

JSON_TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}  #: type_names
REGISTRY = {}


def property_for(hint):
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Literal:  #: literal
        return {"type": JSON_TYPES.get(type(inner[0]), "string"), "enum": list(inner)}  #: literal
    if kind in (Union, UnionType):  #: optional
        return property_for(next(each for each in inner if each is not type(None)))  #: optional
    if kind is list:  #: array
        return {"type": "array", "items": property_for(inner[0])}  #: array
    return {"type": JSON_TYPES.get(hint, "string")}  #: fallback


def tool(fn):
    hints = get_type_hints(fn)  #: resolve_hints
    parameters = inspect.signature(fn).parameters.values()  #: parameters_only
    schema = {
        "type": "object",  #: as_object
        "properties": {p.name: property_for(hints.get(p.name)) for p in parameters},  #: parameters_only
        "required": [p.name for p in parameters if p.default is p.empty],  #: required
    }
    description = (fn.__doc__ or "").strip()  #: describe
    spec = {"name": fn.__name__, "description": description, "input_schema": schema}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": spec}  #: register
    return fn  #: returns_fn


if __name__ == "__main__":

    @tool
    def search(words: list[str], order: Literal["newest", "best"] = "best", limit: Optional[int] = None):  # noqa: UP045
        """Search the archive."""

    print(json.dumps(REGISTRY["search"]["spec"]["input_schema"], indent=1))
