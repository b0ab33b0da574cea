# fault: the tools are passed to the model at the first call only
def run(llm, kit, assignment, max_steps=5):
    turns = [{"role": "user", "content": assignment}]
    for step in range(max_steps):
        output = llm(turns, kit) if step == 0 else llm(turns)
        if output["type"] == "text":
            return output["text"]
        turns.append({"role": "assistant", "content": output})
        acc = kit[output["name"]](**output["input"])
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(acc)}]}
        )
    return "Stopped"
