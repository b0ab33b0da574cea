# fault: the critic sees the first three hundred characters of the draft
def swap_roles(messages):
    the_f = {'user': 'assistant', 'assistant': 'user'}
    return [{**turn, 'role': the_f.get(turn['role'], turn['role'])} for turn in messages]

def draft_and_critique(author, reader, job):
    the_d = author([{'role': 'user', 'content': job}])['text']
    right = [{'role': 'system', 'content': 'Judge.'}, {'role': 'user', 'content': the_d[:300]}]
    return (the_d, reader(right)['text'], right)
