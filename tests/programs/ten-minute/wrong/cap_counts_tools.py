# fault: the cap counts tool calls, so two calls in one reply use up two of the allowed model calls
import inspect


def dispatch(toolset, asked_name, given):
    action = toolset.get(asked_name)
    if action is None:
        return f"ERROR: no tool named {asked_name!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(action).bind(**given)
    except TypeError as problem:
        return f"ERROR: bad arguments for {asked_name}: {problem}"
    try:
        return str(action(**given))
    except Exception as problem:
        return f"ERROR: {asked_name} failed: {type(problem).__name__}: {problem}"


def run(brain, toolset, assignment, max_steps=5):
    turns, taken = [{"role": "user", "content": assignment}], 0
    while taken < max_steps:
        output = brain(turns, toolset)
        items = output if isinstance(output, list) else [output]
        content = []
        for x in items:
            if x["type"] == "tool_call":
                taken += 1
                content.append(
                    {"type": "tool_result", "tool_use_id": x["id"], "content": dispatch(toolset, x["name"], x["input"])}
                )
        if not content:
            return "".join(x["text"] for x in items)
        turns.append({"role": "assistant", "content": output})
        turns.append({"role": "user", "content": content})
    return "Stopped: step budget exhausted"
