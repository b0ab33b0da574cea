# fault: turns of the history that hold an older context are left out
def build_messages(system, history, user_turn, retrieved=None):
    m = [
        {"role": t["role"], "content": t["content"]}
        for t in history
        if t["role"] == "assistant" or t["role"] == "user" and "<context>" not in t["content"]
    ]
    if retrieved:
        m.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    m.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": m}
