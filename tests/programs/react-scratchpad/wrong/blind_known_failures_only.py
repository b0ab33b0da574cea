# fault: a tool that raises an exception of another kind ends the run
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
            except (ValueError, TypeError, LookupError, OSError, RuntimeError) as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
