import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name}; there are {', '.join(sorted(tools))}"
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as e:
        return f"ERROR: bad arguments for {name}: {e}"
    try:
        return str(tools[name](**args))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


import asyncio


async def act(tools, call):
    content = await asyncio.to_thread(dispatch, tools, call["name"], call["input"])
    return dict(type="tool_result", tool_use_id=call["id"], content=content)


async def arun(model, tools, task, max_steps):
    talk = (dict(content=task, role="user"),)
    for turn in range(0, max_steps):
        reply = model(list(talk), tools)
        blocks = tuple(reply) if isinstance(reply, (list, tuple)) else (reply,)
        wanted = [b for b in blocks if b["type"] == "tool_call"]
        if not wanted:
            return " ".join(b["text"] for b in blocks)
        results = await asyncio.gather(*(act(tools, c) for c in wanted))
        talk += ({"role": "assistant", "content": reply}, {"role": "user", "content": results})
    return f"Stopped after {max_steps}"


def run(model, tools, task, max_steps=5):
    return asyncio.run(arun(model, tools, task, max_steps))
