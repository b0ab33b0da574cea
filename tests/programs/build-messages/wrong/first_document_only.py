# fault: only the best document is in the context message, not every one
def build_messages(system_prompt, thread, message, retrieved=None):
    talk = list(map(lambda turn: {"role": turn["role"], "content": turn["content"]}, thread))
    if retrieved:
        best, *_ = retrieved
        talk.append({"role": "user", "content": f"<context>\n{best}\n</context>"})
    talk.append({"role": "user", "content": message})
    return {"system": system_prompt, "messages": talk}
