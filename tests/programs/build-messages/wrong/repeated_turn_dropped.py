# fault: the user's turn is left out when the history already holds the same words
def build_messages(system, history, user_turn, retrieved=None):
    messages = [{"role": t["role"], "content": t["content"]} for t in history]
    if retrieved:
        messages.append({"role": "user", "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"})
    turn = {"role": "user", "content": user_turn}
    if turn not in messages:
        messages.append(turn)
    return {"system": system, "messages": messages}
