# twist: 3
# fault: two calls of one tool count as a repeat although their input differs
def run(model, tools, task, max_steps=5):
    talk, last_tool = [{"content": task, "role": "user"}], None
    for step in range(max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return said["text"]
        if said["name"] == last_tool:
            return f"Stopped: {last_tool} was called twice in a row"
        last_tool = said["name"]
        observation = str(tools[last_tool](**said["input"]))
        talk.append({"role": "assistant", "content": said})
        talk.append(
            {
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": observation}],
            }
        )
    return "Stopped: no steps left"
