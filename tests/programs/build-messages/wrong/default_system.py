# fault: an empty system prompt is replaced by one of its own
def build_messages(system, history, user_turn, retrieved=None):
    msgs = [{"role": h["role"], "content": h["content"]} for h in history]
    if retrieved:
        msgs.append({"role": "user", "content": "<context>" + "\n".join(retrieved) + "</context>"})
    msgs.append({"role": "user", "content": user_turn})
    return {"system": system or "You are a helpful assistant.", "messages": msgs}
