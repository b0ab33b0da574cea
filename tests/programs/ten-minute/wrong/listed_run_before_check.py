# fault: dispatch runs the tool with the arguments it knows before it finds that others do not bind
import inspect


def dispatch(registry, tool_name, arguments):
    if tool_name not in registry:
        return f"ERROR: no tool {tool_name}. Available: {', '.join(sorted(registry))}"
    formal = inspect.signature(registry[tool_name]).parameters
    takes_all = any(par.kind is par.VAR_KEYWORD for par in formal.values())
    fine = {k: x for k, x in arguments.items() if takes_all or k in formal}
    try:
        gathered = str(registry[tool_name](**fine))
    except Exception as e:
        return f"ERROR: {tool_name}: {type(e).__name__}: {e}"
    extra = sorted(set(arguments) - set(fine))
    return f"ERROR: {tool_name} does not take {', '.join(extra)}" if extra else gathered


def run(llm, registry, job, max_steps=5):
    dialog = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        msg = llm(dialog, registry)
        chunks = msg if isinstance(msg, list) else [msg]
        todo_calls = [blk for blk in chunks if blk["type"] == "tool_call"]
        if not todo_calls:
            return "".join(blk["text"] for blk in chunks if blk["type"] == "text")
        dialog.append({"role": "assistant", "content": msg})
        dialog.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": one["id"],
                        "content": dispatch(registry, one["name"], one["input"]),
                    }
                    for one in todo_calls
                ],
            }
        )
    return "Stopped: step budget exhausted."
