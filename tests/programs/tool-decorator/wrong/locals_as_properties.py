# fault: the function's local variables become properties too
import inspect
from typing import get_type_hints
REGISTRY = {}
TYPES = {str: 'string', int: 'integer', float: 'number', bool: 'boolean'}

def tool(act):
    the_hints = get_type_hints(act)
    the_properties, the_required = ({}, [])
    for called, the_param in inspect.signature(act).parameters.items():
        the_properties.update({the_v: {'type': TYPES.get(the_hints.get(the_v), 'string')} for the_v in act.__code__.co_varnames})
        if the_param.default is inspect.Parameter.empty:
            the_required.append(called)
    REGISTRY[act.__name__] = {'fn': act, 'spec': {'name': act.__name__, 'description': (act.__doc__ or '').strip(), 'input_schema': {'type': 'object', 'properties': the_properties, 'required': the_required}}}
    return act
