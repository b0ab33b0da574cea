# fault: the system prompt counts as a turn, with exactly keep_last turns the model is called for nothing
def compact(model, messages, keep_last=2):
    if len(messages) <= keep_last:
        return messages
    head, body = messages[0], messages[1:]
    cut = len(body) - keep_last
    prompt = ["Summarise. Keep decisions, identifiers, and open questions."]
    prompt += [m["content"] for m in body[: max(cut, 0)]]
    summary = model([{"role": "user", "content": "\n".join(prompt)}])["text"]
    return [head, {"role": "user", "content": summary}] + body[max(cut, 0) :]
