# fault: the tool is given the input without the blanks around it, not the input
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        lines = [f"Task: {task}", f"Tools: {', '.join(tools)}, finish"]
        for step in pad:
            lines.append("Thought: {}\nAction: {}\nInput: {}\nObservation: {}".format(*step))
        thought, action, text = llm_call("\n".join(lines))
        if action == "finish":
            return text, pad
        if action in tools:
            try:
                observation = str(tools[action](text.strip()))
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        else:
            observation = f"ERROR: no tool {action}; there are {', '.join(tools)}"
        pad.append((thought, action, text, observation))
    return None, pad
