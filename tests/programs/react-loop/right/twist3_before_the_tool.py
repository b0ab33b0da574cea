# twist: 3
def run(llm, toolset, todo, max_steps=5):
    log = [{"role": "user", "content": todo}]
    last = None
    for _ in range(max_steps):
        output = llm(log, toolset)
        if output["type"] == "text":
            return output["text"]
        this = output["name"], output["input"]
        if this == last:
            return "Stopped: the same call twice in a row, the model is stuck."
        last = this
        log.append({"role": "assistant", "content": output})
        acc = toolset[output["name"]](**output["input"])
        log.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(acc)}]}
        )
    return "Stopped: step budget exhausted."
