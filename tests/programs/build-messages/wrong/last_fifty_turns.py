# fault: of a long history only the last fifty turns go into the request
WINDOW = 50


def build_messages(system, history, user_turn, retrieved=None):
    thread = [dict(role=turn["role"], content=turn["content"]) for turn in history[-WINDOW:]]
    if retrieved:
        pages = "\n".join(retrieved)
        thread.append(dict(role="user", content=f"<context>\n{pages}\n</context>"))
    thread.append(dict(role="user", content=user_turn))
    return dict(system=system, messages=thread)
