# fault: turns without text are dropped, also among the recent ones
ASK = "Write down what matters below: every decision, every identifier, every open question.\n"


def compact(model, messages, keep_last=2):
    head, said = messages[0], [one for one in messages[1:] if one["content"]]
    cut = len(said) - keep_last
    if cut < 1:
        return list(messages)
    memo = model([{"role": "user", "content": ASK + "\n".join(one["content"] for one in said[:cut])}])["text"]
    return [head, {"role": "user", "content": memo}, *said[cut:]]
