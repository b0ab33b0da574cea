# fault: the summary has the role assistant
WANTED = "Write a summary of this talk. Keep decisions, identifiers (IDs) and open questions."


def compact(model, messages, keep_last=2):
    system, turns = messages[0], messages[1:]
    if len(turns) <= keep_last:
        return list(messages)
    split = len(turns) - keep_last
    lines = []
    for turn in turns[:split]:
        lines.append("{role}: {content}".format(**turn))
    prompt = WANTED + "\n" + "\n".join(lines)
    reply = model([{"role": "user", "content": prompt}])
    summary = {"role": "assistant", "content": "So far: " + reply["text"]}
    return [system, summary] + list(turns[split:])
