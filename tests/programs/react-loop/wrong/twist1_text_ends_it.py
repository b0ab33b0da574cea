# twist: 1
# fault: a text block among the blocks ends the run though there are calls beside it
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        for block in blocks:
            if block["type"] == "text":
                return block["text"]
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))} for b in blocks]})
    return "Stopped"
