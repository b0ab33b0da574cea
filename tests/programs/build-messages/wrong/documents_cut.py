# fault: each document is cut to 400 characters
def build_messages(system, history, user_turn, retrieved=None):
    msgs = [{"role": h["role"], "content": h["content"]} for h in history]
    if retrieved:
        docs = "\n---\n".join(doc[:400] for doc in retrieved)
        msgs.append({"role": "user", "content": f"<context>\n{docs}\n</context>"})
    msgs.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": msgs}
