# twist: 2
# fault: the observation of a failed tool does not start with ERROR
def run(llm, registry, assignment, max_steps=5):
    turns = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        output = llm(turns, registry)
        if output["type"] == "text":
            return output["text"]
        turns.append({"role": "assistant", "content": output})
        try:
            earlier, failures = str(registry[output["name"]](**output["input"])), False
        except Exception as failure:
            earlier, failures = f"{output['name']} failed with an ERROR: {failure!r}", True
        turns.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": output["id"], "content": earlier, "is_error": failures}
                ],
            }
        )
    return "Stopped"
