# fault: off by one, the model is called max_steps + 1 times
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
    messages, step = [{"role": "user", "content": task}], 0
    while step <= max_steps:
        step += 1
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": dispatch(tools, c["name"], c["input"])} for c in calls]})
    return "Stopped: over the budget"
