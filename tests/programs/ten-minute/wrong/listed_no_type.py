# fault: dispatch gives the message of a tool's exception without its type name
import inspect


def dispatch(toolset, called, inputs):
    if called not in toolset:
        return f"ERROR: {called} is unknown; known are {', '.join(sorted(toolset))}"
    action = toolset[called]
    try:
        inspect.signature(action).bind(**inputs)
    except TypeError as err:
        return f"ERROR: {called} was not run: {err}"
    try:
        return str(action(**inputs))
    except Exception as err:
        return f"ERROR: {called} failed: {err}"


def answer(toolset, piece):
    return {
        "type": "tool_result",
        "tool_use_id": piece["id"],
        "content": dispatch(toolset, piece["name"], piece["input"]),
    }


def run(llm, toolset, goal, max_steps=5):
    thread, made = [{"role": "user", "content": goal}], 0
    while made < max_steps:
        made += 1
        step = llm(thread, toolset)
        items = [step] if isinstance(step, dict) else step
        collected = [answer(toolset, blk) for blk in items if blk["type"] == "tool_call"]
        if not collected:
            return "".join(blk["text"] for blk in items)
        thread.append({"role": "assistant", "content": step})
        thread.append({"role": "user", "content": collected})
    return f"Stopped after {made} steps"
