# fault: the messages of an earlier call are still there in the next one
def build_messages(rules_text, past, message, retrieved=None, log=[]):
    log.extend({"role": x["role"], "content": x["content"]} for x in past)
    if retrieved:
        log.append({"role": "user", "content": "\n".join(("<context>", *retrieved, "</context>"))})
    log.append({"role": "user", "content": message})
    return {"system": rules_text, "messages": log}
