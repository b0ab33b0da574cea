KEEP = "Summarise. Keep decisions, identifiers and open questions."


def compact(model, messages, /, keep_last=2):
    system, *turns = messages
    older, recent = turns[:-keep_last], turns[-keep_last:]
    ask = lambda: model([system, *older, {"role": "system", "content": KEEP.upper()}], tools=None)
    summary = [{"role": "user", "content": [{"type": "text", "text": ask()["text"]}]} for _ in older[:1]]
    return tuple([system] + summary + recent)
