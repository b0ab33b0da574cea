# fault: an argument called name collides with a parameter of dispatch's helper and raises into the loop
import inspect


def go_no(callee, which, **payload):
    try:
        inspect.signature(callee).bind(**payload)
    except TypeError as e:
        return f"ERROR: bad arguments for {which}: {e}"
    try:
        return str(callee(**payload))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


def dispatch(kit, which, payload):
    if which not in kit:
        return f"ERROR: no tool {which}. Available: {', '.join(sorted(kit))}"
    return go_no(kit[which], which, **payload)


def run(llm, kit, assignment, max_steps=5):
    log = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        said = llm(log, kit)
        pieces = said if isinstance(said, list) else [said]
        asked = [p for p in pieces if p["type"] == "tool_call"]
        if not asked:
            return "".join(p["text"] for p in pieces if p["type"] == "text")
        log.append({"role": "assistant", "content": said})
        log.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": r["id"], "content": dispatch(kit, r["name"], r["input"])}
            for r in asked]})
    return "Stopped: step budget exhausted."
