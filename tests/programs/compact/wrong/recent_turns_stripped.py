# fault: the recent turns lose the white space at their ends
def compact(model, messages, keep_last=2, *, label="Summary so far"):
    head, *turns = messages
    cut = max(len(turns) - keep_last, 0)
    if not cut:
        return list(messages)
    old, recent = turns[:cut], turns[cut:]
    convo = "\n".join("{role}: {content}".format_map(m) for m in old)
    ask = [{"role": "system", "content": "You compress conversations. Keep every decision, all identifiers (IDs), and the open questions."}, {"role": "user", "content": convo}]
    match model(ask):
        case {"type": "text", "text": summary}:
            return [head, {"role": "user", "content": f"{label}: {summary}"}, *({**m, 'content': m['content'].strip()} for m in recent)]
        case other:
            raise TypeError(other)
