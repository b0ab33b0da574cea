# fault: the context comes before the history, it has to come between the history and the user's turn
def build_messages(sys_text, past, turn_now, retrieved=None):
    transcript = []
    if retrieved:
        transcript.append({"role": "user", "content": f"<context>\n{' '.join(retrieved)}\n</context>"})
    for turn in past:
        transcript.append({"role": turn["role"], "content": turn["content"]})
    transcript.append({"role": "user", "content": turn_now})
    return {"system": sys_text, "messages": transcript}
