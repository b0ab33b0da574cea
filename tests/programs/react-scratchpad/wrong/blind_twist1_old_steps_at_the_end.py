# twist: 1
# fault: the older steps stand behind the newer ones, not in their place
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    for _ in range(max_steps):
        old = 0 if full is None else max(0, len(pad) - full)
        past = "\n".join("\n".join(step) for step in pad[old:])
        past += "\nBefore that:\n" + "\n".join("\n".join(step[:3]) for step in pad[:old])
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
