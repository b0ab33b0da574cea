# fault: the history is a default argument shared by all runs, so the second run does not start as one message
def run(model, tools, task, max_steps=5, history=[]):
    history.append({"role": "user", "content": task})
    while max_steps > 0:
        max_steps -= 1
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        history.append({"role": "assistant", "content": reply})
        history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"],
             "content": str(tools[reply["name"]](**reply["input"]))}]})
    return "Stopped"
