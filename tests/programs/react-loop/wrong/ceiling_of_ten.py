# fault: never more than ten calls, whatever max_steps says
def run(model, tools, job, max_steps=5):
    talk = [{'role': 'user', 'content': job}]
    for __now in range(min(max_steps, 10)):
        said = model(talk, tools)
        if said['type'] == 'text':
            return said['text']
        talk.append({'role': 'assistant', 'content': said})
        outcome = tools[said['name']](**said['input'])
        talk.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': said['id'], 'content': str(outcome)}]})
    return 'Stopped: out of steps'
