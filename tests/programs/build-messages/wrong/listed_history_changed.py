# fault: the history is changed in place, the new turn is added to the caller's list
def build_messages(system, history, user_turn, retrieved=None):
    if retrieved:
        history += [{"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"}]
    history += [{"role": "user", "content": user_turn}]
    return {"system": system,
            "messages": [{"role": m["role"], "content": m["content"]} for m in history]}
