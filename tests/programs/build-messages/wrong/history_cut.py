# fault: only the last four turns of the history are taken
WINDOW = 4


def build_messages(system_prompt, transcript, latest_turn, retrieved=None):
    recent = transcript[-WINDOW:]
    convo = [{"role": w["role"], "content": w["content"]} for w in recent]
    if retrieved:
        convo.append({"role": "user", "content": "<context>\n%s\n</context>" % "\n".join(retrieved)})
    convo.append({"role": "user", "content": latest_turn})
    return {"system": system_prompt, "messages": convo}
