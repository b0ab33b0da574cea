# fault: a reply that is a list of blocks raises in the loop
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
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        seen = dispatch(tools, reply["name"], reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return "Stopped: step budget exhausted"
