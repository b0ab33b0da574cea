# fault: a result that is falsy is taken for nothing
def react_loop(llm_call, task, tools, max_steps=8):
    scratchpad = []
    for _ in range(max_steps):
        prompt = f"Task: {task}\nYou may use: {', '.join(tools)} or finish.\n"
        for thought, action, given, seen in scratchpad:
            prompt += f"Thought: {thought}\nAction: {action}[{given}]\nObservation: {seen}\n"
        thought, action, given = llm_call(prompt)
        if action == "finish":
            return given, scratchpad
        if action not in tools:
            seen = f"ERROR: unknown action {action}. Choose from {', '.join(tools)}"
        else:
            try:
                seen = str(tools[action](given) or "nothing found")
            except Exception as error:
                seen = f"ERROR: {type(error).__name__}: {error}"
        scratchpad.append((thought, action, given, seen))
    return None, scratchpad
