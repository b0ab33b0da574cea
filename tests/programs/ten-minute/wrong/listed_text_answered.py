# fault: text blocks beside calls are answered with a result too
import inspect


def dispatch(kit, tool_name, kwargs):
    if tool_name not in kit:
        return f"ERROR: {tool_name} is unknown; known are {', '.join(sorted(kit))}"
    op = kit[tool_name]
    try:
        inspect.signature(op).bind(**kwargs)
    except TypeError as problem:
        return f"ERROR: {tool_name} was not run: {problem}"
    try:
        return str(op(**kwargs))
    except Exception as problem:
        return f"ERROR: {type(problem).__name__} in {tool_name}: {problem}"


def answer(kit, piece):
    if piece["type"] == "text":
        return {"type": "tool_result", "tool_use_id": "", "content": piece["text"]}
    return {"type": "tool_result", "tool_use_id": piece["id"], "content": dispatch(kit, piece["name"], piece["input"])}


def run(ask_model, kit, assignment, max_steps=5):
    turns, count = [{"role": "user", "content": assignment}], 0
    while count < max_steps:
        count += 1
        step = ask_model(turns, kit)
        items = [step] if isinstance(step, dict) else step
        if all(p["type"] == "text" for p in items):
            return "".join(p["text"] for p in items)
        turns.append({"role": "assistant", "content": step})
        got_all = [answer(kit, p) for p in items]
        turns.append({"role": "user", "content": got_all})
    return f"Stopped after {count} steps"
