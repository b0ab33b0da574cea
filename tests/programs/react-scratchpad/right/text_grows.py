# The prompt is one growing text beside the list.
def act(tools, name, given):
    if name not in tools:
        return "ERROR no such tool, there are: " + " ".join(sorted(tools))
    try:
        return f"{tools[name](given)}"
    except Exception as problem:
        return "ERROR " + repr(problem)


def react_loop(llm_call, task, tools, max_steps=8):
    text = task + "\n\nActions: " + " | ".join([*tools, "finish"]) + "\n"
    steps, left = [], max_steps
    while left > 0:
        left -= 1
        thought, name, given = llm_call(text)
        if name == "finish":
            return (given, steps)
        observation = act(tools, name, given)
        steps += [[thought, name, given, observation]]
        text += "\n".join(["", "thought", thought, "action", name, given, "observation", observation])
    return (None, steps)
