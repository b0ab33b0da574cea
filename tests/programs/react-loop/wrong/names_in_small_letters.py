# fault: the tool is looked up in small letters, so one with a capital in its name is not found
def run(model, tools, task, max_steps=5):
    log = [{"content": task, "role": "user"}]
    for _step in range(max_steps):
        said = model(log, tools)
        if said["type"] == "text":
            return said["text"]
        seen = str(tools[said["name"].lower()](**said["input"]))
        note = {"type": "tool_result", "tool_use_id": said["id"], "content": seen}
        log += [{"role": "assistant", "content": said}, {"role": "user", "content": [note]}]
    return "Stopped, no answer yet"
