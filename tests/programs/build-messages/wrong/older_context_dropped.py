# fault: turns of the history that hold an older context are left out
def build_messages(rules, talk, latest, retrieved=None):
    turn = [{'role': the_t['role'], 'content': the_t['content']} for the_t in talk if the_t['role'] == 'assistant' or (the_t['role'] == 'user' and '<context>' not in the_t['content'])]
    if retrieved:
        turn.append({'role': 'user', 'content': '<context>\n' + '\n'.join(retrieved) + '\n</context>'})
    turn.append({'role': 'user', 'content': latest})
    return {'system': rules, 'messages': turn}
