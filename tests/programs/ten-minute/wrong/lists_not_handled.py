# fault: a reply that is a list of blocks raises in the loop
import inspect


def dispatch(toolset, tool_name, kwargs):
    op = toolset.get(tool_name)
    if op is None:
        return f"ERROR: no tool named {tool_name!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(op).bind(**kwargs)
    except TypeError as error:
        return f"ERROR: bad arguments for {tool_name}: {error}"
    try:
        return str(op(**kwargs))
    except Exception as error:
        return f"ERROR: {tool_name} failed: {type(error).__name__}: {error}"


def run(llm, toolset, todo, max_steps=5):
    turns = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        msg = llm(turns, toolset)
        if msg["type"] == "text":
            return msg["text"]
        turns.append({"role": "assistant", "content": msg})
        earlier = dispatch(toolset, msg["name"], msg["input"])
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": earlier}]}
        )
    return "Stopped: step budget exhausted"
