# fault: with an empty list of documents there is still a context message
def build_messages(rules_text, turns, asking, retrieved=None):
    collected = [{"role": x["role"], "content": x["content"]} for x in turns]
    match retrieved:
        case None:
            pass
        case library:
            collected.append({"role": "user", "content": "\n".join(["<context>", *library, "</context>"])})
    collected.append({"role": "user", "content": asking})
    return {"system": rules_text, "messages": collected}
