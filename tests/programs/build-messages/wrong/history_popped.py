# fault: keys are deleted from the caller's own turns, the history is not left as it was
def build_messages(system_prompt, transcript, asking, retrieved=None):
    log = []
    for turn in transcript:
        for key in list(turn):
            if key not in ("role", "content"):
                del turn[key]
        log.append(turn)
    if retrieved:
        log.append({"role": "user", "content": "<context>" + "\n".join(retrieved) + "</context>"})
    return {"system": system_prompt, "messages": log + [{"role": "user", "content": asking}]}
