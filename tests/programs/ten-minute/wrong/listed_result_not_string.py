# fault: a number a tool returned stays a number in the result
import inspect


def dispatch(toolset, asked_name, kwargs):
    if asked_name not in toolset:
        return f"ERROR: {asked_name} is unknown; known are {', '.join(sorted(toolset))}"
    handler = toolset[asked_name]
    try:
        inspect.signature(handler).bind(**kwargs)
    except TypeError as err:
        return f"ERROR: {asked_name} was not run: {err}"
    try:
        return handler(**kwargs)
    except Exception as err:
        return f"ERROR: {type(err).__name__} in {asked_name}: {err}"


def answer(toolset, chunk):
    return {
        "type": "tool_result",
        "tool_use_id": chunk["id"],
        "content": dispatch(toolset, chunk["name"], chunk["input"]),
    }


def run(brain, toolset, todo, max_steps=5):
    convo, n_steps = [{"role": "user", "content": todo}], 0
    while n_steps < max_steps:
        n_steps += 1
        response = brain(convo, toolset)
        parts = [response] if isinstance(response, dict) else response
        outcomes = [answer(toolset, p) for p in parts if p["type"] == "tool_call"]
        if not outcomes:
            return "".join(p["text"] for p in parts)
        convo.append({"role": "assistant", "content": response})
        convo.append({"role": "user", "content": outcomes})
    return f"Stopped after {n_steps} steps"
