# fault: the schema's list of required fields is sorted in place
TYPES = {'string': str, 'integer': int, 'number': (int, float), 'boolean': bool}

def validate(given, shape):
    faults = []
    the_properties = shape['properties']
    the_required = shape.get('required', [])
    the_required.sort()
    for called in the_required:
        if called not in given:
            faults.append(f'missing required field: {called}')
    for called, item in given.items():
        if called not in the_properties:
            faults.append(f'unexpected field: {called}')
            continue
        the_spec = the_properties[called]
        if not isinstance(item, TYPES[the_spec['type']]):
            faults.append(f"{called}: expected {the_spec['type']}, got {type(item).__name__}")
        elif 'maximum' in the_spec and item > the_spec['maximum']:
            faults.append(f"{called}: {item} is above the maximum {the_spec['maximum']}")
    return faults
