# fault: a request is remembered by system prompt, question and length of the history alone
_built = {}


def build_messages(system, history, user_turn, retrieved=None):
    key = (system, user_turn, len(history))
    if key not in _built:
        thread = [dict(role=old["role"], content=old["content"]) for old in history]
        if retrieved:
            thread.append(dict(role="user", content="\n".join(["<context>", *retrieved, "</context>"])))
        thread.append(dict(role="user", content=user_turn))
        _built[key] = dict(system=system, messages=thread)
    return _built[key]
