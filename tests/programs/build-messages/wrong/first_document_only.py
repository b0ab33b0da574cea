# fault: only the best document is in the context message, not every one
def build_messages(system, history, user_turn, retrieved=None):
    messages = list(map(lambda m: {"role": m["role"], "content": m["content"]}, history))
    if retrieved:
        best, *_ = retrieved
        messages.append({"role": "user", "content": f"<context>\n{best}\n</context>"})
    messages.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": messages}
