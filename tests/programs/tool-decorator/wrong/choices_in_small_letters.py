# twist: 1
# fault: the values of a Literal are written in small letters
import inspect
import typing

REGISTRY = {}
NAMES = {float: "number", int: "integer", bool: "boolean"}


def small(value):
    return value.lower() if isinstance(value, str) else value


def described(hint):
    inside = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Literal:
        return {"enum": [small(value) for value in inside]}
    if typing.get_origin(hint) is list:
        return {"type": "array", "items": described(*inside)}
    if type(None) in inside:
        return described(*(each for each in inside if each is not type(None)))
    return {"type": NAMES.get(hint, "string")}


def tool(fn):
    given, hints = inspect.signature(fn).parameters, typing.get_type_hints(fn)
    schema = dict(
        type="object",
        properties={key: described(hints.get(key)) for key in given},
        required=[key for key in given if given[key].default is inspect.Signature.empty],
    )
    about = inspect.cleandoc(fn.__doc__ or "").strip()
    REGISTRY[fn.__name__] = dict(spec=dict(input_schema=schema, description=about, name=fn.__name__), fn=fn)
    return fn
