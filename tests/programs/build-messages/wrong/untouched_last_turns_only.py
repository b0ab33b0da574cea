# fault: only the last two turns of the history are taken
def turn(role, content):
    return {"role": role, "content": content}


def build_messages(system, history, user_turn, retrieved=None):
    def all_turns():
        for past in history[-2:]:
            yield turn(past["role"], past["content"])
        if retrieved:
            yield turn("user", "<context>" + "\n\n".join(retrieved) + "</context>")
        yield turn("user", user_turn)

    return {"system": system, "messages": [*all_turns()]}
