# fault: the message that holds the summary has the role system, not user
ASK = "Condense this talk, keep decisions, identifiers, open questions:\n\n"

def compact(model, messages, keep_last=2):
    system, *turns = messages
    if not (old := turns[:-keep_last]):
        return messages
    talk = "\n".join(f"{m['role']}: {m['content']}" for m in old)
    reply = model([{"role": "user", "content": ASK + talk}])
    return [system, dict(role="system", content=reply["text"]), *turns[-keep_last:]]
