# fault: of equal turns of the history only the first comes out
def build_messages(system, history, user_turn, retrieved=None):
    m = []
    for t in history:
        n = {"role": t["role"], "content": t["content"]}
        if n not in m:
            m.append(n)
    if retrieved:
        m.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    m.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": m}
