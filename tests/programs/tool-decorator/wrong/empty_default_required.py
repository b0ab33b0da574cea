# fault: a parameter whose default is the empty string is listed as required
import inspect
from typing import get_type_hints
REGISTRY = {}
TYPES = {str: 'string', int: 'integer', float: 'number', bool: 'boolean'}

def tool(act):
    the_hints = get_type_hints(act)
    the_properties, the_required = ({}, [])
    for called, the_param in inspect.signature(act).parameters.items():
        the_properties[called] = {'type': TYPES.get(the_hints.get(called), 'string')}
        if the_param.default in (inspect.Parameter.empty, ''):
            the_required.append(called)
    REGISTRY[act.__name__] = {'fn': act, 'spec': {'name': act.__name__, 'description': (act.__doc__ or '').strip(), 'input_schema': {'type': 'object', 'properties': the_properties, 'required': the_required}}}
    return act
