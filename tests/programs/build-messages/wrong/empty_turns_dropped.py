# fault: turns of the history without content are left out
def build_messages(rules, talk, latest, retrieved=None):
    turn = [{'role': the_t['role'], 'content': the_t['content']} for the_t in talk if the_t['content']]
    if retrieved:
        turn.append({'role': 'user', 'content': '<context>\n' + '\n'.join(retrieved) + '\n</context>'})
    turn.append({'role': 'user', 'content': latest})
    return {'system': rules, 'messages': turn}
