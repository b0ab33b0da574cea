# fault: the message holds the first 40 characters of the summary only
LIMIT = 40

def compact(model, messages, keep_last=2):
    rest = messages[1:]
    if len(rest) <= keep_last:
        return messages
    old = "\n".join(m["content"] for m in rest[:-keep_last])
    ask = f"Summarise in {LIMIT} characters. Keep decisions, identifiers, open questions.\n{old}"
    summary = model([{"role": "user", "content": ask}])["text"][:LIMIT]
    return [messages[0], {"role": "user", "content": f"Earlier: {summary}"}] + rest[-keep_last:]
