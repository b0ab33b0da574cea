# fault: at the cap the string starts with "stopped", not with "Stopped"
def run(model, tools, task, max_steps=5):
    def step(history, n):
        if n >= max_steps:
            return "stopped: step budget exhausted"
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        block = {
            "type": "tool_result",
            "tool_use_id": reply["id"],
            "content": str(tools[reply["name"]](**reply["input"])),
        }
        return step(history + [{"role": "assistant", "content": reply}, {"role": "user", "content": [block]}], n + 1)

    return step([{"role": "user", "content": task}], 0)
