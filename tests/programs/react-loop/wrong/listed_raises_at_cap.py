# fault: at the cap an exception is raised instead of a string returned
class Stopped(Exception):
    pass


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    raise Stopped(f"no answer in {max_steps} steps")
