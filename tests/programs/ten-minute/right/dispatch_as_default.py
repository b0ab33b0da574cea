import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r}. Available: {', '.join(tools)}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"


def run(model, tools, task, max_steps=5, _dispatch=dispatch):
    history = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(history, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "\n".join(b["text"] for b in blocks if b["type"] == "text")
        history.append({"role": "assistant", "content": reply})
        history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": _dispatch(tools, c["name"], c["input"])}
            for c in calls]})
    return "Stopped: step cap reached"
