# fault: with max_steps=0 one model call is made
def run_capped(lm, toolset, goal, max_steps=3):
    convo, spent = [{"role": "user", "content": goal}], 0
    while True:
        said = lm(convo, toolset)
        spent += 1
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": spent}
        if spent >= max_steps:
            return {"ok": False, "answer": "out of steps", "steps": max_steps}
        convo.append({"role": "assistant", "content": said})
        convo.append({"role": "user", "content": str(toolset[said["name"]](**said["input"]))})
