# fault: at a text reply the whole reply is returned, not its text
def run(brain, available, goal, max_steps=5):
    history = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        response = brain(history, available)
        if response["type"] == "text":
            break
        history.append({"role": "assistant", "content": response})
        acc = available[response["name"]](**response["input"])
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": response["id"], "content": str(acc)}]}
        )
    else:
        return "Stopped: no answer"
    return response
