# twist: 3
# fault: at the repeated call an exception is raised instead of a string returned
class Stuck(RuntimeError):
    pass


def run(model, tools, task, max_steps=5):
    messages, last = [{"role": "user", "content": task}], None
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        if last == (last := (reply["name"], reply["input"])):
            raise Stuck(f"{reply['name']} twice with the same input")
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped"
