# fault: the first failed call ends the run, the model never sees what dispatch says of it
import inspect


def dispatch(kit, tool_name, arguments):
    work = kit.get(tool_name)
    if work is None:
        return f"ERROR: no tool named {tool_name!r}. Available: {', '.join(sorted(kit))}"
    try:
        inspect.signature(work).bind(**arguments)
    except TypeError as failure:
        return f"ERROR: bad arguments for {tool_name}: {failure}"
    try:
        return str(work(**arguments))
    except Exception as failure:
        return f"ERROR: {tool_name} failed: {type(failure).__name__}: {failure}"


class ToolFailed(Exception):
    pass


def values(kit, wanted):
    for u in wanted:
        said = dispatch(kit, u["name"], u["input"])
        if said.startswith("ERROR"):
            raise ToolFailed(said)
        yield {"type": "tool_result", "tool_use_id": u["id"], "content": said}


def run(ask_model, kit, job, max_steps=5):
    talk = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        output = ask_model(talk, kit)
        chunks = output if isinstance(output, list) else [output]
        wanted = [x for x in chunks if x["type"] == "tool_call"]
        if not wanted:
            return "".join(x["text"] for x in chunks)
        talk.append({"role": "assistant", "content": output})
        try:
            talk.append({"role": "user", "content": list(values(kit, wanted))})
        except ToolFailed as failure:
            return f"Stopped: {failure}"
    return "Stopped: budget"
