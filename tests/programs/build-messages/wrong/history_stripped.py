# fault: the turns of the history lose the white space at their ends
def _turn(who, words):
    return dict(role=who, content=words.strip())


def build_messages(system, history, user_turn, retrieved=None):
    thread = [_turn(old["role"], old["content"]) for old in history]
    if retrieved:
        pages = "\n".join(["<context>", *retrieved, "</context>"])
        thread.append(_turn("user", pages))
    return dict(system=system, messages=[*thread, dict(role="user", content=user_turn)])
