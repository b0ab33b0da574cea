# fault: steps is max_steps on success too, not the number of model calls made
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    result = {"ok": False, "answer": f"no answer in {max_steps} steps", "steps": max_steps}
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            result.update(ok=True, answer=reply["text"])
            break
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return result
