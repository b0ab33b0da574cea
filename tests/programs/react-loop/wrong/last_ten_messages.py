# fault: in a long run the model sees the task and the last ten messages only
def run(model, tools, task, max_steps=5):
    log = [{"content": task, "role": "user"}]
    for _step in range(max_steps):
        said = model(log[:1] + log[1:][-10:], tools)
        if said["type"] == "text":
            return said["text"]
        seen = str(tools[said["name"]](**said["input"]))
        note = {"type": "tool_result", "tool_use_id": said["id"], "content": seen}
        log += [{"role": "assistant", "content": said}, {"role": "user", "content": [note]}]
    return "Stopped, no answer yet"
