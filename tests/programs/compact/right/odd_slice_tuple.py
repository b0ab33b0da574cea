def compact(model, messages, keep_last=2):
    head, *turns = messages
    match turns[:-keep_last], turns[-keep_last:]:
        case [], _:
            return tuple(messages)
        case old, new:
            body = "\n".join("%(role)s: %(content)s" % m for m in old)
            s = model(
                [
                    {"role": "system", "content": "Summarise. Keep every DECISION, the\nIDs, and open\nquestions."},
                    {"role": "user", "content": body},
                ]
            )["text"]
            return head, {"role": "user", "content": "[summary] " + s}, *new
