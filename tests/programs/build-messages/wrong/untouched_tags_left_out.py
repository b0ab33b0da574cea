# fault: the documents stand in no tags
def turn(role, content):
    return {"role": role, "content": content}


def build_messages(system, history, user_turn, retrieved=None):
    def all_turns():
        for past in history:
            yield turn(past["role"], past["content"])
        if retrieved:
            yield turn("user", "\n\n".join(retrieved))
        yield turn("user", user_turn)

    return {"system": system, "messages": [*all_turns()]}
