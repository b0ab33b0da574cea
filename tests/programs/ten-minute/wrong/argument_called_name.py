# fault: an argument called name collides with a parameter of dispatch's helper and raises into the loop
import inspect


def single_try(fn, name, **payload):
    try:
        inspect.signature(fn).bind(**payload)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(fn(**payload))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


def dispatch(kit, name, payload):
    if name not in kit:
        return f"ERROR: no tool {name}. Available: {', '.join(sorted(kit))}"
    return single_try(kit[name], name, **payload)


def run(llm, kit, goal, max_steps=5):
    talk = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        msg = llm(talk, kit)
        pieces = msg if isinstance(msg, list) else [msg]
        asked = [p for p in pieces if p["type"] == "tool_call"]
        if not asked:
            return "".join(p["text"] for p in pieces if p["type"] == "text")
        talk.append({"role": "assistant", "content": msg})
        talk.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": dispatch(kit, r["name"], r["input"])}
                    for r in asked
                ],
            }
        )
    return "Stopped: step budget exhausted."
