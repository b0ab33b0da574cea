# twist: 1
def run(model, tools, task, max_steps=5):
    messages, n = [{"role": "user", "content": task}], 0
    while n < max_steps:
        n, reply = n + 1, model(messages, tools)
        blocks = [reply] if isinstance(reply, dict) else [*reply]
        text, calls = "", []
        for b in blocks:
            if "text" in b:
                text += b["text"]
            else:
                calls.append(b)
        if not calls:
            return text or ""
        messages.append({"role": "assistant", "content": blocks})
        answers = []
        messages.append({"role": "user", "content": answers})
        for c in calls:
            answers.append({"type": "tool_result", "tool_use_id": c["id"], "content": str(tools[c["name"]](**c["input"]))})
    return "Stopped here"
