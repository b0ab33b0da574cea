# fault: turns of one role that follow each other are merged
def build_messages(system, history, user_turn, retrieved=None):
    m = []
    for t in history:
        if m and m[-1]["role"] == t["role"]:
            m[-1]["content"] += "\n" + t["content"]
        else:
            m.append({"role": t["role"], "content": t["content"]})
    if retrieved:
        m.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    m.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": m}
