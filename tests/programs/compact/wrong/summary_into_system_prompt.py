# fault: the summary is glued to the system prompt, there is no user message of its own
def compact(model, messages, keep_last=2):
    turns = messages[1:]
    if len(turns) <= keep_last:
        return messages
    ask = "Summarise, keep decisions, identifiers and open questions:\n"
    ask += "\n".join(m["content"] for m in turns[:-keep_last])
    summary = model([{"role": "user", "content": ask}])["text"]
    system = {**messages[0], "content": messages[0]["content"] + "\n\nSo far: " + summary}
    return [system] + turns[-keep_last:]
