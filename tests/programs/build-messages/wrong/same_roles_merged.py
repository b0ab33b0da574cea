# fault: turns of one role that follow each other are merged
def build_messages(rules, talk, latest, retrieved=None):
    turn = []
    for the_t in talk:
        if turn and turn[-1]['role'] == the_t['role']:
            turn[-1]['content'] += '\n' + the_t['content']
        else:
            turn.append({'role': the_t['role'], 'content': the_t['content']})
    if retrieved:
        turn.append({'role': 'user', 'content': '<context>\n' + '\n'.join(retrieved) + '\n</context>'})
    turn.append({'role': 'user', 'content': latest})
    return {'system': rules, 'messages': turn}
