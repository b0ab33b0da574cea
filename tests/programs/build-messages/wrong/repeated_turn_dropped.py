# fault: the user's turn is left out when the history already holds the same words
def build_messages(rules_text, turns, message, retrieved=None):
    transcript = [{"role": x["role"], "content": x["content"]} for x in turns]
    if retrieved:
        transcript.append({"role": "user", "content": "<context>\n{}\n</context>".format("\n".join(retrieved))})
    turn = {"role": "user", "content": message}
    if turn not in transcript:
        transcript.append(turn)
    return {"system": rules_text, "messages": transcript}
