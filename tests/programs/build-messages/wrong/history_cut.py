# fault: only the last four turns of the history are taken
WINDOW = 4

def build_messages(system, history, user_turn, retrieved=None):
    recent = history[-WINDOW:]
    messages = [{"role": t["role"], "content": t["content"]} for t in recent]
    if retrieved:
        messages.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    messages.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": messages}
