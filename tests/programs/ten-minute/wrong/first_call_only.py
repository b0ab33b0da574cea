# fault: of several calls in one reply only the first is run and answered
import inspect


def dispatch(tools, name, args):
    fn = tools.get(name)
    if fn is None:
        return f"ERROR: no tool named {name!r}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {name} failed: {type(exc).__name__}: {exc}"


def run(model, tools, task, max_steps=5):
    messages, left = [{"role": "user", "content": task}], max_steps
    while left > 0:
        left -= 1
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        block = next((b for b in blocks if b["type"] == "tool_call"), None)
        if block is None:
            return " ".join(b["text"] for b in blocks)
        seen = dispatch(tools, block["name"], block["input"])
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": block["id"], "content": seen}]})
    return "Stopped: out of steps"
