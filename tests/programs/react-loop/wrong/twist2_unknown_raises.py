# twist: 2
# fault: a tool that does not exist raises KeyError, only a tool that raises becomes an observation
def safely(fn, kwargs):
    try:
        return str(fn(**kwargs))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        seen = safely(tools[reply["name"]], reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return "Stopped: step budget exhausted"
