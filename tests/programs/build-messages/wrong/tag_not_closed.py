# fault: the second tag opens again, the documents are not between <context> and </context>
TAG = "<context>"

def wrap(docs):
    return TAG + "\n" + "\n".join(docs) + "\n" + TAG

def build_messages(system, history, user_turn, retrieved=None):
    messages = [{"role": t["role"], "content": t["content"]} for t in history]
    if retrieved:
        messages.append({"role": "user", "content": wrap(retrieved)})
    messages.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": messages}
