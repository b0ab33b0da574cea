# fault: the prompt asks for a short summary and does not say what has to survive
def compact(model, messages, keep_last=2):
    cut = len(messages) - keep_last
    if cut <= 1:
        return messages[:]
    older = messages[1:cut]
    request = "Write a short summary of the conversation below.\n"
    for m in older:
        request += "\n" + m["role"] + ": " + str(m["content"])
    reply = model([{"role": "user", "content": request}])
    return messages[:1] + [{"role": "user", "content": reply["text"]}] + messages[cut:]
