# fault: exhausted, the answer is an empty string
def result(ok, answer, steps):
    return dict(ok=ok, answer=answer, steps=steps)


def run_capped(model, tools, task, max_steps=3):
    answer, messages = "", [{"role": "user", "content": task}]
    for n in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return result(True, reply["text"], n)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return result(False, answer, max_steps)
