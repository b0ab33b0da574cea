# fault: the answer to an unknown action names the first three tools only
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        lines = [f"Task: {task}", f"Tools: {', '.join(tools)}, finish"]
        for step in pad:
            lines.append("Thought: {}\nAction: {}\nInput: {}\nObservation: {}".format(*step))
        thought, action, text = llm_call("\n".join(lines))
        if action == "finish":
            return text, pad
        if action not in tools:
            observation = f"ERROR: no tool {action}; try {', '.join(list(tools)[:3])}"
        else:
            try:
                observation = str(tools[action](text))
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
