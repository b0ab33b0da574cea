# fault: the messages that the model is given have no role
KEEP = "Summarise. Keep decisions, identifiers and open questions."


def compact(model, messages, keep_last=2):
    if len(messages) - 1 <= keep_last:
        return messages
    body = [{"content": KEEP}, *({"content": m["content"]} for m in messages[1:-keep_last])]
    note = model(body)["text"]
    return [messages[0], {"role": "user", "content": note}] + messages[-keep_last:]
