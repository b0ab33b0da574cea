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
    talk = [{"content": task, "role": "user"}]
    for _ in range(max_steps):
        said = model(talk, tools)
        blocks = said if isinstance(said, list) else [said]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        talk.append({"role": "assistant", "content": blocks})
        rows = []
        for case in calls:
            known = tools.get(case["name"])
            content = str(known(**case["input"])) if known else dispatch(tools, case["name"], case["input"])
            rows.append({"type": "tool_result", "tool_use_id": case["id"], "content": content})
        talk.append({"role": "user", "content": rows})
    return "Stopped: step limit reached"
