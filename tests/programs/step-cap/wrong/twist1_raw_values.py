# twist: 1
# fault: gathered holds what the tools returned, not strings
def run_capped(model, tools, task, max_steps=3):
    state = {"ok": False, "answer": "out of steps", "steps": 0, "gathered": []}
    messages = [{"role": "user", "content": task}]
    while state["steps"] < max_steps:
        state["steps"] += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            state |= {"ok": True, "answer": reply["text"]}
            break
        value = tools[reply["name"]](**reply["input"])
        state["gathered"].append(value)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(value)})
    return state
