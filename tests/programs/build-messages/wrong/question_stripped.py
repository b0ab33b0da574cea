# fault: the user's turn loses the white space at its ends
def build_messages(system, history, user_turn, retrieved=None):
    def gather():
        for old in history:
            yield old["role"], old["content"]
        if retrieved:
            yield "user", "<context>" + "\n".join(retrieved) + "</context>"
        yield "user", user_turn.strip()

    return dict(system=system, messages=[dict(role=who, content=words) for who, words in gather()])
