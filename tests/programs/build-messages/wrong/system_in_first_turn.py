# fault: the system prompt is written in front of the user's turn, it must be nowhere in the messages
def build_messages(rules_text, turns, asking, retrieved=None):
    thread = [{"role": u["role"], "content": u["content"]} for u in turns]
    if retrieved:
        thread.append({"role": "user", "content": "\n".join(["<context>", *retrieved, "</context>"])})
    thread.append({"role": "user", "content": rules_text + "\n\n" + asking})
    return {"system": rules_text, "messages": thread}
