# fault: a fraction is cut to two decimals
def run(model, tools, task, max_steps=5):
    log = [{"content": task, "role": "user"}]
    for _step in range(max_steps):
        said = model(log, tools)
        if said["type"] == "text":
            return said["text"]
        value = tools[said["name"]](**said["input"])
        seen = f"{value:.2f}" if isinstance(value, float) else str(value)
        note = {"type": "tool_result", "tool_use_id": said["id"], "content": seen}
        log += [{"role": "assistant", "content": said}, {"role": "user", "content": [note]}]
    return "Stopped, no answer yet"
