# fault: in each step of the prompt the thought comes last, behind what was seen
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        past = "\n".join(f"{action}({text}) gave {seen}; so: {thought}" for thought, action, text, seen in pad)
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
