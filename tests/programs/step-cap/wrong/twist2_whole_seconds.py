# twist: 2
# fault: `.seconds` of the time passed drops the part of a second
from datetime import datetime

def run_capped(model, tools, job, max_steps=3, deadline=None):
    since = datetime.now()
    messages = [{'role': 'user', 'content': job}]
    the_steps = 0
    while the_steps < max_steps and (deadline is None or (datetime.now() - since).seconds <= deadline):
        said = model(messages, tools)
        the_steps += 1
        if said['type'] == 'text':
            return {'ok': True, 'answer': said['text'], 'steps': the_steps}
        outcome = tools[said['name']](**said['input'])
        messages.append({'role': 'assistant', 'content': said})
        messages.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': said['id'], 'content': str(outcome)}]})
    return {'ok': False, 'answer': 'Stopped', 'steps': the_steps}
