# fault: a long conversation goes into the prompt up to a number of characters
ASK = "Write down what matters below: every decision, every identifier, every open question.\n"
ROOM = 8000


def compact(model, messages, keep_last=2):
    cut = len(messages) - keep_last
    if cut < 2:
        return list(messages)
    below = "\n".join(one["content"] for one in messages[1:cut])
    memo = model([{"role": "user", "content": ASK + below[:ROOM]}])["text"]
    return [messages[0], {"role": "user", "content": memo}, *messages[cut:]]
