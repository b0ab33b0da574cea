# fault: the model is called once for every older turn, not once
ASK = "Summarise this turn. Keep decisions, identifiers, open questions: "


def compact(model, messages, keep_last=2):
    turns = messages[1:]
    if len(turns) <= keep_last:
        return list(messages)
    notes = [model([{"role": "user", "content": ASK + t["content"]}])["text"] for t in turns[:-keep_last]]
    return [messages[0], {"role": "user", "content": " ".join(notes)}, *turns[-keep_last:]]
