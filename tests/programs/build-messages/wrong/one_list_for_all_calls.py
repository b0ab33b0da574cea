# fault: the messages of an earlier call are still there in the next one
def build_messages(system, history, user_turn, retrieved=None, messages=[]):
    messages.extend({"role": t["role"], "content": t["content"]} for t in history)
    if retrieved:
        messages.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    messages.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": messages}
