# fault: dispatch runs the tool with the arguments it knows before it finds that others do not bind
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
    params = inspect.signature(tools[name]).parameters
    takes_all = any(p.kind is p.VAR_KEYWORD for p in params.values())
    good = {k: v for k, v in args.items() if takes_all or k in params}
    try:
        out = str(tools[name](**good))
    except Exception as exc:
        return f"ERROR: {name}: {type(exc).__name__}: {exc}"
    extra = sorted(set(args) - set(good))
    return f"ERROR: {name} does not take {', '.join(extra)}" if extra else out


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
