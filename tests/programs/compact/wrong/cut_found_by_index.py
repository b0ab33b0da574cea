# fault: the cut is looked up by value, so an equal turn before it is taken for it
ASK = "Write down what matters below: every decision, every identifier, every open question.\n"


def compact(model, messages, keep_last=2):
    head, *said = messages
    if keep_last >= len(said):
        return [head, *said]
    first_recent = said.index(said[-keep_last])
    below = "\n".join(one["content"] for one in said[:first_recent])
    memo = model([{"role": "user", "content": ASK + below}])["text"]
    return [head, {"role": "user", "content": memo}, *said[first_recent:]]
