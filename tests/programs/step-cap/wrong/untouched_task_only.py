# fault: the model is asked with the task alone each time
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]

    def go(used):
        if used >= max_steps:
            return {"ok": False, "answer": "ran out of steps before an answer", "steps": used}
        reply = model(messages[:1], tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used + 1}
        messages.append({"role": "assistant", "content": [reply]})
        found = str(tools[reply["name"]](**reply["input"]))
        messages.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": found}]}
        )
        return go(used + 1)

    return go(0)
