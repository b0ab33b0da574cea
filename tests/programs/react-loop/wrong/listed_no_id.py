# fault: the tool result has no tool_use_id at all
def run(brain, known, goal, max_steps=5):
    history = [{"role": "user", "content": goal}]

    def add(role, content):
        history.append({"role": role, "content": content})

    for _ in range(max_steps):
        step = brain(history, known)
        add("assistant", step)
        if step["type"] == "text":
            return step["text"]
        add(
            "user",
            [{"type": "tool_result", "name": step["name"], "content": str(known[step["name"]](**step["input"]))}],
        )
    return "Stopped"
