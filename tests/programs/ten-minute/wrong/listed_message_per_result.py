# fault: each call is answered in a message of its own, not all in one message
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
        blocks = [reply] if isinstance(reply, dict) else list(reply)
        messages.append({"role": "assistant", "content": reply})
        calls = [b for b in blocks if b["type"] == "tool_call"]
        for c in calls:
            seen = dispatch(tools, c["name"], c["input"])
            messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": seen}]})
        if not calls:
            return "".join(b["text"] for b in blocks)
    return "Stopped"
