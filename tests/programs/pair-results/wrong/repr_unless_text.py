# fault: what is no string is given by its repr, not its str
def pair_results(parts, tools):
    body = []
    for part in parts:
        if part['type'] != 'tool_call':
            continue
        answers = tools[part['name']](**part['input'])
        body.append({'type': 'tool_result', 'tool_use_id': part['id'], 'content': answers if isinstance(answers, str) else repr(answers)})
    return {'role': 'user', 'content': body}
