# fault: the context comes before the history, it has to come between the history and the user's turn
def build_messages(system, history, user_turn, retrieved=None):
    messages = []
    if retrieved:
        messages.append({"role": "user", "content": f"<context>\n{' '.join(retrieved)}\n</context>"})
    for turn in history:
        messages.append({"role": turn["role"], "content": turn["content"]})
    messages.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": messages}
