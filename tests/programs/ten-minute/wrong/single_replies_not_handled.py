# fault: a reply that is a single block and no list raises in the loop
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
        blocks = model(messages, tools)
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": blocks})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": dispatch(tools, c["name"], c["input"])} for c in calls]})
    return "Stopped"
