import textwrap

ORDER = "You will go on from this summary alone. Keep decisions, ids and the questions that are open."


def folded(turn):
    return textwrap.fill(f"({turn['role']}) {turn['content']}", width=72, subsequent_indent="   ")


def compact(model, messages, keep_last=2):
    before, tail = messages[1:-keep_last], messages[-keep_last:]
    if not before:
        return [*messages]
    prompt = "\n".join([ORDER, *map(folded, before)])
    reply = model([{"role": "user", "content": prompt}])
    return [messages[0], {"role": "user", "content": f"So far: {reply['text']}"}, *tail]
