# fault: the documents stand under a heading, not between tags
def build_messages(system, history, turn, retrieved=None):
    msgs = [{k: one[k] for k in ("role", "content")} for one in history]
    if retrieved:
        lines = ["Context:"]
        for i, doc in enumerate(retrieved, 1):
            lines.append(f"{i}. {doc}")
        msgs.append({"role": "user", "content": "\n".join(lines)})
    msgs.append({"role": "user", "content": turn})
    return {"system": system, "messages": msgs}
