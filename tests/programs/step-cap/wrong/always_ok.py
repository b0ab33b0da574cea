# fault: exhausted, ok is True with the last observation as the answer
def run_capped(model, tools, task, max_steps=3):
    messages, answer, used = [{"role": "user", "content": task}], "nothing found", 0
    while used < max_steps:
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            answer = reply["text"]
            break
        answer = str(tools[reply["name"]](**reply["input"]))
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": answer})
    return {"ok": True, "answer": answer, "steps": used}
