# fault: the required parameters went through a set and lost their order
import inspect
import typing

REGISTRY = {}
NAMES = {float: "number", int: "integer", bool: "boolean"}


def described(hint):
    return {"type": NAMES.get(hint, "string")}


def tool(fn):
    given, hints = inspect.signature(fn).parameters, typing.get_type_hints(fn)
    schema = dict(
        type="object",
        properties={key: described(hints.get(key)) for key in given},
        required=list({key for key in given if given[key].default is inspect.Signature.empty}),
    )
    about = inspect.cleandoc(fn.__doc__ or "").strip()
    REGISTRY[fn.__name__] = dict(spec=dict(input_schema=schema, description=about, name=fn.__name__), fn=fn)
    return fn
