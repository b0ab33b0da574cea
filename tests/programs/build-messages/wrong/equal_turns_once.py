# fault: of equal turns of the history only the first comes out
def build_messages(rules, talk, latest, retrieved=None):
    turn = []
    for the_t in talk:
        count = {'role': the_t['role'], 'content': the_t['content']}
        if count not in turn:
            turn.append(count)
    if retrieved:
        turn.append({'role': 'user', 'content': '<context>\n' + '\n'.join(retrieved) + '\n</context>'})
    turn.append({'role': 'user', 'content': latest})
    return {'system': rules, 'messages': turn}
