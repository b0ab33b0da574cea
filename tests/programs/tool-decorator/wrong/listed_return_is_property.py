# fault: the return annotation shows up among the properties
import inspect
from typing import get_type_hints

REGISTRY = {}
AS_JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(callee):
    sig_params = inspect.signature(callee).parameters
    props = {field_name: {"type": "string"} for field_name in sig_params}
    props.update(
        (field_name, {"type": AS_JSON.get(bit, "string")}) for field_name, bit in get_type_hints(callee).items()
    )
    required = [u for u, a in sig_params.items() if a.default is a.empty]
    rules = {"type": "object", "properties": props, "required": required}
    REGISTRY[callee.__name__] = {
        "fn": callee,
        "spec": {"name": callee.__name__, "description": (inspect.getdoc(callee) or "").strip(), "input_schema": rules},
    }
    return callee
