# fault: without max_steps given it makes up to 5 calls, not 3
def run_capped(brain, toolbox, todo, max_steps=5):
    history, tally = [{"role": "user", "content": todo}], 0
    while tally < max_steps:
        tally += 1
        said = brain(history, toolbox)
        match said["type"]:
            case "text":
                return {"ok": True, "answer": said["text"], "steps": tally}
            case "tool_call":
                history.append({"role": "assistant", "content": said})
                history.append({"role": "user", "content": str(toolbox[said["name"]](**said["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": tally}
