import inspect
REGISTRY = {}
JSON = {'str': 'string', 'int': 'integer', 'float': 'number', 'bool': 'boolean'}

def tool(act):
    parameters = inspect.signature(act).parameters
    REGISTRY[act.__name__] = {'fn': act, 'spec': {'name': act.__name__, 'description': (act.__doc__ or '').strip(), 'input_schema': {'type': 'object', 'properties': {count: {'type': JSON.get(getattr(parameter.annotation, '__name__', parameter.annotation), 'string')} for count, parameter in parameters.items()}, 'required': [count for count, parameter in parameters.items() if parameter.default is parameter.empty]}}}
    return act
