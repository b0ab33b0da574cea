# twist: 1
def run_capped(model, tools, task, max_steps=3):
    messages, gathered, used = [{"role": "user", "content": task}], [], 0

    def result(ok, answer):
        return {"ok": ok, "answer": answer, "steps": used, "gathered": gathered}

    while used < max_steps:
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return result(True, reply["text"])
        seen = str(tools[reply["name"]](**reply["input"]))
        gathered.append(seen)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return result(False, "Out of steps. So far: " + "; ".join(gathered))
