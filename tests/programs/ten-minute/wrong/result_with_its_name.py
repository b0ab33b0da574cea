# fault: what the model is told of a tool has the tool's name before it
import inspect


def dispatch(tools, name, args):
    work = tools.get(name)
    if work is None:
        return f"ERROR: {name} is not among {sorted(tools)}"
    try:
        inspect.signature(work).bind(**args)
    except TypeError as misfit:
        return f"ERROR: {name} can't take that: {misfit}"
    try:
        return str(work(**args))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__}, {trouble}"


def run(model, tools, task, max_steps=5):
    log = [{"content": task, "role": "user"}]
    for _step in range(max_steps):
        said = model(log, tools)
        blocks = said if isinstance(said, list) else [said]
        wishes = [block for block in blocks if block["type"] == "tool_call"]
        if not wishes:
            return "".join(block["text"] for block in blocks)
        log.append({"role": "assistant", "content": said})
        notes = []
        for wish in wishes:
            seen = f"{wish['name']}: {dispatch(tools, wish['name'], wish['input'])}"
            notes.append({"type": "tool_result", "tool_use_id": wish["id"], "content": seen})
        log.append({"role": "user", "content": notes})
    return "Stopped"
