# fault: the history's turns keep all their keys, only role and content belong there
def build_messages(system, history, user_turn, retrieved=None):
    messages = [dict(turn) for turn in history]
    if retrieved:
        docs = "\n".join(retrieved)
        messages.append(dict(role="user", content=f"<context>\n{docs}\n</context>"))
    messages.append(dict(role="user", content=user_turn))
    return dict(system=system, messages=messages)
