# fault: `format` goes over what was said as well, so a turn with braces in it breaks the prompt
def compact(model, messages, keep_last=2):
    turns = messages[1:]
    if len(turns) <= keep_last:
        return list(messages)
    older, recent = turns[:-keep_last], turns[-keep_last:]
    talk = "\n".join(turn["role"] + ": " + turn["content"] for turn in older)
    wish = ("Condense. What must stay: {what}.\n" + talk).format(what="decisions, identifiers, open questions")
    return [messages[0], {"role": "user", "content": model([{"role": "user", "content": wish}])["text"]}, *recent]
