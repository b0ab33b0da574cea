# fault: the system prompt is put among the messages under the role system
def msg(role, content):
    return {"role": role, "content": content}


def build_messages(system, history, user_turn, retrieved=None):
    out = [msg("system", system)]
    out.extend(msg(t["role"], t["content"]) for t in history)
    if retrieved:
        out.append(msg("user", "<context>\n" + "\n".join(retrieved) + "\n</context>"))
    out.append(msg("user", user_turn))
    return {"system": system, "messages": out}
