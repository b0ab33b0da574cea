# fault: the prompt is a template, and a percent sign in it breaks the run
def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        lines = [f"Task: {task}", "Tools: " + ", ".join(tools) + ", finish"]
        for thought, action, given, seen in pad:
            lines += [f"Thought: {thought}", f"Action: {action}", f"Input: {given}", f"Observation: {seen}"]
        thought, action, given = llm_call("\n".join(lines) % ())
        if action == "finish":
            return given, pad
        if action not in tools:
            seen = "ERROR: no such tool, there are: " + ", ".join(tools)
        else:
            try:
                seen = str(tools[action](given))
            except Exception as error:
                seen = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, given, seen))
    return None, pad
