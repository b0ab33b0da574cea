# fault: the earlier turns go in as they are, ids and times included
def build_messages(system, history, user_turn, retrieved=None):
    context = []
    if retrieved:
        docs = "\n\n".join(retrieved)
        context = [{"role": "user", "content": f"<context>\n{docs}\n</context>"}]
    return {"system": system, "messages": [*history, *context, {"role": "user", "content": user_turn}]}
