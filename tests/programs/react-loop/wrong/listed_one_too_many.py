# fault: off by one, the model is called max_steps + 1 times
def run(llm, kit, job, max_steps=5):
    convo = [{"role": "user", "content": job}]
    step = 0
    while True:
        said = llm(convo, kit)
        convo.append({"role": "assistant", "content": said})
        if said["type"] == "text":
            return said["text"]
        step += 1
        if step > max_steps:
            return "Stopped: over the budget"
        produced = kit[said["name"]](**said["input"])
        convo.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": str(produced)}]}
        )
