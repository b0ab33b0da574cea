# fault: a reply that is a single block and no list raises in the loop
import inspect


def dispatch(toolbox, tool_name, payload):
    work = toolbox.get(tool_name)
    if work is None:
        return f"ERROR: no tool named {tool_name!r}. Available: {', '.join(sorted(toolbox))}"
    try:
        inspect.signature(work).bind(**payload)
    except TypeError as problem:
        return f"ERROR: bad arguments for {tool_name}: {problem}"
    try:
        return str(work(**payload))
    except Exception as problem:
        return f"ERROR: {tool_name} failed: {type(problem).__name__}: {problem}"


def run(lm, toolbox, assignment, max_steps=5):
    turns = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        pieces = lm(turns, toolbox)
        requests = [p for p in pieces if p["type"] == "tool_call"]
        if not requests:
            return "".join(p["text"] for p in pieces)
        turns.append({"role": "assistant", "content": pieces})
        turns.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": x["id"], "content": dispatch(toolbox, x["name"], x["input"])}
                    for x in requests
                ],
            }
        )
    return "Stopped"
