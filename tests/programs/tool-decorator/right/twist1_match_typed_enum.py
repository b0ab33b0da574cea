# twist: 1
from __future__ import annotations

import inspect
import typing

REGISTRY: dict = {}


def simple(w):
    who = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}
    return who.get(w.__name__, "string") if isinstance(w, type) else "string"


def prop(w) -> dict:
    arguments = typing.get_args(w)
    match typing.get_origin(w):
        case None:
            return {"type": simple(w)}
        case typing.Literal:
            # the type is welcome beside the enum
            return {"type": simple(type(arguments[0])), "enum": list(arguments)}
        case obj if obj is list:
            return {"type": "array", "items": prop(arguments[0])}
        case _:
            others = [a for a in arguments if a is not type(None)]
            if len(others) == 1 and len(arguments) == 2:
                return prop(others[0])
            return {"type": "string"}


def tool(work):
    sig = inspect.signature(work, eval_str=True)
    properties, required = {}, []
    for x in sig.parameters.values():
        properties[x.name] = {"type": "string"} if x.annotation is x.empty else prop(x.annotation)
        if x.default is x.empty:
            required.append(x.name)
    REGISTRY[work.__name__] = {
        "fn": work,
        "spec": {
            "name": work.__name__,
            "description": (inspect.getdoc(work) or "").strip(),
            "input_schema": {"type": "object", "properties": properties, "required": required},
        },
    }
    return work


@tool
def search(question: str, mode: typing.Literal["fast", "deep"] = "fast", tags: list[str] = ()) -> str:
    """Search the docs."""
    return question
