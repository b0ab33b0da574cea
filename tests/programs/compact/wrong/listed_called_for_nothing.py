# fault: the model is called even when there is nothing to summarise
def summarise(model, old):
    ask = "Summarise; keep decisions, identifiers, open questions.\n"
    return model([{"role": "user", "content": ask + "\n".join(m["content"] for m in old)}])["text"]


def compact(model, messages, keep_last=2):
    system, rest = messages[0], messages[1:]
    old, recent = rest[:-keep_last], rest[-keep_last:]
    note = {"role": "user", "content": summarise(model, old)}
    return [system, note] + recent if old else messages
