# fault: the question comes before the context
def turn(role, content):
    return {"role": role, "content": content}


def build_messages(system, history, user_turn, retrieved=None):
    def all_turns():
        for past in history:
            yield turn(past["role"], past["content"])
        yield turn("user", user_turn)
        if retrieved:
            yield turn("user", "<context>" + "\n\n".join(retrieved) + "</context>")

    return {"system": system, "messages": [*all_turns()]}
