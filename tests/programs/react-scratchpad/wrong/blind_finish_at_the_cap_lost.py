# fault: a finish that is said at the very last call is not taken as the answer
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for number in range(1, max_steps + 1):
        past = "\n".join("\n".join(step) for step in pad)
        thought, action, text = llm_call(f"{task}\nTools: {list(tools)} or finish\n{past}")
        if action == "finish":
            return (text if number < max_steps else None), pad
        if action not in tools:
            observation = f"ERROR: choose among {list(tools)}"
        else:
            try:
                observation = str(tools[action](text))
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
