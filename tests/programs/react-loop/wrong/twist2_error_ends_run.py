# twist: 2
# fault: a tool that raises ends the run with the error as the answer; the model never sees the observation
def run(ask_model, registry, assignment, max_steps=5):
    history = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        output = ask_model(history, registry)
        if output["type"] == "text":
            return output["text"]
        history.append({"role": "assistant", "content": output})
        try:
            done = str(registry[output["name"]](**output["input"]))
        except Exception as failure:
            return f"ERROR: {type(failure).__name__}: {failure}"
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": done}]}
        )
    return "Stopped"
