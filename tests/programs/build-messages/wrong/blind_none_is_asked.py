# fault: an empty list of documents still gives a context message
def turn(role, content):
    return {"role": role, "content": content}


def build_messages(system, history, user_turn, retrieved=None):
    messages = []
    for past in history:
        messages.append(turn(past["role"], past["content"]))
    if retrieved is not None:
        messages.append(turn("user", "<context>" + "\n".join(map(str, retrieved)) + "</context>"))
    messages.append(turn("user", user_turn))
    return dict(system=system, messages=messages)
