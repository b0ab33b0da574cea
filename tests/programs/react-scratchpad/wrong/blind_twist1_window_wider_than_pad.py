# twist: 1
# fault: as long as there are fewer steps than `full`, the window counts from the wrong end and hides what is to be shown
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    for _ in range(max_steps):
        old = 0 if full is None else len(pad[: len(pad) - full])
        past = "\n".join("\n".join(step if n >= old else step[:3]) for n, step in enumerate(pad))
        thought, action, text = llm_call(f"{task}\nTools: {list(tools)} or finish\n{past}")
        if action == "finish":
            return text, pad
        if action not in tools:
            observation = f"ERROR: choose among {list(tools)}"
        else:
            try:
                observation = str(tools[action](text))
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
