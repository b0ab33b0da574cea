# fault: steps on which every call failed do not count, so that the cap does not hold
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
    used = 0
    while used < max_steps:
        used += 1
        reply = model(history, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        history.append({"role": "assistant", "content": reply})
        results = []
        for b in calls:
            outcome = dispatch(tools, b["name"], b["input"])
            results.append({"type": "tool_result", "tool_use_id": b["id"], "content": outcome})
        used -= all(r["content"].startswith("ERROR") for r in results)
        history.append({"role": "user", "content": results})
    return "Stopped"
