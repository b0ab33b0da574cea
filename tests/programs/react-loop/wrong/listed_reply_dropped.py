# fault: the assistant's tool call is never put into the history, only its result
def run(lm, registry, assignment, max_steps=5):
    convo = [{"role": "user", "content": assignment}]

    def once():
        output = lm(convo, registry)
        if output["type"] == "text":
            return output["text"]
        res = str(registry[output["name"]](**output["input"]))
        convo.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": res}]}
        )

    for _ in range(max_steps):
        if (response := once()) is not None:
            return response
    return "Stopped: step budget exhausted"
