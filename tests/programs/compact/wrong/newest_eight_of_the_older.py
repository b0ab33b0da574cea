# fault: of the older turns only the last eight are shown to the model
RULE = "Condense the talk. Hold on to decisions, identifiers and open questions."


def compact(model, messages, keep_last=2):
    if len(messages) <= keep_last + 1:
        return list(messages)
    older = messages[1:-keep_last]
    lines = [RULE, *(turn["content"] for turn in older[-8:])]
    condensed = model([{"role": "user", "content": "\n".join(lines)}])["text"]
    return messages[:1] + [{"role": "user", "content": condensed}] + messages[-keep_last:]
