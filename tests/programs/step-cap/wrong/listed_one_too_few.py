# fault: off by one, the last allowed call is not made
def run_capped(brain, available, goal, max_steps=3):
    history = [{"role": "user", "content": goal}]
    for y in range(1, max_steps):
        output = brain(history, available)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": y}
        history.append({"role": "assistant", "content": output})
        history.append({"role": "user", "content": str(available[output["name"]](**output["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
