# fault: the return annotation shows up among the properties
import inspect
from typing import get_type_hints

REGISTRY = {}
AS_JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(callee):
    sig_params = inspect.signature(callee).parameters
    props = {which: {"type": "string"} for which in sig_params}
    props.update((which, {"type": AS_JSON.get(bit, "string")}) for which, bit in get_type_hints(callee).items())
    required = [step for step, a in sig_params.items() if a.default is a.empty]
    rules = {"type": "object", "properties": props, "required": required}
    REGISTRY[callee.__name__] = {"fn": callee, "spec": {"name": callee.__name__,
                             "description": (inspect.getdoc(callee) or "").strip(), "input_schema": rules}}
    return callee
