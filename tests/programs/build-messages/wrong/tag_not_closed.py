# fault: the second tag opens again, the documents are not between <context> and </context>
TAG = "<context>"


def wrap(documents):
    return TAG + "\n" + "\n".join(documents) + "\n" + TAG


def build_messages(system_prompt, log, message, retrieved=None):
    transcript = [{"role": bit["role"], "content": bit["content"]} for bit in log]
    if retrieved:
        transcript.append({"role": "user", "content": wrap(retrieved)})
    transcript.append({"role": "user", "content": message})
    return {"system": system_prompt, "messages": transcript}
