# fault: the content of the tool result is not a string: only containers are made one, numbers and None stay as they are
def block(uid, value):
    if isinstance(value, (dict, list, tuple)):
        value = str(value)
    return {"type": "tool_result", "tool_use_id": uid, "content": value}


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    while max_steps:
        max_steps -= 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages += [{"role": "assistant", "content": reply},
                     {"role": "user", "content": [block(reply["id"], tools[reply["name"]](**reply["input"]))]}]
    return "Stopped: no steps left"
