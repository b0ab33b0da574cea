# fault: the loop looks the tool up and calls it itself, dispatch is only asked for unknown names
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name}. Known: {', '.join(tools)}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as e:
        return f"ERROR: {name}: {e}"
    try:
        return str(tools[name](**args))
    except Exception as e:
        return f"ERROR: {name} raised {type(e).__name__}: {e}"


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": blocks})
        results = []
        for c in calls:
            known = tools.get(c["name"])
            content = str(known(**c["input"])) if known else dispatch(tools, c["name"], c["input"])
            results.append({"type": "tool_result", "tool_use_id": c["id"], "content": content})
        messages.append({"role": "user", "content": results})
    return "Stopped: step limit reached"
