# fault: the system prompt is written in front of the user's turn, it must be nowhere in the messages
def build_messages(system, history, user_turn, retrieved=None):
    messages = [{"role": t["role"], "content": t["content"]} for t in history]
    if retrieved:
        messages.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    messages.append({"role": "user", "content": system + "\n\n" + user_turn})
    return {"system": system, "messages": messages}
