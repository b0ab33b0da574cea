# fault: a step whose tool raised does not count, so the model is called more than max_steps times
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    left = max_steps
    while left > 0 and len(pad) < 50:
        past = "\n".join("\n".join(step) for step in pad)
        thought, action, text = llm_call(f"{task}\nTools: {list(tools)} or finish\n{past}")
        if action == "finish":
            return text, pad
        if action not in tools:
            observation = f"ERROR: choose among {list(tools)}"
            left -= 1
        else:
            try:
                observation = str(tools[action](text))
                left -= 1
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
