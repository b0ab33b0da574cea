# fault: an argument called name collides with a parameter of dispatch's helper and raises into the loop
import inspect


def attempt(fn, name, **args):
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    return attempt(tools[name], name, **args)


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks if b["type"] == "text")
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": dispatch(tools, c["name"], c["input"])}
            for c in calls]})
    return "Stopped: step budget exhausted."
