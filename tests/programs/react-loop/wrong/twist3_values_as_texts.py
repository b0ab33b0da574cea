# twist: 3
# fault: the values are compared as texts, so 5 and '5' are taken for the same
def run(model, tools, job, max_steps=5):
    talk = [{'role': 'user', 'content': job}]
    the_previous = None
    for __now in range(max_steps):
        said = model(talk, tools)
        if said['type'] == 'text':
            return said['text']
        the_this = (said['name'], {k: str(the_v) for k, the_v in said['input'].items()})
        if the_this == the_previous:
            return 'Stopped: the same call twice'
        the_previous = the_this
        talk.append({'role': 'assistant', 'content': said})
        outcome = tools[said['name']](**said['input'])
        talk.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': said['id'], 'content': str(outcome)}]})
    return 'Stopped: out of steps'
