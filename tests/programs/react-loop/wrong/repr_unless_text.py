# fault: what is no string is given by its repr, not its str
def run(model, tools, job, max_steps=5):
    talk = [{'role': 'user', 'content': job}]
    for __now in range(max_steps):
        said = model(talk, tools)
        if said['type'] == 'text':
            return said['text']
        talk.append({'role': 'assistant', 'content': said})
        outcome = tools[said['name']](**said['input'])
        talk.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': said['id'], 'content': outcome if isinstance(outcome, str) else repr(outcome)}]})
    return 'Stopped: out of steps'
