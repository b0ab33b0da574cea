# fault: the input list is changed in place
def compact(model, messages, keep_last=2):
    old = messages[1:-keep_last]
    if old:
        ask = "Summarise. Keep decisions, identifiers, open questions.\n"
        ask += "\n".join(m["content"] for m in old)
        summary = model([{"role": "user", "content": ask}])["text"]
        messages[1:-keep_last] = [{"role": "user", "content": summary}]
    return messages
