# with extra keys beside the two that are asked for
def clean(turn):
    match turn:
        case {"role": role, "content": content}:
            return {"role": role, "content": content}
    raise ValueError(f"not a message: {turn!r}")


def build_messages(system, history, user_turn, retrieved=None):
    messages = [*map(clean, history)]
    question = {"role": "user", "content": user_turn}
    if retrieved is None or len(retrieved) == 0:
        messages.append(question)
        return {"system": system, "messages": messages, "documents": 0}
    block = "<context>\n"
    for doc in retrieved:
        block += doc
        block += "\n---\n"
    block += "</context>"
    messages.append({"role": "user", "content": block})
    messages.append(question)
    return {"system": system, "messages": messages, "documents": len(retrieved)}
