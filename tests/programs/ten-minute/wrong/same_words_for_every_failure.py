# fault: the model gets the same words for every failure, not what dispatch says of it
import inspect


def dispatch(kit, called, arguments):
    op = kit.get(called)
    if op is None:
        return f"ERROR: no tool named {called!r}. Available: {', '.join(sorted(kit))}"
    try:
        inspect.signature(op).bind(**arguments)
    except TypeError as e:
        return f"ERROR: bad arguments for {called}: {e}"
    try:
        return str(op(**arguments))
    except Exception as e:
        return f"ERROR: {called} failed: {type(e).__name__}: {e}"


def observe(kit, one):
    said = dispatch(kit, one["name"], one["input"])
    return "ERROR: the tool call failed" if said.startswith("ERROR") else said


def run(llm, kit, goal, max_steps=5):
    convo = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        step = llm(convo, kit)
        pieces = step if isinstance(step, list) else [step]
        requests = [x for x in pieces if x["type"] == "tool_call"]
        if not requests:
            return "".join(x["text"] for x in pieces)
        convo.append({"role": "assistant", "content": step})
        convo.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": one["id"], "content": observe(kit, one)} for one in requests
                ],
            }
        )
    return "Stopped"
