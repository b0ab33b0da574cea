# fault: at the cap an exception is raised instead of a string returned
import inspect


def dispatch(toolset, wanted, inputs):
    action = toolset.get(wanted)
    if action is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(action).bind(**inputs)
    except TypeError as e:
        return f"ERROR: bad arguments for {wanted}: {e}"
    try:
        return str(action(**inputs))
    except Exception as e:
        return f"ERROR: {wanted} failed: {type(e).__name__}: {e}"


def run(lm, toolset, question, max_steps=5):
    thread = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        response = lm(thread, toolset)
        pieces = response if isinstance(response, list) else [response]
        asked = [x for x in pieces if x["type"] == "tool_call"]
        if not asked:
            return "".join(x["text"] for x in pieces if x["type"] == "text")
        thread.append({"role": "assistant", "content": response})
        thread.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": one["id"],
                        "content": dispatch(toolset, one["name"], one["input"]),
                    }
                    for one in asked
                ],
            }
        )
    raise RuntimeError("Stopped: step budget exhausted.")
