# fault: bare line breaks inside a string are taken, which is no JSON
import json

def parse_tool_call(received, known):
    try:
        parsed = json.loads(received, strict=False)
    except json.JSONDecodeError as problem:
        return (None, f'ERROR: not valid JSON: {problem}')
    if not isinstance(parsed, dict):
        return (None, 'ERROR: expected a JSON object')
    called = parsed.get('name')
    if called not in known:
        return (None, f'ERROR: unknown tool {called!r}; allowed: {sorted(known)}')
    given = parsed.get('input', {})
    if not isinstance(given, dict):
        return (None, 'ERROR: input must be an object')
    return ((called, given), None)
