# fault: a call that failed gets no result in the message
import inspect


def dispatch(toolset, which, params):
    work = toolset.get(which)
    if work is None:
        return f"ERROR: no tool named {which!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(work).bind(**params)
    except TypeError as trouble:
        return f"ERROR: bad arguments for {which}: {trouble}"
    try:
        return str(work(**params))
    except Exception as trouble:
        return f"ERROR: {which} failed: {type(trouble).__name__}: {trouble}"


def run(llm, toolset, assignment, max_steps=5):
    log = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        said = llm(log, toolset)
        pieces = said if isinstance(said, list) else [said]
        asked = [blk for blk in pieces if blk["type"] == "tool_call"]
        if not asked:
            return "".join(blk["text"] for blk in pieces)
        past = [(x["id"], dispatch(toolset, x["name"], x["input"])) for x in asked]
        log.append({"role": "assistant", "content": said})
        log.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": uid, "content": t}
                    for uid, t in past
                    if not t.startswith("ERROR")
                ],
            }
        )
    return "Stopped"
