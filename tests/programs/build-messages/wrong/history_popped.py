# fault: keys are deleted from the caller's own turns, the history is not left as it was
def build_messages(system, history, user_turn, retrieved=None):
    messages = []
    for turn in history:
        for key in list(turn):
            if key not in ("role", "content"):
                del turn[key]
        messages.append(turn)
    if retrieved:
        messages.append({"role": "user", "content": "<context>" + "\n".join(retrieved) + "</context>"})
    return {"system": system, "messages": messages + [{"role": "user", "content": user_turn}]}
