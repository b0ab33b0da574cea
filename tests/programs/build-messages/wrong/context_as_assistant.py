# fault: the context message has the role assistant, it has to be user
ROLES = {"turn": "user", "context": "assistant"}

def build_messages(system, history, user_turn, retrieved=None):
    messages = []
    for m in history:
        messages += [{"role": m["role"], "content": m["content"]}]
    if retrieved:
        messages += [{"role": ROLES["context"], "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"}]
    messages += [{"role": ROLES["turn"], "content": user_turn}]
    return {"system": system, "messages": messages}
