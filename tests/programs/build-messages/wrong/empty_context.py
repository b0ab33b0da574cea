# fault: with an empty list of documents there is still a context message
def build_messages(system, history, user_turn, retrieved=None):
    out = [{"role": h["role"], "content": h["content"]} for h in history]
    match retrieved:
        case None:
            pass
        case docs:
            out.append({"role": "user", "content": "\n".join(["<context>", *docs, "</context>"])})
    out.append({"role": "user", "content": user_turn})
    return {"system": system, "messages": out}
