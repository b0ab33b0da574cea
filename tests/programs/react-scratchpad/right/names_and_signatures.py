import inspect


def react_loop(llm_call, task, tools, max_steps=8):
    print(llm_call.__name__)
    pad = []
    listing = "\n".join(f"{n}: {fn.__name__} {inspect.signature(fn)} {fn.__doc__}" for n, fn in tools.items())
    for _ in range(max_steps):
        prompt = "\n".join(
            ["TASK", task, "TOOLS", listing, "finish: give the answer", "STEPS"]
            + [f"{t} | {a} | {i} | {o}" for t, a, i, o in pad]
        )
        t, a, i = llm_call(prompt)
        if a == "finish":
            return i, pad
        if a not in tools:
            o = f"ERROR: {a} unknown, " + str(list(tools))
        else:
            try:
                o = str(tools[a](i))
            except Exception as e:
                o = f"ERROR: {type(e).__name__}: {e}"
        pad.append((t, a, i, o))
    return None, pad
