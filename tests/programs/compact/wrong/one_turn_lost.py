# fault: the turn before the recent ones is neither in the prompt nor in the result
def compact(model, messages, keep_last=2):
    rest = messages[1:]
    if len(rest) <= keep_last:
        return messages
    old = rest[:-(keep_last + 1)]
    prompt = "Keep decisions, identifiers and open questions of this:\n"
    for m in old:
        prompt += f"[{m['role']}] {m['content']}\n"
    summary = model([{"role": "user", "content": prompt}])["text"]
    return [messages[0], {"role": "user", "content": summary}] + rest[-keep_last:]
