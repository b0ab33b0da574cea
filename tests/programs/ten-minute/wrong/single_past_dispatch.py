# fault: a single call goes past dispatch
import inspect


def dispatch(toolbox, tool_name, arguments):
    if tool_name not in toolbox:
        return f"ERROR: no tool {tool_name}; there are {', '.join(toolbox)}"
    try:
        inspect.signature(toolbox[tool_name]).bind(**arguments)
    except TypeError as err:
        return f"ERROR: bad arguments for {tool_name}: {err}"
    try:
        return str(toolbox[tool_name](**arguments))
    except Exception as err:
        return f"ERROR: {tool_name} raised {type(err).__name__}: {err}"


def run(ask_model, toolbox, goal, max_steps=5):
    convo = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        move = ask_model(convo, toolbox)
        chunks = move if isinstance(move, list) else [move]
        requests = [blk for blk in chunks if blk["type"] == "tool_call"]
        if not requests:
            return "".join(blk["text"] for blk in chunks)
        convo.append({"role": "assistant", "content": move})
        got_all = []
        for blk in requests:
            outcome = (
                dispatch(toolbox, blk["name"], blk["input"])
                if len(requests) > 1
                else str(toolbox[blk["name"]](**blk["input"]))
            )
            got_all.append({"type": "tool_result", "tool_use_id": blk["id"], "content": outcome})
        convo.append({"role": "user", "content": got_all})
    return "Stopped"
