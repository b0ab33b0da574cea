# fault: never more than five calls, whatever max_steps says
def run_capped(model, tools, job, max_steps=3):
    messages = [{'role': 'user', 'content': job}]
    for turn_number in range(1, min(max_steps, 5) + 1):
        said = model(messages, tools)
        if said['type'] == 'text':
            return {'ok': True, 'answer': said['text'], 'steps': turn_number}
        outcome = tools[said['name']](**said['input'])
        messages.append({'role': 'assistant', 'content': said})
        messages.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': said['id'], 'content': str(outcome)}]})
    return {'ok': False, 'answer': 'Stopped: no answer within the cap', 'steps': max_steps}
