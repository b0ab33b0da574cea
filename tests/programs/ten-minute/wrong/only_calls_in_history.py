# fault: of a reply with text and calls only the calls are appended, not the whole reply
import inspect


def dispatch(toolset, tool_name, params):
    callee = toolset.get(tool_name)
    if callee is None:
        return f"ERROR: no tool named {tool_name!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(callee).bind(**params)
    except TypeError as problem:
        return f"ERROR: bad arguments for {tool_name}: {problem}"
    try:
        return str(callee(**params))
    except Exception as problem:
        return f"ERROR: {tool_name} failed: {type(problem).__name__}: {problem}"


def run(lm, toolset, todo, max_steps=5):
    talk = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        output = lm(talk, toolset)
        items = output if isinstance(output, list) else [output]
        asked = [part for part in items if part["type"] == "tool_call"]
        if not asked:
            return "".join(part["text"] for part in items)
        talk.append({"role": "assistant", "content": asked})
        talk.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": x["id"], "content": dispatch(toolset, x["name"], x["input"])}
                    for x in asked
                ],
            }
        )
    return "Stopped"
