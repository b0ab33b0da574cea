# fault: the observation of a tool that raised starts with Error, not with ERROR
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        past = "\n".join("\n".join(step) for step in pad)
        thought, action, text = llm_call(f"{task}\nTools: {list(tools)} or finish\n{past}")
        if action == "finish":
            return text, pad
        if action not in tools:
            observation = f"ERROR: choose among {list(tools)}"
        else:
            try:
                observation = str(tools[action](text))
            except Exception as error:
                observation = f"Error: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
