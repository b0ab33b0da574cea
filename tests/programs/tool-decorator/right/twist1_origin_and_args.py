# twist: 1
import inspect
import types
import typing as t
REGISTRY = {}

def _schema(the_tp):
    if the_tp in (str, inspect.Parameter.empty, None):
        return {'type': 'string'}
    if the_tp is bool:
        return {'type': 'boolean'}
    if the_tp is int:
        return {'type': 'integer'}
    if the_tp is float:
        return {'type': 'number'}
    match (t.get_origin(the_tp), t.get_args(the_tp)):
        case [t.Literal, values]:
            the_kinds = {type(the_v) for the_v in values}
            return {'enum': list(values), **(_schema(the_kinds.pop()) if len(the_kinds) == 1 else {})}
        case [t.Union | types.UnionType, args]:
            the_inner = [the_a for the_a in args if the_a is not types.NoneType]
            return {**_schema(the_inner[0]), 'nullable': True}
        case [o, [arg]] if o is list:
            return {'type': 'array', 'items': _schema(arg)}
    return {'type': 'string'}

def tool(act):
    the_sig = inspect.signature(act, eval_str=True)
    REGISTRY[act.__name__] = {'fn': act, 'spec': {'name': act.__name__, 'description': (inspect.getdoc(act) or '').strip(), 'input_schema': {'type': 'object', 'properties': {k: _schema(parameter.annotation) for k, parameter in the_sig.parameters.items()}, 'required': [k for k, parameter in the_sig.parameters.items() if parameter.default is parameter.empty]}}}
    return act
