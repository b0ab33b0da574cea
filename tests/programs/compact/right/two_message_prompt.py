# instructions as the system prompt of the summariser, the transcript as its user turn
INSTRUCTIONS = """\
You shorten conversations. Always keep:
- every decision that was made
- all identifiers (order numbers, names, dates)
- each open
question
Answer with the summary only."""


def compact(model, messages, keep_last=2):
    first, turns = messages[0], list(messages[1:])
    n_old = len(turns) - keep_last
    if n_old <= 0:
        return list(messages)
    old = turns[:n_old]
    prompt = [
        {"role": "system", "content": INSTRUCTIONS},
        {"role": "user", "content": "\n".join(m["role"].upper() + ": " + m["content"] for m in old)},
    ]
    summary = model(prompt)["text"]
    return [first, {"role": "user", "content": summary}, *turns[n_old:]]
