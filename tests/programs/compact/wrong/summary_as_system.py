# fault: the message that holds the summary has the role system, not user
ASK = "Condense this talk, keep decisions, identifiers, open questions:\n\n"


def compact(lm, history, keep_last=2):
    sys_text, *turns = history
    if not (older := turns[:-keep_last]):
        return history
    talk = "\n".join(f"{msg['role']}: {msg['content']}" for msg in older)
    out = lm([{"role": "user", "content": ASK + talk}])
    return [sys_text, dict(role="system", content=out["text"]), *turns[-keep_last:]]
