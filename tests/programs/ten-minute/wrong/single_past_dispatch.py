# fault: a single call goes past dispatch
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(tools[name](**args))
    except Exception as e:
        return f"ERROR: {name} raised {type(e).__name__}: {e}"


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(history, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        history.append({"role": "assistant", "content": reply})
        results = []
        for b in calls:
            outcome = dispatch(tools, b["name"], b["input"]) if len(calls) > 1 else str(tools[b["name"]](**b["input"]))
            results.append({"type": "tool_result", "tool_use_id": b["id"], "content": outcome})
        history.append({"role": "user", "content": results})
    return "Stopped"
