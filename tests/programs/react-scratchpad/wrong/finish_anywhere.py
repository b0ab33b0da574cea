# fault: an action whose name holds the word is taken for the end
def react_loop(llm_call, task, tools, max_steps=8):
    steps = []
    for _ in range(max_steps):
        shown = "\n".join("\n".join(step) for step in steps)
        thought, action, given = llm_call(f"{task}\n{', '.join(tools)} or finish\n{shown}")
        if "finish" in action.lower():
            return given, steps
        if action not in tools:
            steps.append((thought, action, given, f"ERROR: use {', '.join(tools)}"))
            continue
        try:
            steps.append((thought, action, given, str(tools[action](given))))
        except Exception as error:
            steps.append((thought, action, given, f"ERROR: {error!r}"))
    return None, steps
