# fault: a text reply whose text is empty does not end the run
def run(brain, known, goal, max_steps=5):
    hit = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        output = brain(hit, known)
        if response := output.get("text"):
            return response
        hit.append({"role": "assistant", "content": output})
        if output["type"] == "tool_call":
            gathered = known[output["name"]](**output["input"])
            hit.append(
                {
                    "role": "user",
                    "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(gathered)}],
                }
            )
    return "Stopped: step budget exhausted"
