# fault: the content of the summary's message is the model's reply and not the text in it
def compact(model, messages, keep_last=2):
    turns = messages[1:]
    if len(turns) <= keep_last:
        return list(messages)
    older, recent = turns[:-keep_last], turns[-keep_last:]
    wish = "Shorten this; decisions, identifiers and open questions stay:\n"
    short = model([{"role": "user", "content": wish + "\n".join(t["content"] for t in older)}])
    return [messages[0], {"role": "user", "content": short}, *recent]
