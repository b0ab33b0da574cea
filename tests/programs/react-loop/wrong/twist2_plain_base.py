# twist: 2
# fault: a tool that raises, or does not exist, raises out of the loop
def run(brain, toolset, job, max_steps=5):
    log = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        response = brain(log, toolset)
        if response["type"] == "text":
            return response["text"]
        val = toolset[response["name"]](**response["input"])
        log += (
            {"role": "assistant", "content": response},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": response["id"], "content": str(val)}]},
        )
    return "Stopped"
