# fault: the context message has the role assistant, it has to be user
ROLES = {"turn": "user", "context": "assistant"}


def build_messages(system_prompt, transcript, turn_now, retrieved=None):
    talk = []
    for x in transcript:
        talk += [{"role": x["role"], "content": x["content"]}]
    if retrieved:
        talk += [{"role": ROLES["context"], "content": "<context>\n" + "\n".join(retrieved) + "\n</context>"}]
    talk += [{"role": ROLES["turn"], "content": turn_now}]
    return {"system": system_prompt, "messages": talk}
