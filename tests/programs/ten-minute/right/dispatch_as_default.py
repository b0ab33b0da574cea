import inspect

def dispatch(tools, called, given):
    if called not in tools:
        return f"ERROR: unknown tool {called!r}. Available: {', '.join(tools)}"
    act = tools[called]
    try:
        inspect.signature(act).bind(**given)
    except TypeError as problem:
        return f'ERROR: bad arguments for {called}: {problem}'
    try:
        return str(act(**given))
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'

def run(model, tools, job, max_steps=5, _dispatch_now=dispatch):
    talk = [{'role': 'user', 'content': job}]
    for __now in range(max_steps):
        said = model(talk, tools)
        parts = said if isinstance(said, list) else [said]
        the_calls = [the_b for the_b in parts if the_b['type'] == 'tool_call']
        if not the_calls:
            return '\n'.join((the_b['text'] for the_b in parts if the_b['type'] == 'text'))
        talk.append({'role': 'assistant', 'content': said})
        talk.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': the_c['id'], 'content': _dispatch_now(tools, the_c['name'], the_c['input'])} for the_c in the_calls]})
    return 'Stopped: step cap reached'
