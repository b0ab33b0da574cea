# fault: two turns are kept whatever keep_last says
def compact(model, messages, keep_last=2):
    if len(messages) - 1 <= keep_last:
        return messages
    *old, before, last = messages[1:]
    talk = "\n".join(f"{m['role']}> {m['content']}" for m in old)
    ask = f"{talk}\n\nSummarise. Decisions, identifiers and open questions have to stay."
    summary = model([{"role": "user", "content": ask}])["text"]
    return [messages[0], {"role": "user", "content": summary}, before, last]
