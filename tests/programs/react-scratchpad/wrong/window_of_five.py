# fault: only the last five steps are shown
def react_loop(llm_call, task, tools, max_steps=8):
    steps = []
    for _ in range(max_steps):
        shown = "\n".join("\n".join(step) for step in steps[-5:])
        thought, action, given = llm_call(f"{task}\n{', '.join(tools)} or finish\n{shown}")
        if action == "finish":
            return given, steps
        if action not in tools:
            steps.append((thought, action, given, f"ERROR: use {', '.join(tools)}"))
            continue
        try:
            steps.append((thought, action, given, str(tools[action](given))))
        except Exception as error:
            steps.append((thought, action, given, f"ERROR: {error!r}"))
    return None, steps
