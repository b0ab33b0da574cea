# fault: the system prompt is not in the result
from itertools import islice


def compact(model, messages, keep_last=2):
    count = len(messages) - 1 - keep_last
    if count <= 0:
        return messages
    turns = iter(messages[1:])
    old = list(islice(turns, count))
    ask = "Summarise; keep decisions, identifiers, open questions.\n" + "\n".join(m["content"] for m in old)
    summary = model([{"role": "user", "content": ask}])["text"]
    return [{"role": "user", "content": f"<summary>{summary}</summary>"}, *turns]
