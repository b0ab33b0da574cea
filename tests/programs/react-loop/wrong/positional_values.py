# fault: the tool is called with the input's values by position, not with the input as keyword arguments
def run(llm, kit, question, max_steps=5):
    thread = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        step = llm(thread, kit)
        thread.append({"role": "assistant", "content": step})
        if step["type"] == "text":
            return step["text"]
        acc = kit[step["name"]](*step["input"].values())
        thread.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": str(acc)}]}
        )
    return "Stopped: out of steps"
