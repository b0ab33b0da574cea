# fault: `format` goes over the documents as well, so one with braces in it breaks the message
def build_messages(system, history, user_turn, retrieved=None):
    turns = [{"role": turn["role"], "content": turn["content"]} for turn in history]
    if retrieved:
        inside = ("{start}\n" + "\n".join(retrieved) + "\n{end}").format(start="<context>", end="</context>")
        turns.append({"role": "user", "content": inside})
    return {"system": system, "messages": [*turns, {"role": "user", "content": user_turn}]}
