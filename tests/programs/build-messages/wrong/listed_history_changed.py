# fault: the history is changed in place, the new turn is added to the caller's list
def build_messages(system_prompt, transcript, message, retrieved=None):
    if retrieved:
        transcript += [{"role": "user", "content": "\n".join(["<context>", *retrieved, "</context>"])}]
    transcript += [{"role": "user", "content": message}]
    return {
        "system": system_prompt,
        "messages": [{"role": msg["role"], "content": msg["content"]} for msg in transcript],
    }
