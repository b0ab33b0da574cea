# fault: an older turn that is a summary itself is left out of the prompt
def compact(model, messages, keep_last=2):
    t = messages[1:]
    if len(t) <= keep_last:
        return list(messages)
    n = len(t) - keep_last
    p = "Keep decisions, identifiers, open questions.\n" + "\n".join(
        m["content"] for m in t[:n] if "ummary" not in m["content"]
    )
    return [
        messages[0],
        {"role": "user", "content": "Summary: " + model([{"role": "user", "content": p}])["text"]},
        *t[n:],
    ]
